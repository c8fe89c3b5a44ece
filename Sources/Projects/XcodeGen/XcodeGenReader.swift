import Yams

/// A reader for the targets of an XcodeGen specification (`project.yml`) and their files.
///
/// Source: XcodeGen, Docs/ProjectSpec.md.
struct XcodeGenReader {
  /// The kinds of dependencies that are neither targets of the project nor system libraries.
  private static let libraries = ["framework", "carthage", "package", "bundle"]

  private let spec: XcodeGenSpec
  private let effort: ReadingEffort
  private var content: ProjectContent
  /// Whether a target's Info.plist is unknown.
  private var hasUnknownInfoPlist = false

  /// Reads a specification; returns nil if the YAML file has another purpose.
  ///
  /// - Throws: ``ProjectFault`` if the file cannot be read.
  static func read(_ bytes: [UInt8], file: String, in folder: ProjectFolder) throws(ProjectFault) -> ProjectContent? {
    try folder.effort.parse(bytes.count)
    let root = try XcodeGenFile.root(bytes, counting: folder.effort)
    guard root.value("targets") != nil || root.value("include") != nil, root.value("name") != nil else { return nil }
    let spec = XcodeGenSpec(root, file: file, in: folder)
    var reader = XcodeGenReader(spec: spec, effort: folder.effort, content: ProjectContent(of: file))
    reader.content.issues = spec.issues
    reader.content.developmentRegion = spec.value("options", "developmentLanguage")?.single
    reader.content.isWhole = spec.issues.isEmpty
    reader.content.listsFiles = true
    let targets = spec.targets()
    for target in targets { reader.add(target.name, target.line, target.parts) }
    reader.content.linksLibraries = targets.lazy.flatMap(\.parts).contains { part in
      (part.node.value("dependencies")?.listed ?? []).contains { dependency in
        Self.libraries.contains { dependency.value($0) != nil }
      }
    }
    reader.content.claims += spec.scriptPaths(of: targets, beside: reader.content.claims, folder).map {
      Claim(owners: Owners([]), path: $0, place: ProjectPlace(file: file, line: 1))
    }
    if reader.hasUnknownInfoPlist { reader.content.openPropertyLists() }
    return reader.content
  }

  private mutating func add(_ name: String, _ place: ProjectPlace, _ parts: [XcodeGenSpec.Part]) {
    func value(_ key: String) -> Node? { parts.reversed().lazy.compactMap { $0.node.value(key) }.first }
    let (platform, destinations) = (value("platform"), value("supportedDestinations"))
    guard case .sequence(let list)? = platform else {
      return add(name, place, on: platform?.single, destinations, parts)
    }
    // A list of platforms creates one target per platform.
    let steps = name.utf8.count / 4 + parts.count * 60 + parts.lazy.map(\.size).reduce(0, +) * 8
    for platform in list.compactMap(\.single) {
      guard effort.spend(steps) else { return }
      add(name + (value("platformSuffix")?.single ?? "_\(platform)"), place, on: platform, destinations, parts)
    }
  }

  /// Returns the platforms of a target; `platform: auto` means only those in `supportedDestinations`.
  private static func platforms(_ name: String?, _ destinations: Node?) -> ProjectTarget.Platforms {
    let all =
      [name].compactMap(\.self).filter { $0.lowercased() != "auto" } + (destinations?.listed ?? []).compactMap(\.single)
    guard !all.isEmpty else { return .unknown("the target names no platform") }
    let platforms = Set(known: all.map { ProjectPlatform(name: $0) })
    return platforms.map { .known($0) } ?? .unknown("platform is \(all.joined(separator: ", ").prefix(100))")
  }

  private mutating func add(
    _ name: String, _ place: ProjectPlace, on platform: String?, _ destinations: Node?, _ parts: [XcodeGenSpec.Part]
  ) {
    var parts = parts
    if let platform { for index in parts.indices { parts[index].names["platform"] = platform } }
    let settings = XcodeGenSettings(spec: spec, parts: parts, target: name)
    let type = parts.reversed().lazy.compactMap { $0.node.value("type")?.single }.first ?? ""
    let kind = ProductKind(productType: type)
    let platforms =
      kind.impliedPlatform.map { .known([$0]) } ?? settings.platforms ?? Self.platforms(platform, destinations)
    let index = content.targets.count
    let infoPlists = settings.infoPlists
    content.targets.append(
      ProjectTarget(
        name: name, kind: kind, platforms: platforms,
        deploymentTarget: platforms.mayInclude(.ios) ? settings.deploymentTarget : nil,
        devices: platforms.mayInclude(.ios) ? settings.devices : TargetDevices(), infoPlists: infoPlists,
        infoProperties: settings.infoProperties, assets: settings.assets,
        developmentPaths: settings.developmentPaths,
        dependencies: Self.dependencies(of: parts), place: place))
    if settings.hasUnknownInfoPlist { hasUnknownInfoPlist = true }
    content.claims += infoPlists.filter { !ProjectPath.isAbove($0) }.map {
      Claim(target: index, path: $0, place: place)
    }
    let owners = Owners([index])
    for part in parts {
      for source in XcodeGenSource.all(in: part, counting: effort) { add(source, of: part, owners) }
    }
  }

  /// Returns the names of the targets and package products that a target depends on.
  private static func dependencies(of parts: [XcodeGenSpec.Part]) -> Set<String> {
    let all = parts.flatMap { $0.node.value("dependencies")?.listed ?? [] }
    let products = all.flatMap { ($0.value("products")?.listed ?? []) + [$0.value("product")].compactMap(\.self) }
    // The name of another project's target is prefixed with that project's name.
    let targets = all.compactMap { $0.value("target")?.single ?? $0.value("package")?.single }
    return Set(products.compactMap(\.single) + targets.map { String(ProjectPath.name(of: $0)) })
  }

  private mutating func add(_ source: XcodeGenSource, of part: XcodeGenSpec.Part, _ owners: Owners) {
    guard source.isBuilt else { return }
    guard let name = source.path, let path = ProjectPath.joined(part.folder, name) else {
      // The unknown variable may name any file of the project.
      content.isOpen = true
      return content.claims.append(Claim(owners: owners, path: content.folder, place: source.place))
    }
    content.listFolders([path])
    content.claims.append(
      Claim(owners: owners, path: path, place: source.place, filter: source.filter, rule: source.rule))
  }
}
