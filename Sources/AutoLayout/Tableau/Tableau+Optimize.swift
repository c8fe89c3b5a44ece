extension Tableau {
  /// A column that may leave zero, and the direction: 1 upwards, −1 downwards.
  struct Move {
    var column: Int
    var direction: Double
  }

  /// The end of a step or of a run of steps.
  enum Outcome {
    /// No move pays.
    case optimal
    /// The step moved a column by a distance in points.
    case moved(Double)
    /// A cost falls forever in one direction; only a probe can have such a cost.
    case unbounded(Move)
    /// The bound on steps or on work was reached.
    case unsettled
  }

  /// After this many steps without progress, Bland's rule chooses: it never cycles, but is slow.
  static let patience = 12

  /// Whether the bound on work was reached.
  var isExhausted: Bool { grid.work > mostWork }

  /// Steps to the lowest cost, level by level, or until `limit` steps are taken.
  mutating func optimize(limit: Int) -> Outcome {
    var idle = 0
    for _ in 0..<limit {
      guard !isExhausted else { break }
      let outcome = step(isCareful: idle > Self.patience)
      guard case .moved(let distance) = outcome else { return outcome }
      idle = distance > Self.tolerance ? 0 : idle + 1
    }
    return .unsettled
  }

  /// Takes one step along the move that pays most, or the first one if `isCareful`.
  mutating func step(isCareful: Bool) -> Outcome {
    // Each column is compared level by level, and the chosen one row by row.
    grid.count(4 * grid.width * priceCount + rows.count)
    guard let move = isCareful ? firstMove() : steepestMove() else { return .optimal }
    steps += 1
    guard let distance = take(move, isCareful: isCareful) else { return .unbounded(move) }
    return .moved(distance)
  }

  /// The level at which a move pays, and the slope there, or nil if it does not pay.
  private func gain(_ move: Move) -> (level: Int, slope: Double)? {
    let own = ownLevel(of: columns[move.column], direction: move.direction)
    for level in 0..<priceCount {
      let slope = move.direction * grid[level, move.column] + (own == level ? 1 : 0)
      if slope < -Self.priceTolerance { return (level, slope) }
      if slope > Self.priceTolerance { return nil }
    }
    return nil
  }

  /// The level at which the column's own residual costs something in a direction; negative if nowhere.
  func ownLevel(of symbol: Symbol, direction: Double) -> Int {
    guard !symbol.isVariable else { return -1 }
    let residual = residuals[symbol.index]
    return Int(direction > 0 ? residual.above : residual.below)
  }

  /// The move that pays at the most important level, and the most there; among equals, the first symbol.
  private func steepestMove() -> Move? {
    var best: (move: Move, level: Int, slope: Double, order: Int)?
    for column in 1..<grid.width {
      for direction in [1.0, -1.0] {
        let move = Move(column: column, direction: direction)
        guard let (level, slope) = gain(move) else { continue }
        let order = columns[column].order
        if let best {
          if level > best.level { continue }
          if level == best.level, (slope, order) >= (best.slope, best.order) { continue }
        }
        best = (move, level, slope, order)
      }
    }
    return best?.move
  }

  /// The move of the first symbol that pays.
  private func firstMove() -> Move? {
    var best: (move: Move, order: Int)?
    for column in 1..<grid.width {
      let order = columns[column].order
      if let best, best.order < order { continue }
      for direction in [-1.0, 1.0] {
        let move = Move(column: column, direction: direction)
        if gain(move) != nil { best = (move, order) }
      }
    }
    return best?.move
  }
}
