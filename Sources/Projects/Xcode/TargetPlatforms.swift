/// The platforms and system versions that build settings name.
enum TargetPlatforms {
  /// The platforms of a target in all of its configurations.
  ///
  /// SUPPORTED_PLATFORMS decides; without it, the SDK does. `SDKROOT = auto` alone may be any platform.
  static func of(_ configurations: [BuildSettings], _ kind: ProductKind) -> ProjectTarget.Platforms {
    if let implied = kind.impliedPlatform { return .known([implied]) }
    var platforms: Set<ProjectPlatform> = []
    for settings in configurations {
      switch of(settings) {
      case .known(let some): platforms.formUnion(some)
      case .unknown(let reason): return .unknown(reason)
      }
    }
    return platforms.isEmpty ? .unknown("the target has no build configuration") : .known(platforms)
  }

  private static func of(_ settings: BuildSettings) -> ProjectTarget.Platforms {
    for name in ["SUPPORTED_PLATFORMS", "SDKROOT"] {
      switch settings.value(name) {
      case nil: continue
      case .unknown(let reason):
        // A missing file may set anything, but a target that names its SDK itself has one platform.
        if name == "SUPPORTED_PLATFORMS", !settings.isStated(name), settings.value("SDKROOT")?.text != nil { continue }
        return .unknown(reason)
      case .text(let text):
        let words = text.split { $0 == " " || $0 == "\t" }
        // An SDK may be a path to its folder: …/iPhoneOS17.0.sdk.
        let platforms = words.map { ProjectPlatform(sdk: ProjectPath.name(of: String($0))) }
        if platforms.isEmpty { continue }
        guard !platforms.contains(nil) else { return .unknown("\(name) is \(text)") }
        return .known(Set(platforms.compactMap { $0 }))
      }
    }
    return .unknown("neither SUPPORTED_PLATFORMS nor SDKROOT is set")
  }

  /// The lowest system version per platform of the target, or per platform that has one if the platforms are unknown.
  static func versions(
    _ configurations: [BuildSettings], _ platforms: ProjectTarget.Platforms
  ) -> [ProjectPlatform: String] {
    var versions: [ProjectPlatform: String] = [:]
    for platform in ProjectPlatform.allCases {
      if case .known(let known) = platforms, !known.contains(platform) { continue }
      let found = configurations.compactMap { $0.value(platform.deploymentSetting)?.text }.filter(isVersion)
      versions[platform] = found.min { isLower($0, $1) }
    }
    return versions
  }

  /// Whether a text is a version such as `17.0`.
  static func isVersion(_ text: String) -> Bool {
    !text.isEmpty && text.split(separator: ".", omittingEmptySubsequences: false).allSatisfy { Int($0) != nil }
  }

  private static func isLower(_ left: String, _ right: String) -> Bool {
    left.split(separator: ".").map { Int($0) ?? 0 }.lexicographicallyPrecedes(
      right.split(separator: ".").map { Int($0) ?? 0 })
  }
}
