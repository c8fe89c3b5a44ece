import Yams

/// The versions, families and Info.plist files in the settings of an XcodeGen target.
struct XcodeGenSettings {
  private let spec: XcodeGenSpec
  private let parts: [XcodeGenSpec.Part]

  init(_ spec: XcodeGenSpec, _ parts: [XcodeGenSpec.Part]) {
    self.spec = spec
    self.parts = parts
  }

  /// A build setting of the target or, without it, of the project; those of single configurations are not looked at.
  private func setting(_ name: String) -> String? {
    for part in parts.reversed() {
      guard let settings = part.node.value("settings") else { continue }
      if let value = (settings.value("base")?.value(name) ?? settings.value(name))?.single { return part.text(value) }
    }
    return (spec.value("settings", "base", name) ?? spec.value("settings", name))?.single
  }

  /// Platforms that build settings name, which win over `platform`.
  var platforms: ProjectTarget.Platforms? {
    guard let text = setting("SUPPORTED_PLATFORMS") else { return nil }
    let platforms = text.split(separator: " ").map { ProjectPlatform(sdk: $0) }
    if platforms.isEmpty || platforms.contains(nil) { return .unknown("SUPPORTED_PLATFORMS is \(text)") }
    return .known(Set(platforms.compactMap { $0 }))
  }

  /// The versions: build settings win, then the target's `deploymentTarget`, then the project's.
  func deploymentTargets(_ platforms: ProjectTarget.Platforms) -> [ProjectPlatform: String] {
    guard case .known(let known) = platforms else { return [:] }
    let own = parts.reversed().lazy.compactMap { $0.node.value("deploymentTarget") }.first
    let options = spec.value("options", "deploymentTarget")
    var versions: [ProjectPlatform: String] = [:]
    for platform in known {
      // A single version is meant for the only platform.
      let single = known.count == 1 ? own?.single : nil
      let found =
        setting(platform.deploymentSetting) ?? single ?? version(platform, own) ?? version(platform, options)
      if let found, TargetPlatforms.isVersion(found) { versions[platform] = found }
    }
    return versions
  }

  private func version(_ platform: ProjectPlatform, _ node: Node?) -> String? {
    node?.entries.first { key, _ in key.single.flatMap { ProjectPlatform(name: $0) } == platform }?.value.single
  }

  var deviceFamilies: Set<Int> {
    Set((setting("TARGETED_DEVICE_FAMILY") ?? "").split { !$0.isNumber }.compactMap { Int($0) })
  }

  /// `info: {path: …}` of each part and INFOPLIST_FILE.
  var infoPlists: [String] {
    var paths: Set<String> = []
    for part in parts {
      guard let raw = part.node.value("info")?.value("path")?.single, let text = part.text(raw) else { continue }
      if let path = ProjectPath.joined(part.folder, text) { paths.insert(path) }
    }
    if let text = setting("INFOPLIST_FILE"), !text.contains("$"), let folder = spec.parts.last?.folder,
      let path = ProjectPath.joined(folder, text)
    {
      paths.insert(path)
    }
    return paths.sorted()
  }
}
