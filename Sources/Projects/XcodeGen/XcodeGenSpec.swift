import Yams

/// A specification and its included files; each part keeps its own file and folder.
struct XcodeGenSpec {
  /// A mapping in one of the files, such as a target.
  struct Part {
    var node: Node
    var file: String
    /// The folder that the part's paths are relative to; it is relative to the map's root.
    var folder: String
    /// The values of the variables `${…}` in the part.
    var variables: [String: String] = [:]
    /// The values of variables that depend on the part.
    var names: [String: String] = [:]

    /// The name of the part's template; nil if the part belongs to a target itself.
    var template: String? { names["template_name"] }

    /// Returns a text with variables replaced, or nil if a variable is unknown or the text is too long for a path.
    func text(_ raw: String) -> String? {
      guard raw.utf8.count <= ProjectPath.longest else { return nil }
      var (rest, out) = (raw[...], "")
      while let start = rest.firstIndex(of: "$") {
        let after = rest.index(after: start)
        guard after < rest.endIndex, rest[after] == "{", let end = rest[after...].firstIndex(of: "}") else {
          out += rest[...start]
          rest = rest[after...]
          continue
        }
        let name = String(rest[rest.index(after: after)..<end])
        // A text may repeat variables any number of times.
        guard let value = names[name] ?? variables[name],
          out.utf8.count + value.utf8.count <= ProjectPath.longest
        else { return nil }
        out += rest[..<start] + value
        rest = rest[rest.index(after: end)...]
      }
      return out + rest
    }

    /// Returns the location of a node in the part.
    func place(_ node: Node) -> ProjectPlace { ProjectPlace(file: file, line: node.line) }

    /// The number of values that readers look at for a target.
    var size: Int {
      let settings = node.value("settings")
      let nested = [
        settings?.value("base"), settings?.value("configs"), node.value("info")?.value("properties"),
        node.value("dependencies"), node.value("templates"), node.value("templateAttributes"),
        node.value("supportedDestinations"),
      ]
      let properties = node.value("info")?.value("properties")
      let scenes = properties?.value("UIApplicationSceneManifest")?.value("UISceneConfigurations")
      let lists = [settings?.value("configs"), properties, scenes].compactMap(\.self).flatMap(\.entries)
      let size = node.size + (settings?.size ?? 0) + (node.value("platformSuffix")?.single?.utf8.count ?? 0) / 16
      return nested.compactMap { $0?.size }.reduce(size + lists.lazy.map(\.value.size).reduce(0, +), +)
    }
  }

  /// The maximum number of files, far above any specification (our own limit).
  private static let mostFiles = 64

  /// The parts; the specification itself is last and takes precedence over included files.
  private(set) var parts: [Part] = []
  private(set) var issues: [ProjectIssue] = []
  private var seen: Set<String> = []
  /// The templates of all parts by their names.
  private var templates: [String: [Part]] = [:]
  private let folder: ProjectFolder

  // Values that every target looks up.
  private(set) var settings = BuildSettings.Level()
  private var configured: Set<String> = []
  /// The pictures and colours named by settings of single configurations.
  private(set) var assets = CatalogNames()
  /// The lowest iOS version in `options`.
  private(set) var deploymentTarget: String?

  init(_ root: Node, file: String, in folder: ProjectFolder) {
    self.folder = folder
    add(root, file: file, base: ProjectPath.folder(of: file))
    for part in parts {
      for (key, value) in part.node.value("targetTemplates")?.entries ?? [] {
        guard let name = key.single else { continue }
        var template = part
        template.node = value
        templates[name, default: []].append(template)
      }
    }
    let all = parts.compactMap { $0.node.value("settings") }
    for node in all { settings.add(node) }
    for node in all { settings.add(node.value("base")) }
    assets = CatalogNames(all.flatMap { configurations(of: $0) })
    configured = Self.configured(value("settings"))
    deploymentTarget = value("options", "deploymentTarget", "iOS")?.single
  }

  /// Returns the build settings of a target: its own at the highest level, without those of single configurations.
  func settings(_ own: BuildSettings.Level, ofTarget name: String) -> BuildSettings {
    BuildSettings(levels: [own, settings], builtIn: BuildSettings.builtIn(name), effort: folder.effort)
  }

  /// Counts steps; returns false if too few remain.
  func spend(_ steps: Int) -> Bool { folder.effort.spend(steps) }

  /// Returns whether the project sets a build setting for single configurations.
  func isConfigured(_ name: String) -> Bool { configured.contains(name) }

  /// Returns the settings under `settings` for each single configuration.
  func configurations(of settings: Node?) -> [BuildSettings] {
    (settings?.value("configs")?.entries ?? []).map { _, node in
      var level = BuildSettings.Level()
      level.add(node)
      return BuildSettings(levels: [level], builtIn: [:], effort: folder.effort)
    }
  }

  /// Returns the names of the build settings under `settings` that single configurations set.
  static func configured(_ settings: Node?) -> Set<String> {
    Set(
      (settings?.value("configs")?.entries ?? []).lazy.flatMap(\.value.entries).compactMap(\.key.single)
        .map(SettingName.init).filter { $0.scope != .elsewhere }.map(\.name))
  }

