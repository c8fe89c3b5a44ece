extension Tableau {
  /// A column that may leave zero, and the direction: 1 upwards, −1 downwards.
  struct Move {
    var column: Int
    var direction: Double
  }

  /// The result of one or more steps.
  enum Outcome {
    /// No move lowers the cost.
    case optimal
    /// The step moved a column by a distance in points.
    case moved(Double)
    /// A cost falls without limit in one direction, which happens only in a probe.
    case unbounded(Move)
    /// The limit on steps or work was reached.
    case unsettled
  }

  /// The number of steps without progress before Bland's rule applies, which never cycles but is slow.
  static let patience = 12

  /// Whether the work exceeds its limit.
  var isExhausted: Bool { grid.work > mostWork }

  /// Minimises the cost level by level, in at most `limit` steps.
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

  /// Takes one step along the steepest move, or the first one if `isCareful`.
  mutating func step(isCareful: Bool) -> Outcome {
    // Each column is compared level by level, and the chosen one row by row.
    grid.count(4 * grid.width * priceCount + rows.count)
    guard let move = isCareful ? firstMove() : steepestMove() else { return .optimal }
    steps += 1
    guard let distance = take(move, isCareful: isCareful) else { return .unbounded(move) }
    return .moved(distance)
  }

  /// Returns the level at which a move lowers the cost, with the slope; nil if it does not.
  private func gain(_ move: Move) -> (level: Int, slope: Double)? {
    let own = ownLevel(of: columns[move.column], direction: move.direction)
    for level in 0..<priceCount {
      let slope = move.direction * grid[level, move.column] + (own == level ? 1 : 0)
      if slope < -Self.priceTolerance { return (level, slope) }
      if slope > Self.priceTolerance { return nil }
    }
    return nil
  }

  /// Returns the cost level of a column's symbol in a direction; negative for no cost.
  func ownLevel(of symbol: Symbol, direction: Double) -> Int {
    guard !symbol.isVariable else { return -1 }
    let residual = residuals[symbol.index]
    return Int(direction > 0 ? residual.above : residual.below)
  }

  /// Returns the move with the steepest slope at the most important level; ties go to the first symbol.
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

  /// Returns the move of the first symbol that can lower the cost.
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
