public import Vocabulary

/// An Apple platform with a type scale.
public enum Platform: String, CaseIterable, Codable, Hashable, Sendable {
  case ios, watchos, macos, tvos, visionos

  /// Creates a platform from its name, in any letter case.
  ///
  /// - Parameter name: `ios`, `watchos`, `macos`, `tvos` or `visionos`; `ipados` means `ios`.
  /// - Throws: ``UnknownName`` with the nearest known names.
  public init(name: String) throws(UnknownName) { self = try Self.names.value(name) }

  /// The name in Apple's spelling, such as `visionOS`.
  public var displayName: String {
    switch self {
    case .ios: "iOS"
    case .watchos: "watchOS"
    case .macos: "macOS"
    case .tvos: "tvOS"
    case .visionos: "visionOS"
    }
  }

  /// The default size of custom text, in points: 17 on iOS.
  ///
  /// Source: HIG Typography, “Ensuring legibility” (`platform-default-minimum-sizes.csv`).
  public var defaultSize: Double { sizes.standard }

  /// The minimum text size in the guidelines, in points: 11 on iOS.
  ///
  /// Source: HIG Typography, “Ensuring legibility” (`platform-default-minimum-sizes.csv`). Apple's own watchOS table
  /// has smaller sizes (10 and 11 pt at its smallest settings).
  public var minimumSize: Double { sizes.minimum }

  /// The size category that devices ship with, for which the sizes of custom fonts are defined.
  ///
  /// On watchOS, it is the default of 40, 41 and 42 mm watches. The default is `small` at 38 mm, and `extraLarge` from
  /// 44 mm (HIG).
  public var defaultCategory: ContentSizeCategory {
    switch self {
    case .ios, .watchos, .visionos: .large
    case .macos, .tvos: .default
    }
  }

  /// Whether iOS's sizes are used as estimates because the platform has no published table.
  public var usesIOSTable: Bool { self == .visionos }

  /// The family of the system font: SF Compact on watchOS, SF Pro elsewhere (HIG Typography).
  public var systemFamily: Tracking.Family { self == .watchos ? .sfCompact : .sfPro }

  private var sizes: (standard: Double, minimum: Double) {
    guard let sizes = Self.sizes[self] else {
      preconditionFailure("table platform-default-minimum-sizes lacks \(rawValue)")
    }
    return sizes
  }

  private static let names = NameList(kind: "a platform", values: allCases, aliases: ["ipados": .ios])

  private static let sizes: [Platform: (standard: Double, minimum: Double)] = {
    let table = TableDecoder(
      EmbeddedResources.platform_default_minimum_sizes_csv, name: "platform-default-minimum-sizes")
    let pairs = table.rows.map { row in
      (
        row.value("platform", as: Platform.self),
        (standard: row.number("default_size_pt"), minimum: row.number("minimum_size_pt"))
      )
    }
    return Dictionary(uniqueKeysWithValues: pairs)
  }()
}
