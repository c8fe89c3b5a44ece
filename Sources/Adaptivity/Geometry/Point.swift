/// A place on a screen or in a window.
public struct Point: Hashable, Codable, Sendable {
  /// How far from the left edge, in points.
  public var x: Double
  /// How far from the top edge, in points.
  public var y: Double

  /// Creates a place.
  ///
  /// - Parameters:
  ///   - x: How far from the left edge, in points.
  ///   - y: How far from the top edge, in points.
  public init(x: Double, y: Double) {
    self.x = x
    self.y = y
  }
}
