/// A rectangle in points, y downwards.
package struct PreviewBox: Hashable, Sendable {
  /// The left edge.
  package var x: Double
  /// The top edge.
  package var y: Double
  /// The width.
  package var width: Double
  /// The height.
  package var height: Double

  /// Creates a rectangle.
  package init(x: Double, y: Double, width: Double, height: Double) {
    (self.x, self.y, self.width, self.height) = (x, y, width, height)
  }

  /// The right edge.
  package var maxX: Double { x + width }
  /// The bottom edge.
  package var maxY: Double { y + height }

  /// Returns the smallest rectangle that contains this and another rectangle.
  package func union(_ other: PreviewBox) -> PreviewBox {
    let (left, top) = (min(x, other.x), min(y, other.y))
    return PreviewBox(
      x: left, y: top, width: max(maxX, other.maxX) - left, height: max(maxY, other.maxY) - top)
  }

  /// Returns the part of another rectangle in this one; nil if they do not meet.
  ///
  /// Rectangles that only touch share a part without width or height.
  package func intersection(_ other: PreviewBox) -> PreviewBox? {
    let (left, top) = (max(x, other.x), max(y, other.y))
    let (right, bottom) = (min(maxX, other.maxX), min(maxY, other.maxY))
    guard right >= left, bottom >= top else { return nil }
    return PreviewBox(x: left, y: top, width: right - left, height: bottom - top)
  }

  /// Returns the rectangle moved by a distance.
  package func moved(by distance: SIMD2<Double>) -> PreviewBox {
    PreviewBox(x: x + distance.x, y: y + distance.y, width: width, height: height)
  }

  /// Returns the rectangle enlarged on all sides.
  ///
  /// Negative distances shrink it.
  package func grown(by side: Double) -> PreviewBox {
    PreviewBox(x: x - side, y: y - side, width: width + 2 * side, height: height + 2 * side)
  }
}
