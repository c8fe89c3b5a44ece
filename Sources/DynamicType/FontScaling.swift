/// How a custom font or a length grows with the reader's size category, as UIFontMetrics reckons it.
///
/// The factor is the ratio of *leadings*, not of point sizes, so custom text ends up smaller than system text beside it
/// (48 against 53 pt at AX5 for body 17), and may fall below the 11 pt floor: nothing enforces one.
///
/// Source: measured values of UIFontMetrics (17 pt at AX5 is 48; `scaledValue(for: 17)` at medium is 16.333 at 3x) and
/// microsoft/fluentui-apple pull request 1644 (scales by line height, rounds). SwiftUI's `Font.custom(relativeTo:)` and
/// `@ScaledMetric` reckon the same way.
public struct FontScaling: Hashable, Sendable {
  private let leading: Double
  private let baseLeading: Double

  /// The scaling between two leadings.
  ///
  /// - Parameters:
  ///   - leading: The style's leading at the reader's category, in points, above 0.
  ///   - baseLeading: The style's leading at the platform's default category, in points, above 0.
  init(leading: Double, baseLeading: Double) {
    self.leading = leading
    self.baseLeading = baseLeading
  }

  /// The ratio of the style's leadings at this category and at the default one; 1 at Large.
  public var factor: Double { leading / baseLeading }

  /// The point size of a custom font, as `scaledFont(for:maximumPointSize:)` gives it.
  ///
  /// - Parameters:
  ///   - size: The size meant for the default category (Large), in points.
  ///   - maximum: The largest size wanted, in points; nil is no limit.
  /// - Returns: `size` times the factor, rounded to whole points, halves away from zero, and at most `maximum`.
  public func scaledFont(_ size: Double, maximum: Double? = nil) -> Double {
    let scaled = (size * leading / baseLeading).rounded(.toNearestOrAwayFromZero)
    return maximum.map { min(scaled, $0) } ?? scaled
  }

  /// A length, as `scaledValue(for:)` gives it; it has no maximum.
  ///
  /// - Parameters:
  ///   - value: The length meant for the default category (Large), in points.
  ///   - displayScale: Pixels a point; when it is not a positive, finite number nothing is rounded.
  /// - Returns: `value` times the factor, rounded to the nearest pixel, halves away from zero.
  public func scaledValue(_ value: Double, displayScale: Double = 3) -> Double {
    let scaled = value * leading / baseLeading
    guard displayScale > 0, displayScale.isFinite else { return scaled }
    return (scaled * displayScale).rounded(.toNearestOrAwayFromZero) / displayScale
  }
}
