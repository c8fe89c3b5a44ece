/// The best values for a system of constraints.
package struct LinearSolution: Sendable {
  /// One number per variable.
  package var values: [Double] = []
  /// For each priority in use, the most important first: the sum of the distances by which its constraints miss.
  ///
  /// Broken constraints no longer count as required.
  package var penalties: [Penalty] = []
  /// Required constraints that exclude each other, in the order in which they were found.
  package var conflicts: [LinearConflict] = []
  /// The number of pivots since the last solution.
  package var steps = 0
  /// If false, the bound on steps was reached or a number is too large, and the values prove nothing.
  package var isSettled = true

  /// The number found for a variable.
  package subscript(variable: Variable) -> Double { values[variable.index] }
}

/// The total distance by which the constraints of one priority miss.
package struct Penalty: Hashable, Sendable {
  package var priority: Priority
  /// The sum of the distances, in the unit of the constants.
  package var total: Double

  /// Creates a total of a priority.
  package init(priority: Priority, total: Double) {
    self.priority = priority
    self.total = total
  }
}

/// Required constraints that cannot hold together, although they can as soon as any one of them is dropped.
package struct LinearConflict: Hashable, Sendable {
  /// The constraints, in the order in which they were added.
  package var constraints: [ConstraintID]
  /// The constraint that no longer counts as required: the last added breakable one.
  package var broken: ConstraintID

  /// Creates a conflict.
  package init(constraints: [ConstraintID], broken: ConstraintID) {
    self.constraints = constraints
    self.broken = broken
  }
}
