import Yams

/// The platforms and Info.plist files in the settings of an XcodeGen target.
struct XcodeGenSettings {
  let spec: XcodeGenSpec
  let parts: [XcodeGenSpec.Part]
  /// The build settings that the target has for single configurations.
  private let configured: Set<String>

  init(spec: XcodeGenSpec, parts: [XcodeGenSpec.Part]) {
    (self.spec, self.parts) = (spec, parts)
    configured = parts.reduce(into: []) { $0.formUnion(XcodeGenSpec.configured($1.node.value("settings"))) }
  }

  /// Returns a build setting of the target, or else of the project; settings of single configurations are ignored.
  private func setting(_ name: String) -> String? {
    for part in parts.reversed() {
      guard let settings = part.node.value("settings") else { continue }
      if let value = settings.value("base")?.setting(name) ?? settings.setting(name) { return part.text(value) }
    }
    return spec.setting(name)
  }

  /// The platforms in the build settings, which take precedence over `platform`; nil if the settings name none.
  var platforms: ProjectTarget.Platforms? {
    guard let text = setting("SUPPORTED_PLATFORMS") else { return nil }
    let platforms = Set(known: text.split(separator: " ").map { ProjectPlatform(sdk: $0) })
    return platforms.map { .known($0) } ?? .unknown("SUPPORTED_PLATFORMS is \(text.prefix(100))")
  }

  /// The lowest version of iOS; the build setting takes precedence over `deploymentTarget`, and the target over `options`.
  var deploymentTarget: DeploymentTarget? {
    if let stated = setting("IPHONEOS_DEPLOYMENT_TARGET") { return DeploymentTarget(stated) }
    let own = parts.reversed().lazy.compactMap { $0.node.value("deploymentTarget") }.first
    let version = own?.single ?? own?.value("iOS")?.single ?? spec.deploymentTarget
    return version.flatMap { DeploymentTarget($0) }
  }

  /// The devices, as far as no setting of a single configuration differs.
  var devices: TargetDevices {
    let system = isConfigured("IPHONEOS_DEPLOYMENT_TARGET") ? nil : deploymentTarget
    return TargetDevices(system: system, configurations: 1) { name, _ in isConfigured(name) ? nil : setting(name) }
  }

  /// Returns whether the target or the project sets a build setting for single configurations.
  private func isConfigured(_ name: String) -> Bool {
    configured.contains(name) || spec.isConfigured(name)
  }

  /// The values under `info: {properties: …}`, of which those of the last part count.
  var infoProperties: InfoProperties {
    var values = InfoProperties()
    values.interfaceStyle = infoTexts("UIUserInterfaceStyle")?.first
    values.requiresFullScreen = infoTexts("UIRequiresFullScreen")?.first.map { ["true", "YES"].contains($0) }
    values.hasLaunchScreen = ["UILaunchScreen", "UILaunchStoryboardName"].contains { info($0) != nil }
    values.mainStoryboards = Set(infoTexts("UIMainStoryboardFile") ?? [])
    let scenes = info("UIApplicationSceneManifest")?.value("UISceneConfigurations")?.entries ?? []
    for scene in scenes.flatMap(\.value.listed) {
      if let name = scene.value("UISceneStoryboardFile")?.single { values.mainStoryboards.insert(name) }
    }
    for (family, suffix) in [(TargetDevices.Family.iphone, "~iphone"), (.ipad, "~ipad")] {
      let name = "UISupportedInterfaceOrientations"
      if let list = infoTexts(name + suffix) ?? infoTexts(name) { values.orientations[family] = Set(list) }
    }
    return values
  }

  /// The paths that DEVELOPMENT_ASSET_PATHS names, as far as no setting of a single configuration differs.
  var developmentPaths: [String] {
    let name = "DEVELOPMENT_ASSET_PATHS"
    guard !isConfigured(name), let text = setting(name), let folder = spec.parts.last?.folder else { return [] }
    let words = SettingWords.of(text).filter { !$0.contains("$") }
    guard spec.spend(words.count * ReadingEffort.claim) else { return [] }
    return Set(words.compactMap { ProjectPath.joined(folder, $0) }.filter { !$0.isEmpty }).sorted()
  }

  /// Whether the build fills in the path of the Info.plist.
  var hasUnknownInfoPlist: Bool {
    setting("INFOPLIST_FILE")?.contains("$") == true || isConfigured("INFOPLIST_FILE")
  }

  /// Returns the value of a key of the Info.plist in the last part that states it.
  private func info(_ key: String) -> Node? {
    parts.reversed().lazy.compactMap { $0.node.value("info")?.value("properties")?.value(key) }.first
  }

  /// Returns the texts of a key of the Info.plist; nil if it is not stated or the build fills in a text.
  private func infoTexts(_ key: String) -> [String]? {
    for part in parts.reversed() {
      guard let value = part.node.value("info")?.value("properties")?.value(key) else { continue }
      let texts = value.listed.map { $0.single.flatMap(part.text) }
      let isKnown = texts.allSatisfy { text in text.map { !$0.contains("$") } ?? false }
      return isKnown ? texts.compactMap(\.self) : nil
    }
    return nil
  }

  /// The paths from `info: {path: …}` of each part and from INFOPLIST_FILE, relative to the map's root.
  var infoPlists: [String] {
    var paths = parts.map { part in
      part.node.value("info")?.value("path")?.single.flatMap(part.text)
        .flatMap { ProjectPath.named($0, in: part.folder) }
    }
    if let text = setting("INFOPLIST_FILE"), !text.contains("$"), let folder = spec.parts.last?.folder {
      paths.append(ProjectPath.named(text, in: folder))
    }
    return Set(paths.compactMap(\.self)).sorted()
  }
}
