import Yams

/// Reads the targets of an XcodeGen specification (`project.yml`) and what each takes.
///
/// Source: XcodeGen, Docs/ProjectSpec.md.
struct XcodeGenReader {
  private let spec: XcodeGenSpec
  private var content: ProjectContent

  /// Reads a specification.
  ///
  /// - Returns: nil if the file is YAML for another purpose.
  /// - Throws: ``ProjectFault`` if it cannot be read.
  static func read(_ bytes: [UInt8], file: String, in folder: ProjectFolder) throws(ProjectFault) -> ProjectContent? {
    guard let root = try XcodeGenFile.root(bytes), root.value("targets") != nil || root.value("include") != nil,
      root.value("name") != nil
    else { return nil }
    let spec = XcodeGenSpec(root, file: file, in: folder)
    var reader = XcodeGenReader(spec: spec, content: ProjectContent(of: file))
    reader.content.warnings = spec.warnings
    reader.content.isWhole = spec.warnings.isEmpty
    for target in spec.targets() { reader.add(target.name, target.line, target.parts) }
    return reader.content
  }

  private mutating func add(_ name: String, _ place: ProjectPlace, _ parts: [XcodeGenSpec.Part]) {
    func value(_ key: String) -> Node? { parts.reversed().lazy.compactMap { $0.node.value(key) }.first }
    // A list of platforms makes a target per platform.
    let platforms = value("platform")
    if case .sequence(let list) = platforms {
      for platform in list.compactMap(\.single) {
        let suffix = value("platformSuffix")?.single ?? "_\(platform)"
        add(
          name + suffix, place, platforms: Self.platforms([platform], value("supportedDestinations")),
          parts.map { part in
            var part = part
            part.variables["platform"] = platform
            return part
          })
      }
      return
    }
    let one = platforms?.single
    add(
      name, place, platforms: Self.platforms([one].compactMap { $0 }, value("supportedDestinations")),
      parts.map { part in
        var part = part
        if let one { part.variables["platform"] = one }
        return part
      })
  }

  /// `platform: auto` is only what `supportedDestinations` lists.
  private static func platforms(_ names: [String], _ destinations: Node?) -> ProjectTarget.Platforms {
    let all = names.filter { $0.lowercased() != "auto" } + (destinations?.listed ?? []).compactMap(\.single)
    let platforms = all.map { ProjectPlatform(name: $0) }
    guard !platforms.isEmpty else { return .unknown("the target names no platform") }
    guard !platforms.contains(nil) else { return .unknown("platform is \(all.joined(separator: ", "))") }
    return .known(Set(platforms.compactMap { $0 }))
  }

  private mutating func add(
    _ name: String, _ place: ProjectPlace, platforms: ProjectTarget.Platforms, _ parts: [XcodeGenSpec.Part]
  ) {
    let settings = XcodeGenSettings(spec, parts)
    let type = parts.reversed().lazy.compactMap { $0.node.value("type")?.single }.first ?? ""
    let kind = ProductKind(productType: type)
    let stated = kind.impliedPlatform.map { ProjectTarget.Platforms.known([$0]) } ?? settings.platforms ?? platforms
    let index = content.targets.count
    let infoPlists = settings.infoPlists
    content.targets.append(
      ProjectTarget(
        name: name, kind: kind, platforms: stated, deploymentTargets: settings.deploymentTargets(stated),
        deviceFamilies: settings.deviceFamilies, infoPlists: infoPlists, place: place))
    content.claims += infoPlists.map { Claim(target: index, path: $0, means: .infoPlist, place: place) }
    for part in parts {
      for source in XcodeGenSource.all(in: part) { add(source, of: part, index) }
    }
  }

  private mutating func add(_ source: XcodeGenSource, of part: XcodeGenSpec.Part, _ target: Int) {
    guard source.isBuilt else { return }
    guard let name = source.path, let path = ProjectPath.joined(part.folder, name) else {
      // Any file of the project may be the one that the variable names.
      content.claims.append(
        Claim(target: target, path: content.folder, means: .unknownSources, place: source.place))
      return
    }
    guard path != "..", !path.hasPrefix("../") else { return }
    content.claims.append(
      Claim(
        target: target, path: path, means: .generatorSource, place: source.place, filter: source.filter,
        rule: source.rule))
  }
}