  private mutating func add(_ root: Node, file: String, base: String) {
    guard seen.count < Self.mostFiles, seen.insert(file).inserted else { return }
    let start = parts.count
    for include in root.value("include")?.listed ?? [root.value("include")].compactMap({ $0 }) {
      guard seen.count < Self.mostFiles, issues.count < Self.mostFiles else { break }
      guard let name = include.single ?? include.value("path")?.single else { continue }
      let place = ProjectPlace(file: file, line: include.line)
      let path = ProjectPath.joined(ProjectPath.folder(of: file), name)
      guard let path, !ProjectPath.isAbove(path) else {
        // Files outside the folder are never opened, not even to check whether they exist.
        issues.append(.outside(name, at: place))
        continue
      }
      // With `relativePaths: false`, paths are relative to the folder of the including file.
      let isOwn = include.value("relativePaths")?.single != "false"
      do throws(ProjectFault) {
        // Including a file twice adds nothing.
        if seen.contains(path) { continue }
        guard let node = try folder.specification(path) else {
          issues.append(.missing(name, at: place, "targets"))
          continue
        }
        // Many specifications may include one large file.
        guard folder.effort.spend(Self.entries(of: node)) else { return }
        let end = parts.count
        add(node, file: path, base: isOwn ? ProjectPath.folder(of: path) : base)
        replacements.apply(in: &parts, Array(end..<parts.count), onto: Array(start..<end))
      } catch {
        issues.append(error.issue(in: path))
      }
    }
    parts.append(Part(node: root, file: file, folder: base))
    replacements.apply(in: &parts, [parts.count - 1], onto: Array(start..<parts.count - 1))
  }

  private var replacements: XcodeGenReplacements { XcodeGenReplacements(effort: folder.effort) }

  /// Applies `:REPLACE` keys of templates and targets to the templates before them.
  private func replaceTemplates(in parts: inout [Part]) {
    let groups = Dictionary(grouping: parts.indices) { parts[$0].template }
    let templates = groups.filter { $0.key != nil }.values.sorted { ($0.first ?? 0) < ($1.first ?? 0) }
    var earlier: [Int] = []
    for group in templates + [groups[nil] ?? []] {
      replacements.apply(in: &parts, group, onto: earlier)
      earlier += group
    }
  }

  /// Returns the number of entries in a file that every specification reads.
  private static func entries(of root: Node) -> Int {
    let settings = root.value("settings")
    return [root.value("targetTemplates"), root.value("targets"), settings, settings?.value("base")]
      .compactMap { $0?.size }.reduce(root.size, +)
  }

  /// Returns the value at a path of keys in the last part that contains it.
  func value(_ keys: String...) -> Node? {
    parts.reversed().lazy.compactMap { part in
      keys.reduce(part.node as Node?) { $0?.value($1) }
    }.first
  }

  /// Returns the targets in the order of first definition, each with its parts in ascending precedence.
  ///
  /// Within a file, templates come before the target's own part.
  func targets() -> [(name: String, line: ProjectPlace, parts: [Part])] {
    var order: [String] = []
    var found: [String: (line: ProjectPlace, parts: [Part])] = [:]
    for part in parts {
      for (key, value) in part.node.value("targets")?.entries ?? [] {
        guard let name = key.single else { continue }
        if found[name] == nil { order.append(name) }
        var own = part
        own.node = value
        let parts = templates(of: own, target: name) + [own]
        // Readers look up about thirty values in all parts.
        guard folder.effort.spend(parts.count * 60 + parts.lazy.map(\.size).reduce(0, +) * 8) else { return [] }
        found[name, default: (part.place(key), [])].parts += parts
      }
    }
    return order.compactMap { name in
      guard var target = found[name] else { return nil }
      replaceTemplates(in: &target.parts)
      return (name, target.line, target.parts)
    }
  }

  /// Returns the templates that a target names, directly or through templates, with the values of variables.
  ///
  /// Each template occurs once, before the part that names it first.
  ///
  /// Source: XcodeGen, Template.swift (collectTemplates).
  private func templates(of target: Part, target name: String) -> [Part] {
    var found: [Part] = []
    var visited: Set<String> = []
    // Templates may be nested deeper than the stack allows. Each level has a template's parts and the remaining names.
    var levels: [(parts: [Part], names: ArraySlice<String>, variables: [String: String])] = []
    func open(_ parts: [Part], _ variables: [String: String]) {
      var variables = variables
      var names: [String] = []
      for part in parts {
        for (key, value) in part.node.value("templateAttributes")?.entries ?? [] {
          if let key = key.single, let value = value.single { variables[key] = value }
        }
        names += (part.node.value("templates")?.listed ?? []).compactMap(\.single)
      }
      levels.append((parts, names[...], variables))
    }
    open([target], target.variables)
    while var level = levels.popLast() {
      guard let next = level.names.popFirst() else {
        if !levels.isEmpty { found += level.parts }
        continue
      }
      levels.append(level)
      guard let parts = templates[next], visited.insert(next).inserted,
        folder.effort.spend(parts.count * 60 + parts.lazy.map(\.size).reduce(0, +))
      else { continue }
      open(
        parts.map { part in
          var part = part
          part.variables = level.variables
          part.names = ["target_name": name, "template_name": next]
          return part
        }, level.variables)
    }
    return found
  }
}
