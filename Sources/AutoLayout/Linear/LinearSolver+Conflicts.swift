extension LinearSolver {
  /// Required constraints that miss by more than this in total exclude each other.
  private static let conflictTolerance = 1e-7

  /// The next set of required constraints that exclude each other, or nil if all can hold.
  ///
  /// The prices of the required level prove which constraints take part. Then each one is dropped in turn, the last added one
  /// first, and stays out if the others still exclude each other.
  func findConflict() -> LinearConflict? {
    guard let tableau, let proof = tableau.infeasibleResiduals(beyond: Self.conflictTolerance) else { return nil }
    let members = Set(proof)
    var set = rows.indices.filter { rows[$0].residual.map(members.contains) ?? false }
    var needed = 0
    while needed < set.count {
      var others = set
      others.remove(at: set.count - 1 - needed)
      if let smaller = excludingSubset(of: others) { set = smaller } else { needed += 1 }
    }
    guard let broken = set.last(where: { rows[$0].isBreakable }) ?? set.last else { return nil }
    return LinearConflict(constraints: set.map(ConstraintID.init), broken: ConstraintID(index: broken))
  }

  /// The constraints of a set that exclude each other, or nil if all of them can hold.
  private func excludingSubset(of set: [Int]) -> [Int]? {
    var tableau = Tableau(variables: variableCount, levels: 1, capacity: set.count)
    for id in set {
      let row = rows[id]
      tableau.append(
        terms[row.terms], target: row.target, below: requiredLevel(row.below), above: requiredLevel(row.above))
    }
    guard case .optimal = tableau.optimize(limit: stepLimit),
      let members = tableau.infeasibleResiduals(beyond: Self.conflictTolerance)
    else { return nil }
    return members.map { set[$0] }
  }

  private func requiredLevel(_ priority: Priority?) -> Int32 { priority == .required ? 0 : Residual.free }

  /// Lets a constraint no longer count as required; an optional side keeps its priority.
  mutating func breakConstraint(_ id: ConstraintID) {
    rows[id.index].isBroken = true
    guard let residual = rows[id.index].residual else { return }
    let (below, above) = levels(of: rows[id.index])
    tableau?.setLevels(of: residual, below: below, above: above)
  }
}

extension Tableau {
  /// The residuals whose required costs prove that they cannot all be zero cost, in order, or nil if they can.
  ///
  /// At the optimum, the sum of the violated rows is a number above zero plus prices times columns. No choice of the columns
  /// brings it to zero without another cost, so the rows and the columns with a price exclude each other (Farkas' lemma).
  func infeasibleResiduals(beyond tolerance: Double) -> [Int]? {
    var total = 0.0
    var members: [Int] = []
    for (index, residual) in residuals.enumerated() {
      if let row = residual.place.row {
        guard (residual.isAbove ? residual.above : residual.below) == 0 else { continue }
        total += max(0, residual.isAbove ? grid[row, 0] : -grid[row, 0])
        members.append(index)
      } else if let column = residual.place.column, grid[0, column].magnitude > Self.priceTolerance {
        members.append(index)
      }
    }
    return total > tolerance ? members : nil
  }
}
