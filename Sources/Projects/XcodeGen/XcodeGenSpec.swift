import Yams

/// A specification and the files that it includes; each part keeps its own file and folder.
struct XcodeGenSpec {
  /// A mapping in one of the files, such as a target.
  struct Part {
    var node: Node
    var file: String
    /// The folder that paths of the part are relative to, itself relative to the map's root.
    var folder: String
    /// The values of the variables `${…}` in the part.
    var variables: [String: String] = [:]

    /// Returns a text with its variables replaced, or nil if a variable is unknown.
    func text(_ raw: String) -> String? {
      var (rest, out) = (raw[...], "")
      while let start = rest.firstIndex(of: "$") {
        let after = rest.index(after: start)
        guard after < rest.endIndex, rest[after] == "{", let end = rest[after...].firstIndex(of: "}") else {
          out += rest[...start]
          rest = rest[after...]
          continue
        }
        guard let value = variables[String(rest[rest.index(after: after)..<end])] else { return nil }
        out += rest[..<start] + value
        rest = rest[rest.index(after: end)...]
      }
      return out + rest
    }

    /// Returns the line of a node of the part.
    func place(_ node: Node) -> ProjectPlace { ProjectPlace(file: file, line: node.line) }
  }

  /// The maximum number of files, far above that of any specification (our own limit).
  private static let mostFiles = 64

  /// The parts; the specification's own part is last and takes precedence over those it includes.
  private(set) var parts: [Part] = []
  private(set) var warnings: [ProjectWarning] = []
  private var seen: Set<String> = []

  init(_ root: Node, file: String, in folder: ProjectFolder) {
    add(root, file: file, base: ProjectPath.folder(of: file), in: folder)
  }

  private mutating func add(_ root: Node, file: String, base: String, in folder: ProjectFolder) {
    guard seen.count < Self.mostFiles, seen.insert(file).inserted else { return }
    for include in root.value("include")?.listed ?? [root.value("include")].compactMap({ $0 }) {
      guard let name = include.single ?? include.value("path")?.single else { continue }
      guard let path = ProjectPath.joined(ProjectPath.folder(of: file), name), let bytes = folder.read(path) else {
        warnings.append(
          ProjectWarning(
            place: ProjectPlace(file: file, line: include.line),
            message: "the included file \(name) is not in the folder, so its targets are not known",
            remedy: "generate or restore it"))
        continue
      }
      // With `relativePaths: false`, paths are relative to the folder of the including file.
      let isOwn = include.value("relativePaths")?.single != "false"
      do throws(ProjectFault) {
        guard let node = try XcodeGenFile.root(bytes) else { continue }
        add(node, file: path, base: isOwn ? ProjectPath.folder(of: path) : base, in: folder)
      } catch {
        warnings.append(error.warning(in: path))
      }
    }
    parts.append(Part(node: root, file: file, folder: base))
  }

  /// Returns the value at a path of keys in the last part that has it.
  func value(_ keys: String...) -> Node? {
    parts.reversed().lazy.compactMap { part in
      keys.reduce(part.node as Node?) { $0?.value($1) }
    }.first
  }

  /// Returns the targets in the order of their first definition, each with its parts in ascending precedence.
  ///
  /// Within a file, the templates of a target come before its own part.
  func targets() -> [(name: String, line: ProjectPlace, parts: [Part])] {
    var order: [String] = []
    var found: [String: (line: ProjectPlace, parts: [Part])] = [:]
    for part in parts {
      for (key, value) in part.node.value("targets")?.entries ?? [] {
        guard let name = key.single else { continue }
        if found[name] == nil { order.append(name) }
        var own = part
        own.node = value
        found[name, default: (part.place(key), [])].parts += templates(of: own, target: name, depth: 0) + [own]
      }
    }
    return order.compactMap { name in found[name].map { (name, $0.line, $0.parts) } }
  }

  /// The maximum depth of templates in templates; only circular references exceed it (our own limit).
  private static let deepest = 8

  /// Returns the templates that a target or a template names, with the values of their variables.
  private func templates(of part: Part, target: String, depth: Int) -> [Part] {
    guard depth < Self.deepest else { return [] }
    var variables = part.variables
    for (key, value) in part.node.value("templateAttributes")?.entries ?? [] {
      if let key = key.single, let value = value.single { variables[key] = value }
    }
    return (part.node.value("templates")?.listed ?? []).compactMap(\.single).flatMap { name in
      parts.flatMap { file -> [Part] in
        guard let node = file.node.value("targetTemplates")?.value(name) else { return [] }
        var template = file
        template.node = node
        template.variables = variables
        template.variables["target_name"] = target
        template.variables["template_name"] = name
        return templates(of: template, target: target, depth: depth + 1) + [template]
      }
    }
  }
}
