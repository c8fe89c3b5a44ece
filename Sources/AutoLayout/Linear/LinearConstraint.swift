/// A comparison of a sum of terms with a target.
///
/// A priority is the cost of a sum below or above the target. An equation has both, an inequality one. An intrinsic
/// size has two different ones: compression resistance below the size and hugging above it.
package struct LinearConstraint: Hashable, Sendable {
  package var terms: [LinearTerm]
  /// The number to compare the sum with.
  package var target: Double
  /// The priority against a sum below the target; nil if it may be smaller.
  package var below: Priority?
  /// The priority against a sum above the target; nil if it may be larger.
  package var above: Priority?
  /// If false, a conflict breaks another of its constraints if there is one.
  package var isBreakable = true

  /// Creates a constraint with a priority against each side.
  package init(_ terms: [LinearTerm], target: Double, below: Priority?, above: Priority?) {
    self.terms = terms
    self.target = target
    self.below = below
    self.above = above
  }

  /// Creates an equation or inequality.
  package init(
    _ terms: [LinearTerm], _ relation: Relation, _ target: Double, priority: Priority = .required
  ) {
    self.init(
      terms, target: target, below: relation == .lessOrEqual ? nil : priority,
      above: relation == .greaterOrEqual ? nil : priority)
  }
}

/// The position of a constraint in its solver; it stays the same if others are removed.
package struct ConstraintID: Hashable, Comparable, Sendable {
  package let index: Int

  package static func < (one: ConstraintID, other: ConstraintID) -> Bool { one.index < other.index }
}

/// A number in a constraint that the solver cannot use.
package enum UnusableNumber: Error, Hashable, Sendable {
  /// A constant, size or position that is not finite or beyond ``LinearSolver/largestConstant``.
  case constant(Double)
  /// A multiplier that is not finite or beyond ``LinearSolver/largestCoefficient``.
  case coefficient(Double)
}
