extension LinearSolver {
  /// Required constraints that miss by more than this exclude each other.
  private static let conflictTolerance = 1e-7

  /// Conflicts of required constraints, and the number of steps to find them.
  struct ConflictSearch {
    /// The conflicts, by the constraint that no longer counts.
    var conflicts: [LinearConflict] = []
    var steps = 0
    /// If false, the bound on steps was reached before all constraints were seen.
    var isSettled = true
    /// The number of cells that it read or wrote.
    var work = 0
  }

  /// Whether required constraints miss in the last solution.
  var isContradictory: Bool { tableau.map { $0.requiredMiss > Self.conflictTolerance } ?? false }

  /// Finds the required constraints that do not agree with those before them.
  ///
  /// One constraint after the other is added to those that agree, so one pass finds all conflicts. Those that may not be broken
  /// come first.
  func findConflicts() -> ConflictSearch {
    let required = rows.indices.filter { rows[$0].isRequired }
    let order = required.filter { !rows[$0].isBreakable } + required.filter { rows[$0].isBreakable }
    var search = ConflictSearch()
    var agreeing = Tableau(variables: variableCount, levels: 0, capacity: order.count)
    var ids: [Int] = []
    agreeing.mostWork = max(0, mostWork - work)
    for id in order {
      let row = rows[id]
      agreeing.appendHard(
        terms[row.terms], target: row.target, below: requiredLevel(row.below), above: requiredLevel(row.above))
      ids.append(id)
      let agreement = agreeing.satisfyLast(within: Self.conflictTolerance, limit: stepLimit)
      if case .unsettled = agreement {
        search.isSettled = false
        break
      }
      guard case .excluded(let members) = agreement else { continue }
      search.conflicts.append(
        LinearConflict(
          constraints: members.map { ConstraintID(index: ids[$0]) }.sorted(), broken: ConstraintID(index: id)))
      agreeing.removeLast()
      ids.removeLast()
    }
    (search.steps, search.work) = (agreeing.steps, agreeing.grid.work)
    return search
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
  /// The total distance by which the required constraints miss.
  fileprivate var requiredMiss: Double {
    var total = 0.0
    for (offset, symbol) in rows.enumerated() where !symbol.isVariable {
      let (residual, value) = (residuals[symbol.index], grid[firstRow + offset, 0])
      if (value > 0 ? residual.above : residual.below) == 0 { total += value.magnitude }
    }
    return total
  }
}
