extension LinearSolver {
  /// The difference between two solutions above which a variable is ambiguous.
  private static let distance = 1e-5
  /// The work of comparing a variable's values, in grid cells (our own estimate).
  private static let comparison = 8

  /// Returns the variables that can change at no cost, in order; solves first if necessary.
  ///
  /// Each candidate is pulled down and then up, with a priority below all others. It is ambiguous if it moves.
  package mutating func ambiguousVariables() -> [Variable] {
    _ = solve()
    guard var probe = tableau else { return [] }
    let candidates = probe.candidates()
    guard !candidates.isEmpty else { return [] }
    let before = probe.grid.work
    defer { spend(probe.grid.work - before) }
    var isFound = [Bool](repeating: false, count: variableCount)
    let start = (0..<variableCount).map { probe.value(ofVariable: $0) }
    for candidate in candidates where !probe.isExhausted {
      for pull in [1.0, -1] where !isFound[candidate] {
        for index in probe.pull(candidate, times: pull, limit: stepLimit) { isFound[index] = true }
        probe.grid.count(Self.comparison * variableCount)
        for index in 0..<variableCount where !isFound[index] {
          isFound[index] = (probe.value(ofVariable: index) - start[index]).magnitude > Self.distance
        }
      }
    }
    return isFound.indices.filter { isFound[$0] }.map(Variable.init)
  }
}

extension Tableau {
  /// Returns the variables that a column can move at no cost.
  fileprivate func candidates() -> [Int] {
    let movable = (1..<grid.width).filter { column in
      [1.0, -1].contains { direction in
        let own = ownLevel(of: columns[column], direction: direction)
        return (0..<levelCount).allSatisfy { level in
          (direction * grid[level, column] + (own == level ? 1 : 0)).magnitude <= Self.priceTolerance
        }
      }
    }
    guard !movable.isEmpty else { return [] }
    return variablePlaces.indices.filter { index in
      switch variablePlaces[index].row {
      case let row?: movable.contains { grid[row, $0].magnitude > Self.priceTolerance }
      case nil: true
      }
    }
  }

  /// Pulls a variable with a cost below all others; returns the variables that can move without limit.
  fileprivate mutating func pull(_ variable: Int, times factor: Double, limit: Int) -> [Int] {
    guard let row = variablePlaces[variable].row else { return [variable] }
    isProbing = true
    defer {
      grid.clear(row: levelCount)
      isProbing = false
    }
    grid.add(factor, of: row, to: levelCount)
    guard case .unbounded(let move) = optimize(limit: limit) else { return [] }
    return variablePlaces.indices.filter { index in
      variablePlaces[index].row.map { grid[$0, move.column].magnitude > Self.priceTolerance } ?? false
    }
  }
}
