/// Distances inwards from the four edges of a rectangle.
public struct Insets: Hashable, Codable, Sendable {
  /// From the top edge, in points.
  public var top: Double
  /// From the left edge, in points.
  public var left: Double
  /// From the bottom edge, in points.
  public var bottom: Double
  /// From the right edge, in points.
  public var right: Double

  /// Creates insets.
  ///
  /// - Parameters:
  ///   - top: From the top edge, in points.
  ///   - left: From the left edge, in points.
  ///   - bottom: From the bottom edge, in points.
  ///   - right: From the right edge, in points.
  public init(top: Double = 0, left: Double = 0, bottom: Double = 0, right: Double = 0) {
    self.top = top
    self.left = left
    self.bottom = bottom
    self.right = right
  }
}

extension Insets {
  /// The insets at the top, left, bottom and right; nil if one is not known.
  init?(edges: [Double?]) {
    guard let top = edges[0], let left = edges[1], let bottom = edges[2], let right = edges[3] else { return nil }
    self.init(top: top, left: left, bottom: bottom, right: right)
  }

  /// Top, left, bottom, right.
  var edges: [Double] { [top, left, bottom, right] }
}
