/// A reader of build settings for the platforms, Info.plist files and development assets of targets.
struct XcodeSettings {
  private let objects: XcodeObjects
  private let folder: ProjectFolder
  /// The levels of the project's settings, by configuration name.
  private var projectLevels: [String: [BuildSettings.Level]] = [:]
  private(set) var issues: [ProjectIssue] = []
  /// Whether a target's Info.plist is unknown.
  private(set) var hasUnknownInfoPlist = false
  /// The levels of each configuration by identifier, because targets may share one.
  private var levels: [String: [BuildSettings.Level]] = [:]

  init(_ objects: XcodeObjects, in folder: ProjectFolder) {
    self.objects = objects
    self.folder = folder
  }

  /// Returns a target with the platforms and Info.plist files of all configurations.
  mutating func target(_ object: PropertyValue, paths: inout XcodePaths) -> ProjectTarget {
    if projectLevels.isEmpty {
      for configuration in configurations(of: objects.project) {
        projectLevels[name(of: configuration)] = levels(of: configuration, &paths)
      }
    }
    let name = object["name"]?.text ?? "?"
    let kind = ProductKind(productType: object["productType"]?.text ?? "")
    // A target without its own configurations uses those of the project.
    let own = configurations(of: object)
    let settings =
      own.isEmpty
      ? projectLevels.values.map {
        BuildSettings(levels: $0, builtIn: BuildSettings.builtIn(name), effort: folder.effort)
      }
      : own.map { configuration in
        BuildSettings(
          levels: levels(of: configuration, &paths) + (projectLevels[self.name(of: configuration)] ?? []),
          builtIn: BuildSettings.builtIn(name), effort: folder.effort)
      }
    if settings.contains(where: { $0.value("INFOPLIST_FILE").map { $0.text == nil } ?? false }) {
      hasUnknownInfoPlist = true
    }
    let systems = TargetPlatforms.deploymentTargets(of: settings, kind)
    let devices = TargetDevices(system: systems.max(), configurations: settings.count) {
      settings[$1].value($0)?.text
    }
    return ProjectTarget(
      name: name, kind: kind, platforms: TargetPlatforms.of(settings, kind), deploymentTarget: systems.min(),
      devices: devices, infoPlists: infoPlists(settings), assets: CatalogNames(settings),
      developmentPaths: developmentPaths(settings),
      dependencies: dependencies(of: object), place: objects.place(object.line))
  }

  /// Returns the names of the targets and package products that a target depends on.
  private func dependencies(of target: PropertyValue) -> Set<String> {
    let targets = objects.references("dependencies", of: target).compactMap { id, _ -> String? in
      let dependency = objects[id]
      return objects.object("target", of: dependency)?["name"]?.text
        ?? objects.object("targetProxy", of: dependency)?["remoteInfo"]?.text
        ?? objects.object("productRef", of: dependency)?["productName"]?.text
    }
    let products = objects.references("packageProductDependencies", of: target).compactMap {
      objects[$0.id]?["productName"]?.text
    }
    guard folder.effort.spend(4 * (targets.count + products.count)) else { return [] }
    return Set(targets + products)
  }

  /// Returns the identifiers of the configurations of a target or project.
  private func configurations(of object: PropertyValue) -> [String] {
    let list = objects.references("buildConfigurations", of: objects.object("buildConfigurationList", of: object))
    guard folder.effort.spend(list.count * Self.steps) else { return [] }
    return list.map(\.id).filter { objects[$0] != nil }
  }

  /// The steps per configuration, in which about thirty settings are looked up.
  private static let steps = 60

  private func name(of configuration: String) -> String { objects[configuration]?["name"]?.text ?? "" }

  /// Returns the levels of one configuration: its own settings, then its configuration file.
  private mutating func levels(of id: String, _ paths: inout XcodePaths) -> [BuildSettings.Level] {
    if let known = levels[id] { return known }
    guard let configuration = objects[id] else { return [] }
    var found = [BuildSettings.Level(configuration["buildSettings"])]
    if let id = configuration["baseConfigurationReference"]?.text {
      let path = paths.path(of: id) ?? objects[id]?["path"]?.text ?? "a configuration file"
      found.append(file(path, configuration.line))
    } else if let anchor = configuration["baseConfigurationReferenceAnchor"]?.text,
      let name = configuration["baseConfigurationReferenceRelativePath"]?.text
    {
      // From Xcode 16, the configuration file may be in a synchronised folder.
      let path = paths.path(of: anchor).flatMap { ProjectPath.joined($0, name) } ?? name
      found.append(file(path, configuration.line))
    }
    levels[id] = found
    return found
  }

  private var files: [String: BuildSettings.Level] = [:]

  private mutating func file(_ path: String, _ line: Int) -> BuildSettings.Level {
    if let level = files[path] { return level }
    var (level, issues) = ConfigurationFile.level(path, in: folder)
    if ProjectPath.isAbove(path) {
      issues.append(.outside(path, at: objects.place(line)))
    } else if level.missing == path, issues.isEmpty {
      issues.append(.missing(path, at: objects.place(line), "settings"))
    }
    files[path] = level
    self.issues += issues
    return level
  }

  private func infoPlists(_ settings: [BuildSettings]) -> [String] {
    guard let root = objects.root else { return [] }
    let paths = settings.compactMap { $0.value("INFOPLIST_FILE")?.text }.filter { !$0.isEmpty }
    return Set(paths.compactMap { ProjectPath.named($0, in: root) }).sorted()
  }

  /// Returns the paths that DEVELOPMENT_ASSET_PATHS names in every configuration.
  ///
  /// A configuration without such paths may be the release configuration.
  ///
  /// Source: Apple, Build settings reference: archives and installs do not contain these files and folders.
  private func developmentPaths(_ settings: [BuildSettings]) -> [String] {
    guard let root = objects.root else { return [] }
    let paths = settings.map { settings in
      let words = SettingWords.of(settings.value("DEVELOPMENT_ASSET_PATHS")?.text ?? "")
      guard folder.effort.spend(words.count * ReadingEffort.claim) else { return Set<String>() }
      return Set(words.compactMap { ProjectPath.joined(root, $0) }.filter { !$0.isEmpty })
    }
    return paths.dropFirst().reduce(paths.first ?? []) { $0.intersection($1) }.sorted()
  }
}
