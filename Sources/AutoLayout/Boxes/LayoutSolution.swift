/// The frames that a layout solver found.
package struct LayoutSolution: Sendable {
  /// One frame per box, in points from the origin of all boxes.
  package var frames: [Frame]
  /// For each priority in use, the most important first: by how many points its constraints miss in total.
  package var penalties: [Penalty]
  /// Required constraints that exclude each other.
  package var conflicts: [LayoutConflict]
  /// The number of pivots since the last solution.
  package var steps: Int
  /// If false, the bound on steps was reached or a number is too large, and the frames prove nothing.
  package var isSettled: Bool

  /// The frame of a box.
  package subscript(box: Box) -> Frame { frames[box.index] }
}

/// Why a box must have a position or size.
package enum LayoutCause: Hashable, Sendable {
  case constraint(ConstraintID)
  /// Hugging or compression resistance with priority 1000.
  case intrinsicSize(Box, Axis)
  /// No box has a negative size.
  case nonnegativeSize(Box, Axis)
}

/// Required causes that cannot hold together, although they can as soon as any one of them is dropped.
package struct LayoutConflict: Hashable, Sendable {
  /// The causes, in the order in which they were added; sizes that may not be negative come last.
  package var causes: [LayoutCause]
  /// The cause that no longer counts: the last added breakable one.
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
