/// The distances inwards from the four edges of a rectangle.
public struct Insets: Hashable, Codable, Sendable {
  /// The distance from the top edge, in points.
  public var top: Double
  /// The distance from the left edge, in points.
  public var left: Double
  /// The distance from the bottom edge, in points.
  public var bottom: Double
  /// The distance from the right edge, in points.
  public var right: Double

  /// Creates insets.
  ///
  /// - Parameters:
  ///   - top: The distance from the top edge, in points.
  ///   - left: The distance from the left edge, in points.
  ///   - bottom: The distance from the bottom edge, in points.
  ///   - right: The distance from the right edge, in points.
  public init(top: Double = 0, left: Double = 0, bottom: Double = 0, right: Double = 0) {
    self.top = top
    self.left = left
    self.bottom = bottom
    self.right = right
  }
}

extension Insets {
  /// Creates insets from the top, left, bottom and right distances, or returns nil if any is unknown.
  init?(edges: [Double?]) {
    guard let top = edges[0], let left = edges[1], let bottom = edges[2], let right = edges[3] else { return nil }
    self.init(top: top, left: left, bottom: bottom, right: right)
  }

  /// The distances in the order top, left, bottom, right.
  var edges: [Double] { [top, left, bottom, right] }
}
