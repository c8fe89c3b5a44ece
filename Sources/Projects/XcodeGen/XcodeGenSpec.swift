import Yams

/// A specification with the files that it includes: each part keeps its file and folder.
struct XcodeGenSpec {
  /// A mapping of one of the files.
  struct Part {
    var node: Node
    var file: String
    /// The folder that paths of the part start at, from the root of the map on.
    var folder: String
    /// The values of `${…}` in it.
    var variables: [String: String] = [:]

    /// A text with its variables replaced; nil if one is not known.
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

    /// The line of a node in it.
    func place(_ node: Node) -> ProjectPlace { ProjectPlace(file: file, line: node.line) }
  }

  /// More files than any specification includes (our own limit).
  private static let mostFiles = 64

  /// The specification's own part last: what it says wins over what it includes.
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
      // `relativePaths: false` makes its paths start where those of the including file do.
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

  /// The last value of a path of keys.
  func value(_ keys: String...) -> Node? {
    parts.reversed().lazy.compactMap { part in
      keys.reduce(part.node as Node?) { $0?.value($1) }
    }.first
  }

  /// The targets by name, in order; each with its templates first and the parts that win last.
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

  /// Deeper templates of templates are circles (our own limit).
  private static let deepest = 8

  /// The templates that a target or a template names, with the values that they are given.
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
