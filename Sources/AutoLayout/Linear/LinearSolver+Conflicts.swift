extension LinearSolver {
  /// The violation above which required constraints contradict each other.
  private static let conflictTolerance = 1e-7

  /// The conflicts of required constraints, and the effort to find them.
  struct ConflictSearch {
    /// The conflicts, one per broken constraint.
    var conflicts: [LinearConflict] = []
    var steps = 0
    /// If false, a limit was reached before all constraints were checked.
    var isSettled = true
    /// The number of cells read or written.
    var work = 0
  }

  /// Whether the last solution violates required constraints.
  var isContradictory: Bool { tableau.map { $0.requiredMiss > Self.conflictTolerance } ?? false }

  /// Finds the required constraints that contradict earlier ones.
  ///
  /// Constraints are added one by one to those that agree, so one pass finds all conflicts. Unbreakable ones come
  /// first.
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

  /// Makes a constraint no longer required; an optional side keeps its priority.
  mutating func breakConstraint(_ id: ConstraintID) {
    rows[id.index].isBroken = true
    guard let residual = rows[id.index].residual else { return }
    let (below, above) = levels(of: rows[id.index])
    tableau?.setLevels(of: residual, below: below, above: above)
  }
}

extension Tableau {
  /// The total violation of the required constraints.
  fileprivate var requiredMiss: Double {
    var total = 0.0
    for (offset, symbol) in rows.enumerated() where !symbol.isVariable {
      let (residual, value) = (residuals[symbol.index], grid[firstRow + offset, 0])
      if (value > 0 ? residual.above : residual.below) == 0 { total += value.magnitude }
    }
    return total
  }
}
