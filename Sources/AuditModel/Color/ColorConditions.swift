public import ColorContrast
public import DynamicType

/// The settings that colour verdicts depend on, other than the colours.
public struct ColorConditions: Hashable, Codable, Sendable {
  /// A definition of large text, which requires less contrast.
  public enum LargeTextPolicy: String, CaseIterable, Codable, Sendable {
    /// 18 UIKit points, or 14 with a weight of 700 or more: the convention of iOS tools.
    case points
    /// 18 UIKit points, or any size in bold: the HIG's table.
    case apple
    /// 24 UIKit points, or 18.67 in bold: WCAG's definition, with one CSS pixel counted as one point.
    case wcag
  }

  /// An interpretation of the guidelines' "at least 50 % contrast".
  public enum Start50Reading: String, CaseIterable, Codable, Sendable {
    /// A difference of 50 in lightness L*.
    case lightness
    /// 50 % Michelson contrast with the flare of WCAG: exactly 3:1.
    case michelson
    /// 50 % Weber contrast with the flare of WCAG: exactly 2:1.
    case weber
  }

  /// The definition of large text.
  public var largeText = LargeTextPolicy.points
  /// The smallest size category that the app supports.
  public var smallestCategory = ContentSizeCategory.extraSmall
  /// Whether the Bold Text setting is on.
  public var boldText = false
  /// The text style for text pairs that do not specify one.
  public var style = TextStyle.body
  /// The interpretation of "at least 50 % contrast".
  public var start50 = Start50Reading.lightness
  /// The iOS releases whose system colours are used.
  public var generation = SystemGeneration.ios26

  /// Creates the default conditions: points, extraSmall, body, lightness, iOS 26.
  public init() {}
}
