/// A relation between two anchors, or between an anchor and a number: first ≤, = or ≥ multiplier × second + constant.
///
/// If an anchor is a leading or trailing edge and its box runs from right to left, positions count from the right. The constant
/// of such a constraint is therefore a distance in reading direction.
package struct LayoutConstraint: Hashable, Sendable {
  package var first: Anchor
  package var relation: Relation
  /// The other anchor; nil if the first one is compared with the constant.
  package var second: Anchor?
  package var multiplier = 1.0
  /// In points.
  package var constant: Double
  package var priority: Priority
  /// If false, a conflict breaks another of its causes as long as there is one.
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

/// The size that the contents of a box ask for along one axis.
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
