/// A rectangle in points, y downwards.
public struct PreviewBox: Hashable, Sendable {
  /// The left side.
  public var x: Double
  /// The upper side.
  public var y: Double
  /// From left to right.
  public var width: Double
  /// From top to bottom.
  public var height: Double

  /// Creates a rectangle.
  ///
  /// - Parameters:
  ///   - x: The left side.
  ///   - y: The upper side.
  ///   - width: From left to right.
  ///   - height: From top to bottom.
  public init(x: Double, y: Double, width: Double, height: Double) {
    (self.x, self.y, self.width, self.height) = (x, y, width, height)
  }

  /// The right side.
  public var maxX: Double { x + width }
  /// The lower side.
  public var maxY: Double { y + height }

  /// The smallest rectangle that holds two.
  ///
  /// - Parameter other: The other one.
  /// - Returns: A rectangle.
  public func union(_ other: PreviewBox) -> PreviewBox {
    let (left, top) = (min(x, other.x), min(y, other.y))
    return PreviewBox(
      x: left, y: top, width: max(maxX, other.maxX) - left, height: max(maxY, other.maxY) - top)
  }

  /// The same elsewhere.
  ///
  /// - Parameter distance: How far right and down.
  /// - Returns: A rectangle of the same size.
  public func moved(by distance: SIMD2<Double>) -> PreviewBox {
    PreviewBox(x: x + distance.x, y: y + distance.y, width: width, height: height)
  }

  /// The same, larger on each side.
  ///
  /// - Parameter side: By how much.
  /// - Returns: A rectangle around this one.
  public func grown(by side: Double) -> PreviewBox {
    PreviewBox(x: x - side, y: y - side, width: width + 2 * side, height: height + 2 * side)
  }
}
