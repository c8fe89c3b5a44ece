extension Tableau {
  /// The result of trying to satisfy one more constraint.
  enum Agreement {
    /// The constraint holds together with all before it.
    case holds
    /// The constraint contradicts others; the residuals include its own.
    case excluded([Int])
    /// The limit on steps or work was reached.
    case unsettled
  }

  /// Moves columns until the last appended constraint holds, while all others keep holding.
  ///
  /// If no column can move, the constraint's row proves the conflict (Farkas' lemma): it is a nonzero constant plus
  /// columns that cannot leave zero in the helpful direction. The columns are independent, so no smaller set of these
  /// constraints is a conflict.
  ///
  /// A constraint may miss by up to `tolerance`; ``steps`` never exceeds `limit`.
  mutating func satisfyLast(within tolerance: Double, limit: Int) -> Agreement {
    let last = residuals.count - 1
    var idle = 0
    while let row = residuals[last].place.row, let pull = pull(on: last) {
      guard let move = helpfulMove(for: row, pull, isCareful: idle > Self.patience) else {
        return grid[row, 0].magnitude > tolerance ? .excluded(support(of: row)) : .holds
      }
      guard steps < limit, !isExhausted else { return .unsettled }
      let end = blockade(of: move, for: row, isCareful: idle > Self.patience)
      steps += 1
      grid.count(grid.width + rows.count)
      exchange(row: end.row, column: move.column)
      idle = end.distance > Self.tolerance ? 0 : idle + 1
    }
    return .holds
  }

  /// Returns 1 if a residual must rise, −1 if it must fall, or nil if its constraint holds.
  private func pull(on index: Int) -> Double? {
    let (residual, value) = (residuals[index], value(ofResidual: index))
    if residual.above >= 0, value > Self.tolerance { return -1 }
    if residual.below >= 0, value < -Self.tolerance { return 1 }
    return nil
  }

  /// Returns the free move that helps a row most; if `isCareful`, the one of the first symbol.
  private func helpfulMove(for row: Int, _ pull: Double, isCareful: Bool) -> Move? {
    var best: Move?
    var (size, order) = (0.0, 0)
    for column in 1..<grid.width {
      let coefficient = grid[row, column]
      guard coefficient.magnitude > Self.priceTolerance else { continue }
      let symbol = columns[column]
      let direction = coefficient > 0 ? pull : -pull
      guard ownLevel(of: symbol, direction: direction) < 0 else { continue }
      if best != nil, isCareful ? symbol.order > order : coefficient.magnitude <= size { continue }
      best = Move(column: column, direction: direction)
      (size, order) = (coefficient.magnitude, symbol.order)
    }
    return best
  }

  /// Returns the row that ends a move, with the distance: the pulled row or one whose constraint would stop holding.
  private func blockade(of move: Move, for pulled: Int, isCareful: Bool) -> (row: Int, distance: Double) {
    var best = pulled
    var rate = grid[pulled, move.column].magnitude
    var distance = grid[pulled, 0].magnitude / rate
    for (offset, symbol) in rows.enumerated() where !symbol.isVariable {
      let row = firstRow + offset
      let slope = move.direction * grid[row, move.column]
      guard row != pulled, slope.magnitude > Self.priceTolerance else { continue }
      let residual = residuals[symbol.index]
      guard (slope > 0 ? residual.above : residual.below) >= 0 else { continue }
      let room = max(0, (slope > 0 ? -1 : 1) * grid[row, 0]) / slope.magnitude
      if room > distance - Self.priceTolerance {
        // Among equals, the pulled row ends the search.
        guard best != pulled, room < distance + Self.priceTolerance else { continue }
        let isFirst = symbol.order < self.symbol(ofRow: best).order
        guard isCareful ? isFirst : slope.magnitude > rate else { continue }
      }
      (best, distance, rate) = (row, room, slope.magnitude)
    }
    return (best, distance)
  }

  /// Returns the residuals of a row and of its nonzero columns, in order.
  private func support(of row: Int) -> [Int] {
    let columns = (1..<grid.width).filter { grid[row, $0].magnitude > Self.priceTolerance }.map { self.columns[$0] }
    return ([symbol(ofRow: row)] + columns).map(\.index).sorted()
  }
}
