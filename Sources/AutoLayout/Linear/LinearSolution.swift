/// The best values for a system of constraints.
package struct LinearSolution: Sendable {
  /// One number per variable.
  package var values: [Double] = []
  /// The total violation of the constraints per priority in use, most important first.
  ///
  /// Broken constraints no longer count as required.
  package var penalties: [Penalty] = []
  /// Required constraints that contradict each other, in the order in which they were found.
  package var conflicts: [LinearConflict] = []
  /// The number of pivots since the last solution.
  package var steps = 0
  /// If false, a limit was reached or a number is too large, and the values are unreliable.
  package var isSettled = true

  /// The number found for a variable.
  package subscript(variable: Variable) -> Double { values[variable.index] }
}

/// The total violation of the constraints of one priority.
package struct Penalty: Hashable, Sendable {
  package var priority: Priority
  /// The sum of the distances, in the unit of the constants.
  package var total: Double

  /// Creates a penalty.
  package init(priority: Priority, total: Double) {
    self.priority = priority
    self.total = total
  }
}

/// A minimal set of required constraints that contradict each other: dropping any one resolves the conflict.
package struct LinearConflict: Hashable, Sendable {
  /// The constraints, in the order in which they were added.
  package var constraints: [ConstraintID]
  /// The constraint that no longer counts as required: the breakable one added last.
  package var broken: ConstraintID

  /// Creates a conflict.
  package init(constraints: [ConstraintID], broken: ConstraintID) {
    self.constraints = constraints
    self.broken = broken
  }
}
