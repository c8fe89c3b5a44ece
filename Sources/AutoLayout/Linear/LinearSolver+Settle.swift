extension LinearSolver {
  /// Solves, breaks constraints until the required ones agree, and reads the numbers.
  mutating func settle() -> LinearSolution {
    var solution = LinearSolution()
    for isSecondTry in [false, true] {
      prepare()
      let before = tableau?.steps ?? 0
      var isSettled = optimize()
      if isSettled, breaksConflicts, isContradictory {
        let search = findConflicts()
        conflicts = search.conflicts
        solution.steps += search.steps
        spend(search.work)
        for conflict in conflicts { breakConstraint(conflict.broken) }
        isSettled = search.isSettled && optimize()
      }
      solution.steps += (tableau?.steps ?? 0) - before
      solution.values = (0..<variableCount).map { tableau?.value(ofVariable: $0) ?? 0 }
      solution.isSettled = isSettled && solution.values.allSatisfy(\.isFinite)
      // Rounding errors grow with the number of edits; solving from scratch removes them.
      guard !isSecondTry, !isExhausted, solution.steps > 0, !isExact(solution.values) else { break }
      forget()
    }
    solution.conflicts = conflicts
    solution.penalties = penalties(of: solution.values)
    return solution
  }

  /// The step limit of one run; the tests stay far below it.
  var stepLimit: Int { mostSteps ?? 1000 + 20 * (rows.count + variableCount) }

  private mutating func optimize() -> Bool {
    let limit = stepLimit
    guard case .optimal? = tableau?.optimize(limit: limit) else { return false }
    return true
  }

  /// Returns a constraint's sum of terms minus its target.
  func residual(of row: Row, _ values: [Double]) -> Double {
    terms[row.terms].reduce(-row.target) { $0 + $1.coefficient * values[$1.variable.index] }
  }

  /// Returns whether the tableau matches the constraints up to rounding errors.
  private func isExact(_ values: [Double]) -> Bool {
    guard let tableau else { return false }
    return rows.allSatisfy { row in
      guard let index = row.residual else { return true }
      let found = residual(of: row, values)
      return (found - tableau.value(ofResidual: index)).magnitude <= Tableau.tolerance
    }
  }

  private func penalties(of values: [Double]) -> [Penalty] {
    var penalties = levels.map { Penalty(priority: $0, total: 0) }
    for row in rows where !row.isFree {
      let found = residual(of: row, values)
      let (below, above) = levels(of: row)
      if found < 0, below >= 0 { penalties[Int(below)].total -= found }
      if found > 0, above >= 0 { penalties[Int(above)].total += found }
    }
    return penalties
  }
}
