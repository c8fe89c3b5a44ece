public import ColorContrast
public import DynamicType

/// What colour verdicts depend on besides the colours.
public struct ColorConditions: Hashable, Codable, Sendable {
  /// From which size on text counts as large.
  public enum LargeTextPolicy: String, CaseIterable, Codable, Sendable {
    /// 18 UIKit points, or 14 with a weight of 700 or more: what iOS tools do.
    case points
    /// 18 UIKit points, or any size in bold: the HIG's table.
    case apple
    /// A UIKit point taken as a CSS pixel: 24, or 18.67 in bold: WCAG to the letter.
    case wcag
  }

  /// How the guidelines' "at least 50 % contrast" is read.
  public enum Start50Reading: String, CaseIterable, Codable, Sendable {
    /// A difference of 50 in lightness L*.
    case lightness
    /// 50 % Michelson contrast with the flare of WCAG: exactly 3:1.
    case michelson
    /// 50 % Weber contrast with the flare of WCAG: exactly 2:1.
    case weber
  }

  /// From which size on text counts as large.
  public var largeText: LargeTextPolicy
  /// The smallest category the app supports.
  public var smallestCategory: ContentSizeCategory
  /// Whether the Bold Text setting is on.
  public var boldText: Bool
  /// The style of text pairs that name none.
  public var style: TextStyle
  /// How the 50 % rule is read.
  public var start50: Start50Reading
  /// The iOS releases whose system colours count.
  public var generation: SystemGeneration

  /// Creates the default conditions: points, extraSmall, body, lightness, iOS 26.
  public init() {
    largeText = .points
    smallestCategory = .extraSmall
    boldText = false
    style = .body
    start50 = .lightness
    generation = .ios26
  }
}
