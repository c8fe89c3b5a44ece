/// A relation between two anchors, or between an anchor and a number: first ≤, = or ≥ multiplier × second + constant.
///
/// For a leading or trailing edge of a right-to-left box, positions count from the right. The constant is then a
/// distance in reading direction.
package struct LayoutConstraint: Hashable, Sendable {
  package var first: Anchor
  package var relation: Relation
  /// The other anchor; nil if the first one is compared with the constant.
  package var second: Anchor?
  package var multiplier = 1.0
  /// The constant, in points.
  package var constant: Double
  package var priority: Priority
  /// If false, a conflict breaks another of its causes if there is one.
  package var isBreakable = true

  /// Creates a constraint.
  package init(
    _ first: Anchor, _ relation: Relation, _ second: Anchor? = nil, multiplier: Double = 1, constant: Double = 0,
    priority: Priority = .required
  ) {
    self.first = first
    self.relation = relation
    self.second = second
    self.multiplier = multiplier
    self.constant = constant
    self.priority = priority
  }
}

/// The natural size of a box's contents along one axis.
package struct IntrinsicSize: Hashable, Sendable {
  /// The length of the alignment rectangle, in points.
  package var length: Double
  /// The priority against a larger box.
  package var hugging: Priority
  /// The priority against a smaller box.
  package var compressionResistance: Priority

  /// Creates an intrinsic size with UIKit's default priorities.
  package init(_ length: Double, hugging: Priority = .low, compressionResistance: Priority = .high) {
    self.length = length
    self.hugging = hugging
    self.compressionResistance = compressionResistance
  }
}
