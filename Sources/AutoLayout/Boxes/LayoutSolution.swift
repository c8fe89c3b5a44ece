/// The frames that a layout solver found.
package struct LayoutSolution: Sendable {
  /// One frame per box, in points from the common origin.
  package var frames: [Frame]
  /// The total violation of the constraints in points, per priority in use, most important first.
  package var penalties: [Penalty]
  /// Required constraints that contradict each other.
  package var conflicts: [LayoutConflict]
  /// The number of pivots since the last solution.
  package var steps: Int
  /// If false, a limit was reached or a number is too large, and the frames are unreliable.
  package var isSettled: Bool

  /// The frame of a box.
  package subscript(box: Box) -> Frame { frames[box.index] }
}

/// A reason for a box's position or size.
package enum LayoutCause: Hashable, Sendable {
  case constraint(ConstraintID)
  /// Hugging or compression resistance with priority 1000.
  case intrinsicSize(Box, Axis)
  /// No box has a negative size.
  case nonnegativeSize(Box, Axis)
}

/// A minimal set of required causes that contradict each other: dropping any one resolves the conflict.
package struct LayoutConflict: Hashable, Sendable {
  /// The causes, in the order in which they were added; sizes that may not be negative come last.
  package var causes: [LayoutCause]
  /// The cause that the solver drops: the breakable one added last.
  package var broken: LayoutCause

  /// Creates a conflict.
  package init(causes: [LayoutCause], broken: LayoutCause) {
    self.causes = causes
    self.broken = broken
  }
}

/// A part of a box's frame that its constraints do not determine.
package struct AmbiguousDimension: Hashable, Sendable {
  package var box: Box
  package var axis: Axis
  /// If true, the size is ambiguous, otherwise the position.
  package var isSize: Bool

  /// Names a position or size of a box.
  package init(_ box: Box, _ axis: Axis, isSize: Bool) {
    self.box = box
    self.axis = axis
    self.isSize = isSize
  }
}
