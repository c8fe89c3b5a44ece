/// The smallest and largest contrast an item can have over every content behind translucent layers.
public struct ContrastBounds: Hashable, Codable, Sendable {
  /// The smallest WCAG ratio, 1…21, unrounded.
  public var minimum: Double
  /// The largest WCAG ratio, 1…21, unrounded.
  public var maximum: Double
  /// A content over which the smallest ratio is reached (opaque).
  public var worstBackdrop: Color
  /// A content over which the largest ratio is reached (opaque).
  public var bestBackdrop: Color

  /// Creates bounds.
  ///
  /// - Parameters:
  ///   - minimum: The smallest ratio.
  ///   - maximum: The largest ratio.
  ///   - worstBackdrop: A content over which the smallest ratio is reached.
  ///   - bestBackdrop: A content over which the largest ratio is reached.
  public init(minimum: Double, maximum: Double, worstBackdrop: Color, bestBackdrop: Color) {
    self.minimum = minimum
    self.maximum = maximum
    self.worstBackdrop = worstBackdrop
    self.bestBackdrop = bestBackdrop
  }
}
