/// Functions that determine a target's platforms from its build settings.
enum TargetPlatforms {
  /// Returns the platforms of a target in all its configurations.
  ///
  /// SUPPORTED_PLATFORMS takes precedence over the SDK. `SDKROOT = auto` alone can mean any platform.
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

  /// Returns the iOS versions that a target's configurations require; empty if one states none.
  static func deploymentTargets(of configurations: [BuildSettings], _ kind: ProductKind) -> [DeploymentTarget] {
    guard case .known(let platforms) = of(configurations, kind), platforms.contains(.ios) else { return [] }
    let name = "IPHONEOS_DEPLOYMENT_TARGET"
    let versions = configurations.map { $0.value(name)?.text.flatMap { DeploymentTarget($0) } }
    return versions.contains(nil) ? [] : versions.compactMap(\.self)
  }

  private static func of(_ settings: BuildSettings) -> ProjectTarget.Platforms {
    for name in ["SUPPORTED_PLATFORMS", "SDKROOT"] {
      switch settings.value(name) {
      case nil: continue
      case .unknown(let reason):
        // A missing file may set anything, but a target with its own SDK has one platform.
        if name == "SUPPORTED_PLATFORMS", !settings.isStated(name), settings.value("SDKROOT")?.text != nil { continue }
        return .unknown(reason)
      case .text(let text):
        let words = text.split { $0 == " " || $0 == "\t" }
        // An SDK may be a path, such as …/iPhoneOS17.0.sdk.
        let platforms = words.map { ProjectPlatform(sdk: ProjectPath.name(of: String($0))) }
        if platforms.isEmpty { continue }
        return Set(known: platforms).map { .known($0) } ?? .unknown("\(name) is \(text.prefix(100))")
      }
    }
    return .unknown("neither SUPPORTED_PLATFORMS nor SDKROOT is set")
  }
}
