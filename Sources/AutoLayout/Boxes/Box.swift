/// A view or layout guide in a layout solver.
package struct Box: Hashable, Sendable {
  /// The position in the solver, from 0.
  package let index: Int
}

/// An axis along which boxes have a position and a size.
package enum Axis: String, Hashable, Sendable, CaseIterable {
  case horizontal
  case vertical
}

/// The direction in which leading edges precede trailing edges.
package enum Direction: String, Hashable, Sendable, CaseIterable {
  case leftToRight
  case rightToLeft
}

/// A rectangle in points, with the origin at the top left.
package struct Frame: Hashable, Sendable {
  package var x: Double
  package var y: Double
  package var width: Double
  package var height: Double

  /// Creates a frame.
  package init(x: Double = 0, y: Double = 0, width: Double, height: Double) {
    self.x = x
    self.y = y
    self.width = width
    self.height = height
  }

  package var maxX: Double { x + width }
  package var maxY: Double { y + height }
}

/// The properties of a box, apart from its constraints.
package struct BoxTraits: Hashable, Sendable {
  /// The distances from the frame to the alignment rectangle, which constraints refer to, in points.
  package var insets = AlignmentInsets()
  /// The distance from the top of the alignment rectangle to the first baseline, in points.
  package var firstBaseline = 0.0
  /// The distance from the last baseline to the bottom of the alignment rectangle, in points.
  package var lastBaseline = 0.0
  /// The direction of the box's leading and trailing edges; nil for the solver's direction.
  package var direction: Direction?

  /// Creates the traits of a box whose alignment rectangle is its frame.
  package init() {}
}

/// The distances inwards from a frame to its alignment rectangle, in points.
package struct AlignmentInsets: Hashable, Sendable {
  package var top = 0.0
  package var left = 0.0
  package var bottom = 0.0
  package var right = 0.0

  /// Creates insets.
  package init(top: Double = 0, left: Double = 0, bottom: Double = 0, right: Double = 0) {
    self.top = top
    self.left = left
    self.bottom = bottom
    self.right = right
  }

  /// Returns the sum of the insets along an axis, in points.
  package func sum(_ axis: Axis) -> Double { axis == .horizontal ? left + right : top + bottom }
}
