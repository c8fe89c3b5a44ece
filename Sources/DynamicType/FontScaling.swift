/// The scaling of a custom font or a length with the reader's size category, as UIFontMetrics does it.
///
/// The factor is the ratio of *leadings*, not of point sizes. Custom text therefore ends up smaller than system text
/// next to it (48 pt instead of 53 pt at AX5 for body 17). It may also fall below the 11 pt minimum, which iOS does
/// not enforce.
///
/// Source: measured values of UIFontMetrics (17 pt at AX5 is 48; `scaledValue(for: 17)` at medium is 16.333 at 3x) and
/// microsoft/fluentui-apple pull request 1644 (scales by line height, rounds). SwiftUI's `Font.custom(relativeTo:)` and
/// `@ScaledMetric` scale in the same way.
public struct FontScaling: Hashable, Sendable {
  private let leading: Double
  private let baseLeading: Double

  /// Creates the scaling from a style's leadings at the reader's category and at the platform's default category.
  ///
  /// Both are in points, above 0.
  init(leading: Double, baseLeading: Double) {
    self.leading = leading
    self.baseLeading = baseLeading
  }

  /// The ratio of the style's leading at this category to its leading at the default category.
  public var factor: Double { leading / baseLeading }

  /// Scales the size of a custom font, like `scaledFont(for:maximumPointSize:)`.
  ///
  /// - Parameters:
  ///   - size: The size at the default category (Large on iOS), in points.
  ///   - maximum: The maximum size, in points; nil for no limit.
  /// - Returns: `size` times the factor, rounded to whole points, halves away from zero, and at most `maximum`.
  public func scaledFont(_ size: Double, maximum: Double? = nil) -> Double {
    let scaled = (size * leading / baseLeading).rounded(.toNearestOrAwayFromZero)
    return maximum.map { min(scaled, $0) } ?? scaled
  }

  /// Scales a length, like `scaledValue(for:)`; there is no maximum.
  ///
  /// - Parameters:
  ///   - value: The length at the default category (Large on iOS), in points.
  ///   - displayScale: Pixels per point; the result is not rounded if this is not a positive, finite number.
  /// - Returns: `value` times the factor, rounded to the nearest pixel, halves away from zero.
  public func scaledValue(_ value: Double, displayScale: Double = 3) -> Double {
    let scaled = value * leading / baseLeading
    guard displayScale > 0, displayScale.isFinite else { return scaled }
    return (scaled * displayScale).rounded(.toNearestOrAwayFromZero) / displayScale
  }
}
