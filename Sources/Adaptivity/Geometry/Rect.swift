/// A rectangle in points, with the origin at the top left.
public struct Rect: Hashable, Codable, Sendable {
  /// The left edge, in points.
  public var x: Double
  /// The top edge, in points.
  public var y: Double
  /// The width, in points.
  public var width: Double
  /// The height, in points.
  public var height: Double

  /// Creates a rectangle.
  ///
  /// - Parameters:
  ///   - x: The left edge, in points.
  ///   - y: The top edge, in points.
  ///   - width: The width, in points.
  ///   - height: The height, in points.
  public init(x: Double, y: Double, width: Double, height: Double) {
    self.x = x
    self.y = y
    self.width = width
    self.height = height
  }

  /// Creates a rectangle with a size at the origin.
  ///
  /// - Parameter size: The width and height, in points.
  public init(_ size: Size) { self.init(x: 0, y: 0, width: size.width, height: size.height) }

  /// The x coordinate of the left edge, in points.
  public var minX: Double { x }
  /// The y coordinate of the top edge, in points.
  public var minY: Double { y }
  /// The x coordinate of the right edge, in points.
  public var maxX: Double { x + width }
  /// The y coordinate of the bottom edge, in points.
  public var maxY: Double { y + height }
  /// The x coordinate of the centre, in points.
  public var midX: Double { x + width / 2 }
  /// The y coordinate of the centre, in points.
  public var midY: Double { y + height / 2 }
  /// The width and height.
  public var size: Size { Size(width: width, height: height) }
  /// Whether the width or height is 0 or less.
  public var isEmpty: Bool { width <= 0 || height <= 0 }

  /// Returns the rectangle shrunk by insets.
  ///
  /// - Parameter insets: The distances from the edges.
  /// - Returns: The inner rectangle. Its width or height is 0 if the insets overlap.
  public func inset(by insets: Insets) -> Rect {
    Rect(
      x: x + insets.left, y: y + insets.top, width: max(0, width - insets.left - insets.right),
      height: max(0, height - insets.top - insets.bottom))
  }

  /// Returns the area that two rectangles share.
  ///
  /// - Parameter other: The other rectangle.
  /// - Returns: The shared area, or nil if the rectangles do not overlap.
  public func intersection(_ other: Rect) -> Rect? {
    let (left, top) = (max(minX, other.minX), max(minY, other.minY))
    let (right, bottom) = (min(maxX, other.maxX), min(maxY, other.maxY))
    guard right > left, bottom > top else { return nil }
    return Rect(x: left, y: top, width: right - left, height: bottom - top)
  }

  /// Returns whether another rectangle is entirely inside this one.
  ///
  /// - Parameters:
  ///   - other: The other rectangle.
  ///   - tolerance: The distance in points by which `other` may extend past an edge.
  /// - Returns: Whether it is inside, within the tolerance.
  public func contains(_ other: Rect, tolerance: Double = 0) -> Bool {
    other.minX >= minX - tolerance && other.minY >= minY - tolerance && other.maxX <= maxX + tolerance
      && other.maxY <= maxY + tolerance
  }
}
