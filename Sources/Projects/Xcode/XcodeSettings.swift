/// A reader of build settings that finds the platforms, Info.plist files and development assets of targets.
struct XcodeSettings {
  private let objects: XcodeObjects
  private let folder: ProjectFolder
  /// The levels of the project's settings, by the name of the configuration.
  private var projectLevels: [String: [BuildSettings.Level]] = [:]
  private(set) var warnings: [ProjectWarning] = []

  init(_ objects: XcodeObjects, in folder: ProjectFolder) {
    self.objects = objects
    self.folder = folder
  }

  /// Returns a target with the platforms and Info.plist files of all its configurations.
  mutating func target(_ object: PropertyValue, paths: inout XcodePaths) -> ProjectTarget {
    if projectLevels.isEmpty {
      for configuration in configurations(of: objects.project) {
        projectLevels[configuration["name"]?.text ?? ""] = levels(of: configuration, &paths)
      }
    }
    let name = object["name"]?.text ?? "?"
    let kind = ProductKind(productType: object["productType"]?.text ?? "")
    // A target without configurations of its own uses those of the project.
    let own = configurations(of: object)
    let settings =
      own.isEmpty
      ? projectLevels.values.map { BuildSettings(levels: $0, builtIn: Self.builtIn(name)) }
      : own.map { configuration in
        BuildSettings(
          levels: levels(of: configuration, &paths) + (projectLevels[configuration["name"]?.text ?? ""] ?? []),
          builtIn: Self.builtIn(name))
      }
    let systems = TargetPlatforms.deploymentTargets(of: settings, kind)
    let devices = TargetDevices(system: systems.max(), configurations: settings.count) {
      settings[$1].value($0)?.text
    }
    return ProjectTarget(
      name: name, kind: kind, platforms: TargetPlatforms.of(settings, kind), deploymentTarget: systems.min(),
      devices: devices, infoPlists: infoPlists(settings), developmentPaths: developmentPaths(settings),
      place: objects.place(object.line))
  }

  private func configurations(of object: PropertyValue) -> [PropertyValue] {
    objects.references("buildConfigurations", of: objects.object("buildConfigurationList", of: object))
      .compactMap { objects[$0.id] }
  }

  /// Returns the levels of one configuration: its settings, then those of its configuration file.
  private mutating func levels(of configuration: PropertyValue, _ paths: inout XcodePaths) -> [BuildSettings.Level] {
    let own = BuildSettings.Level(configuration["buildSettings"])
    if let id = configuration["baseConfigurationReference"]?.text {
      let path = paths.path(of: id) ?? objects[id]?["path"]?.text ?? "a configuration file"
      return [own, file(path)]
    }
    // From Xcode 16, the configuration file may be in a synchronised folder.
    if let anchor = configuration["baseConfigurationReferenceAnchor"]?.text,
      let name = configuration["baseConfigurationReferenceRelativePath"]?.text
    {
      return [own, file(paths.path(of: anchor).flatMap { ProjectPath.joined($0, name) } ?? name)]
    }
    return [own]
  }

  private var files: [String: BuildSettings.Level] = [:]

  private mutating func file(_ path: String) -> BuildSettings.Level {
    if let level = files[path] { return level }
    let level = ConfigurationFile.level(path, in: folder)
    files[path] = level
    return level
  }

  /// Returns the variables that Xcode defines; paths start at the project's folder, so its variables are `.`.
  private static func builtIn(_ target: String) -> [String: String] {
    ["SRCROOT": ".", "PROJECT_DIR": ".", "SOURCE_ROOT": ".", "TARGET_NAME": target, "TARGETNAME": target]
  }

  private func infoPlists(_ settings: [BuildSettings]) -> [String] {
    guard let root = objects.root else { return [] }
    let paths = settings.compactMap { $0.value("INFOPLIST_FILE")?.text }.filter { !$0.isEmpty }
    return Set(paths.compactMap { ProjectPath.joined(root, $0) }).sorted()
  }

  /// Returns the paths that DEVELOPMENT_ASSET_PATHS names in every configuration.
  ///
  /// A configuration without these paths may be the one for users.
  ///
  /// Source: Apple, Build settings reference: archives and installs do not contain these files and folders.
  private func developmentPaths(_ settings: [BuildSettings]) -> [String] {
    guard let root = objects.root else { return [] }
    let paths = settings.map { settings in
      let words = Self.words(settings.value("DEVELOPMENT_ASSET_PATHS")?.text ?? "")
      return Set(words.compactMap { ProjectPath.joined(root, $0) }.filter { !$0.isEmpty })
    }
    return paths.dropFirst().reduce(paths.first ?? []) { $0.intersection($1) }.sorted()
  }

  /// Splits a list at spaces outside quotation marks, as in `"Kite/Preview Content" Kite/Samples`.
  private static func words(_ text: String) -> [String] {
    text.matches(of: /(?:"[^"]*"?|[^ "])+/).map { String($0.output).replacing("\"", with: "") }.filter { !$0.isEmpty }
  }
}
