public import Vocabulary

/// A text size that the reader chooses, named as in UIKit; the cases are ordered from the smallest to the largest.
public enum ContentSizeCategory: String, CaseIterable, Codable, Hashable, Sendable {
  case extraSmall, small, medium, large, extraLarge, extraExtraLarge, extraExtraExtraLarge
  case accessibilityMedium, accessibilityLarge, accessibilityExtraLarge, accessibilityExtraExtraLarge
  case accessibilityExtraExtraExtraLarge
  /// The only size of a platform without Dynamic Type (macOS, tvOS).
  case `default`

  /// The seven categories of the standard slider in Settings, from extraSmall to extraExtraExtraLarge.
  public static let standard: [ContentSizeCategory] = [
    .extraSmall, .small, .medium, .large, .extraLarge, .extraExtraLarge, .extraExtraExtraLarge,
  ]

  /// The five categories of “Larger Accessibility Sizes”, AX1 to AX5.
  public static let accessibility: [ContentSizeCategory] = [
    .accessibilityMedium, .accessibilityLarge, .accessibilityExtraLarge, .accessibilityExtraExtraLarge,
    .accessibilityExtraExtraExtraLarge,
  ]

  /// Whether this is one of AX1 to AX5.
  ///
  /// Source: Apple's documentation of `UIContentSizeCategory.isAccessibilityCategory`.
  public var isAccessibilityCategory: Bool {
    self >= .accessibilityMedium && self <= .accessibilityExtraExtraExtraLarge
  }

  /// The short name in reports, such as `XS`, `L` or `AX3`; `default` for ``default``.
  public var shortName: String {
    switch self {
    case .extraSmall: "XS"
    case .small: "S"
    case .medium: "M"
    case .large: "L"
    case .extraLarge: "XL"
    case .extraExtraLarge: "XXL"
    case .extraExtraExtraLarge: "XXXL"
    case .accessibilityMedium: "AX1"
    case .accessibilityLarge: "AX2"
    case .accessibilityExtraLarge: "AX3"
    case .accessibilityExtraExtraLarge: "AX4"
    case .accessibilityExtraExtraExtraLarge: "AX5"
    case .default: "default"
    }
  }

  /// Creates a category from its name, in any letter case.
  ///
  /// In addition to UIKit's names, it accepts `XS` … `XXXL`, `AX1` … `AX5`, and SwiftUI's `xSmall` … `xxxLarge`,
  /// `accessibility1` … `accessibility5`.
  ///
  /// - Parameter name: The name; white space around it is ignored.
  /// - Throws: ``UnknownName`` with the nearest known names.
  public init(name: String) throws(UnknownName) { self = try Self.names.value(name) }

  /// Parses a comma-separated list of categories.
  ///
  /// - Parameter list: Names as for ``init(name:)``, or the groups `all` (XS to AX5), `standard` (XS to XXXL),
  ///   `accessibility` (AX1 to AX5).
  /// - Returns: The categories from the smallest to the largest, without duplicates; never empty.
  /// - Throws: ``UnknownName`` for the first unknown name.
  public static func list(_ list: String) throws(UnknownName) -> [ContentSizeCategory] {
    try names.list(
      list, groups: ["all": standard + accessibility, "standard": standard, "accessibility": accessibility])
  }

  static let names = NameList(
    kind: "a size category", values: allCases,
    aliases: [
      "xSmall": .extraSmall, "xLarge": .extraLarge, "xxLarge": .extraExtraLarge, "xxxLarge": .extraExtraExtraLarge,
      "accessibility1": .accessibilityMedium, "accessibility2": .accessibilityLarge,
      "accessibility3": .accessibilityExtraLarge, "accessibility4": .accessibilityExtraExtraLarge,
      "accessibility5": .accessibilityExtraExtraExtraLarge,
    ], shown: \.shortName)
}

extension ContentSizeCategory: Comparable {
  /// Returns whether the left category is smaller; ``default`` comes after all others.
  ///
  /// - Parameters:
  ///   - left: A category.
  ///   - right: Another category.
  /// - Returns: True if `left` comes before `right` in the order of the cases.
  public static func < (left: ContentSizeCategory, right: ContentSizeCategory) -> Bool { left.rank < right.rank }

  /// The position of the category among the cases, from 0.
  package var rank: Int {
    switch self {
    case .extraSmall: 0
    case .small: 1
    case .medium: 2
    case .large: 3
    case .extraLarge: 4
    case .extraExtraLarge: 5
    case .extraExtraExtraLarge: 6
    case .accessibilityMedium: 7
    case .accessibilityLarge: 8
    case .accessibilityExtraLarge: 9
    case .accessibilityExtraExtraLarge: 10
    case .accessibilityExtraExtraExtraLarge: 11
    case .default: 12
    }
  }
}
