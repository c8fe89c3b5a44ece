/// The name of a build setting, which may have conditions such as `[sdk=iphoneos*][arch=arm64]`.
///
/// Source: Apple, Xcode Help, "Add a build configuration file": conditions `sdk`, `arch`, `config`; several of them in
/// one pair of brackets are separated by commas (swift-build, MacroConfigFileParser.swift).
struct SettingName {
  /// The builds that a value applies to.
  enum Scope: Hashable {
    /// The value has no condition.
    case all
    /// The value applies to iOS devices, and takes precedence over an unconditional one.
    case devices
    /// The value applies to another SDK or processor, never to the app on a device.
    case elsewhere
    /// The conditions may or may not apply to the app on a device.
    case unknown
  }

  /// The name without its conditions.
  let name: String
  let scope: Scope

  /// The device SDK, and the processor of all devices since iOS 11.
  private static let (device, processor) = ("iphoneos", "arm64")

  init(_ written: String) {
    guard let bracket = written.firstIndex(of: "[") else {
      (name, scope) = (written, .all)
      return
    }
    name = String(written[..<bracket])
    let scopes = written[bracket...].split { "[],".contains($0) }.map(Self.scope)
    scope = scopes.contains(.elsewhere) ? .elsewhere : scopes.contains(.unknown) ? .unknown : .devices
  }

  private static func scope(_ condition: Substring) -> Scope {
    let parts = condition.split(separator: "=", maxSplits: 1).map { $0.lowercased() }
    guard parts.count == 2 else { return .unknown }
    let stem = parts[1].prefix { $0 != "*" }
    let isPattern = stem.count < parts[1].count
    switch parts[0] {
    case "sdk":
      if isPattern ? device.hasPrefix(stem) : stem == device { return .devices }
      // A condition may name a specific SDK version.
      return stem.hasPrefix(device) ? .unknown : .elsewhere
    case "arch": return (isPattern ? processor.hasPrefix(stem) : stem == processor) ? .devices : .elsewhere
    default: return .unknown
    }
  }
}
