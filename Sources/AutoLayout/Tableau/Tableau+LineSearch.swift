extension Tableau {
  /// A residual that reaches zero along a move.
  struct Breakpoint {
    var row: Int
    /// The distance that the column moves until then, in points.
    var distance: Double
    /// The change of the residual per point of the column, as a magnitude.
    var rate: Double
  }

  /// Moves a column away from zero while the cost falls, and exchanges it with the row that ends the move.
  ///
  /// If `isCareful`, the first residual that reaches zero ends the move, as Bland's rule demands. Otherwise the move
  /// passes residuals while the cost falls, which saves steps. Returns the distance, or nil if nothing ends the move.
  mutating func take(_ move: Move, isCareful: Bool) -> Double? {
    findBreakpoints(of: move)
    let own = ownLevel(of: columns[move.column], direction: move.direction)
    for level in 0..<priceCount {
      slopes[level] = move.direction * grid[level, move.column] + (own == level ? 1 : 0)
    }
    while let next = nextBreakpoint(isCareful: isCareful) {
      grid.count(breakpoints.count)
      let breakpoint = breakpoints.remove(at: next)
      let index = symbol(ofRow: breakpoint.row).index
      let residual = residuals[index]
      if residual.below >= 0 { slopes[Int(residual.below)] += breakpoint.rate }
      if residual.above >= 0 { slopes[Int(residual.above)] += breakpoint.rate }
      if isCareful || !stillPays {
        end(move, at: breakpoint.row, index)
        return breakpoint.distance
      }
      flip(index)
    }
    return nil
  }

  private mutating func findBreakpoints(of move: Move) {
    breakpoints.removeAll(keepingCapacity: true)
    for (offset, symbol) in rows.enumerated() where !symbol.isVariable {
      let row = firstRow + offset
      let rate = move.direction * grid[row, move.column]
      guard rate.magnitude > Self.priceTolerance else { continue }
      let residual = residuals[symbol.index]
      guard !residual.isFree, residual.isAbove == (rate < 0) else { continue }
      let distance = max(0, -grid[row, 0] / rate)
      breakpoints.append(Breakpoint(row: row, distance: distance, rate: rate.magnitude))
    }
  }

  /// Returns the nearest breakpoint; ties go to the largest rate, the best divisor, or else to the first symbol.
  private func nextBreakpoint(isCareful: Bool) -> Int? {
    var best: Int?
    for (index, candidate) in breakpoints.enumerated() {
      guard let current = best.map({ breakpoints[$0] }) else {
        best = index
        continue
      }
      if candidate.distance > current.distance + Self.priceTolerance { continue }
      let isNearer = candidate.distance < current.distance - Self.priceTolerance
      let order = symbol(ofRow: candidate.row).order - symbol(ofRow: current.row).order
      if isNearer || (isCareful ? order < 0 : (-candidate.rate, order) < (-current.rate, 0)) { best = index }
    }
    return best
  }

  /// Whether the cost still falls along the move.
  private var stillPays: Bool {
    for level in 0..<priceCount where slopes[level].magnitude > Self.priceTolerance { return slopes[level] < 0 }
    return false
  }

  private mutating func end(_ move: Move, at row: Int, _ leaving: Int) {
    addCost(of: leaving, times: -1)
    let entering = columns[move.column]
    exchange(row: row, column: move.column)
    guard !entering.isVariable else { return }
    residuals[entering.index].isAbove = move.direction > 0
    addCost(of: entering.index, times: 1)
  }
}
