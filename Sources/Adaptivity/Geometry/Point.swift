/// A position on a screen or in a window.
public struct Point: Hashable, Codable, Sendable {
  /// The distance from the left edge, in points.
  public var x: Double
  /// The distance from the top edge, in points.
  public var y: Double

  /// Creates a point.
  ///
  /// - Parameters:
  ///   - x: The distance from the left edge, in points.
  ///   - y: The distance from the top edge, in points.
  public init(x: Double, y: Double) {
    self.x = x
    self.y = y
  }
}
