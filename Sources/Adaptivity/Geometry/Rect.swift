/// A rectangle; its sides are never negative.
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

  /// Creates the rectangle of a size at the origin.
  ///
  /// - Parameter size: The size.
  public init(_ size: Size) { self.init(x: 0, y: 0, width: size.width, height: size.height) }

  /// The left edge.
  public var minX: Double { x }
  /// The top edge.
  public var minY: Double { y }
  /// The right edge.
  public var maxX: Double { x + width }
  /// The bottom edge.
  public var maxY: Double { y + height }
  /// The middle between left and right.
  public var midX: Double { x + width / 2 }
  /// The middle between top and bottom.
  public var midY: Double { y + height / 2 }
  /// Width and height.
  public var size: Size { Size(width: width, height: height) }
  /// Whether it covers nothing.
  public var isEmpty: Bool { width <= 0 || height <= 0 }

  /// The rectangle inside of insets; nothing of it is left where they meet.
  ///
  /// - Parameter insets: The distances from its edges.
  /// - Returns: The inner rectangle.
  public func inset(by insets: Insets) -> Rect {
    Rect(
      x: x + insets.left, y: y + insets.top, width: max(0, width - insets.left - insets.right),
      height: max(0, height - insets.top - insets.bottom))
  }

  /// What two rectangles have in common; nil where they do not overlap, and where they only touch.
  ///
  /// - Parameter other: The other rectangle.
  /// - Returns: The common part.
  public func intersection(_ other: Rect) -> Rect? {
    let (left, top) = (max(minX, other.minX), max(minY, other.minY))
    let (right, bottom) = (min(maxX, other.maxX), min(maxY, other.maxY))
    guard right > left, bottom > top else { return nil }
    return Rect(x: left, y: top, width: right - left, height: bottom - top)
  }

  /// Whether another rectangle is wholly inside of this one.
  ///
  /// - Parameters:
  ///   - other: The other rectangle.
  ///   - tolerance: By how many points it may stick out.
  /// - Returns: Whether it is.
  public func contains(_ other: Rect, tolerance: Double = 0) -> Bool {
    other.minX >= minX - tolerance && other.minY >= minY - tolerance && other.maxX <= maxX + tolerance
      && other.maxY <= maxY + tolerance
  }
}
