/// The smallest and largest contrast of an item over any content behind translucent layers.
public struct ContrastBounds: Hashable, Codable, Sendable {
  /// The smallest WCAG ratio, 1…21, unrounded.
  public var minimum: Double
  /// The largest WCAG ratio, 1…21, unrounded.
  public var maximum: Double
  /// An opaque content colour with the smallest ratio.
  public var worstBackdrop: Color
  /// An opaque content colour with the largest ratio.
  public var bestBackdrop: Color

  /// Creates bounds.
  ///
  /// - Parameters:
  ///   - minimum: The smallest ratio.
  ///   - maximum: The largest ratio.
  ///   - worstBackdrop: A content colour with the smallest ratio.
  ///   - bestBackdrop: A content colour with the largest ratio.
  public init(minimum: Double, maximum: Double, worstBackdrop: Color, bestBackdrop: Color) {
    self.minimum = minimum
    self.maximum = maximum
    self.worstBackdrop = worstBackdrop
    self.bestBackdrop = bestBackdrop
  }
}
