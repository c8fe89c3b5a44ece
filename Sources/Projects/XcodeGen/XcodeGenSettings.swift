import Yams

/// The platforms and Info.plist files from the settings of an XcodeGen target.
struct XcodeGenSettings {
  let spec: XcodeGenSpec
  let parts: [XcodeGenSpec.Part]
  private let settings: BuildSettings
  /// The build settings that the target sets for single configurations.
  private let configured: Set<String>

  init(spec: XcodeGenSpec, parts: [XcodeGenSpec.Part], target: String) {
    (self.spec, self.parts) = (spec, parts)
    var own = BuildSettings.Level()
    for part in parts {
      let node = part.node.value("settings")
      own.add(node) { part.text($0) ?? $0 }
      own.add(node?.value("base")) { part.text($0) ?? $0 }
    }
    settings = spec.settings(own, ofTarget: target)
    configured = parts.reduce(into: []) { $0.formUnion(XcodeGenSpec.configured($1.node.value("settings"))) }
  }

  /// Returns a build setting of the target or the project, ignoring those of single configurations.
  private func setting(_ name: String) -> BuildSettings.Value? { settings.value(name) }

  /// The platforms in the build settings, which take precedence over `platform`; nil if the settings name none.
  var platforms: ProjectTarget.Platforms? {
    switch setting("SUPPORTED_PLATFORMS") {
    case nil: return nil
    case .unknown(let reason): return .unknown(reason)
    case .text(let text):
      let platforms = Set(known: text.split(separator: " ").map { ProjectPlatform(sdk: $0) })
      return platforms.map { .known($0) } ?? .unknown("SUPPORTED_PLATFORMS is \(text.prefix(100))")
    }
  }

  /// The lowest iOS version; build settings take precedence over `deploymentTarget`, and the target over `options`.
  var deploymentTarget: DeploymentTarget? {
    if let stated = setting("IPHONEOS_DEPLOYMENT_TARGET") { return stated.text.flatMap { DeploymentTarget($0) } }
    let own = parts.reversed().lazy.compactMap { $0.node.value("deploymentTarget") }.first
    let version = own?.single ?? own?.value("iOS")?.single ?? spec.deploymentTarget
    return version.flatMap { DeploymentTarget($0) }
  }

  /// The devices, ignoring settings that single configurations override.
  var devices: TargetDevices {
    let system = isConfigured("IPHONEOS_DEPLOYMENT_TARGET") ? nil : deploymentTarget
    return TargetDevices(system: system, configurations: 1) { name, _ in
      isConfigured(name) ? nil : setting(name)?.text
    }
  }

  /// Returns whether the target or project sets a build setting for single configurations.
  private func isConfigured(_ name: String) -> Bool {
    configured.contains(name) || spec.isConfigured(name)
  }

  /// The values under `info: {properties: …}`; the last part takes precedence.
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
    for part in parts { values.texts.formUnion(texts(in: part.node.value("info")?.value("properties"), of: part)) }
    for (family, suffix) in [(TargetDevices.Family.iphone, "~iphone"), (.ipad, "~ipad")] {
      let name = "UISupportedInterfaceOrientations"
      if let list = infoTexts(name + suffix) ?? infoTexts(name) { values.orientations[family] = Set(list) }
    }
    return values
  }

  /// The pictures and colours that the build settings name, including those of single configurations.
  var assets: CatalogNames {
    CatalogNames([settings] + parts.flatMap { spec.configurations(of: $0.node.value("settings")) })
      .union(spec.assets)
  }

  /// The paths in DEVELOPMENT_ASSET_PATHS; empty if a single configuration sets them.
  var developmentPaths: [String] {
    let name = "DEVELOPMENT_ASSET_PATHS"
    guard !isConfigured(name), let text = setting(name)?.text, let folder = spec.parts.last?.folder else { return [] }
    let words = SettingWords.of(text)
    guard spec.spend(words.count * ReadingEffort.claim) else { return [] }
    return Set(words.compactMap { ProjectPath.joined(folder, $0) }.filter { !$0.isEmpty }).sorted()
  }

  /// Whether the Info.plist's path is only known during the build.
  var hasUnknownInfoPlist: Bool {
    let file = setting("INFOPLIST_FILE")
    return file != nil && file?.text == nil || isConfigured("INFOPLIST_FILE")
  }

  /// Returns all texts in a value, at any depth.
  private func texts(in value: Node?, of part: XcodeGenSpec.Part) -> [String] {
    var (waiting, texts) = ([value].compactMap(\.self), [String]())
    while let next = waiting.popLast() {
      // Aliases may repeat a value any number of times.
      guard spec.spend(2 * next.size) else { return [] }
      switch next {
      case .scalar(let scalar): texts += [part.text(scalar.string)].compactMap(\.self)
      case .sequence(let sequence): waiting += sequence
      default: waiting += next.entries.map(\.value)
      }
    }
    return texts
  }

  /// Returns the value of an Info.plist key in the last part that states it.
  private func info(_ key: String) -> Node? {
    parts.reversed().lazy.compactMap { $0.node.value("info")?.value("properties")?.value(key) }.first
  }

  /// Returns the texts under an Info.plist key; nil if it is not stated or a text is only known during the build.
  private func infoTexts(_ key: String) -> [String]? {
    for part in parts.reversed() {
      guard let value = part.node.value("info")?.value("properties")?.value(key) else { continue }
      let texts = value.listed.map { $0.single.flatMap(part.text) }
      let isKnown = texts.allSatisfy { text in text.map { !$0.contains("$") } ?? false }
      return isKnown ? texts.compactMap(\.self) : nil
    }
    return nil
  }

  /// The paths from each part's `info: {path: …}` and from INFOPLIST_FILE, relative to the map's root.
  var infoPlists: [String] {
    var paths = parts.map { part in
      part.node.value("info")?.value("path")?.single.flatMap(part.text)
        .flatMap { ProjectPath.named($0, in: part.folder) }
    }
    if let text = setting("INFOPLIST_FILE")?.text, !text.isEmpty, let folder = spec.parts.last?.folder {
      paths.append(ProjectPath.named(text, in: folder))
    }
    return Set(paths.compactMap(\.self)).sorted()
  }
}

extension BuildSettings.Level {
  /// Adds the settings in a mapping; `text` replaces XcodeGen variables.
  mutating func add(_ mapping: Node?, _ text: (String) -> String = { $0 }) {
    for (key, value) in mapping?.entries ?? [] {
      guard let name = key.single, let value = value.settingText else { continue }
      set(name, text(value))
    }
  }
}
