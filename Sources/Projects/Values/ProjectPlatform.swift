/// An Apple platform that a target builds for.
///
/// Mac Catalyst counts as iOS: it runs the iOS code with the iOS text sizes.
package enum ProjectPlatform: String, CaseIterable, Hashable, Sendable, Comparable {
  case ios = "iOS"
  case macos = "macOS"
  case tvos = "tvOS"
  case watchos = "watchOS"
  case visionos = "visionOS"

  /// The name as Apple writes it.
  package var displayName: String { rawValue }

  /// Whether texts on this platform are checked like those of an iOS app.
  ///
  /// visionOS is included because it has Dynamic Type, and skipping a file is worse than reading one too many.
  package var isChecked: Bool { self == .ios || self == .visionos }

  /// Orders platforms by their declaration, for stable output.
  package static func < (left: Self, right: Self) -> Bool { left.order < right.order }

  private var order: Int { Self.allCases.firstIndex(of: self) ?? 0 }

  /// Creates a platform from an SDK such as `iphoneos17.0`; nil for `auto`, DriverKit and unknown names.
  ///
  /// Source: `xcodebuild -showsdks`; SUPPORTED_PLATFORMS in Apple's Build settings reference has the same names.
  init?(sdk: some StringProtocol) {
    let name = sdk.lowercased().prefix { !$0.isNumber }
    guard let platform = Self.sdks[String(name)] else { return nil }
    self = platform
  }

  /// Creates a platform from its name in build-file filters, XcodeGen or package manifests, ignoring letter case.
  ///
  /// Source: platformFilters in project files of Xcode 16; XcodeGen, ProjectSpec.md; SwiftPM, PackageDescription.md.
  init?(name: some StringProtocol) {
    guard let platform = Self.names[name.lowercased()] else { return nil }
    self = platform
  }

  private static let sdks: [String: ProjectPlatform] = [
    "iphoneos": .ios, "iphonesimulator": .ios, "macosx": .macos, "appletvos": .tvos, "appletvsimulator": .tvos,
    "watchos": .watchos, "watchsimulator": .watchos, "xros": .visionos, "xrsimulator": .visionos,
  ]

  private static let names: [String: ProjectPlatform] = [
    "ios": .ios, "maccatalyst": .ios, "macos": .macos, "tvos": .tvos, "watchos": .watchos, "xros": .visionos,
    "visionos": .visionos,
  ]
}

extension Set<ProjectPlatform> {
  /// Creates a set of platforms, or returns nil if there are none or one is unknown.
  init?(known platforms: [ProjectPlatform?]) {
    guard !platforms.isEmpty, !platforms.contains(nil) else { return nil }
    self.init(platforms.compactMap(\.self))
  }
}
