/// A position on a screen or in a window.
package struct Point: Hashable, Codable, Sendable {
  /// The distance from the left edge, in points.
  package var x: Double
  /// The distance from the top edge, in points.
  package var y: Double

  /// Creates a point.
  ///
  /// - Parameters:
  ///   - x: The distance from the left edge, in points.
  ///   - y: The distance from the top edge, in points.
  package init(x: Double, y: Double) {
    self.x = x
    self.y = y
  }
}
