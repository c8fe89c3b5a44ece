/// The state of the simplex method on constraints that may be violated at a cost.
///
/// Each column is a variable or residual at zero. Each row expresses another one in terms of the columns. The price
/// rows come first, one per level: they express the rows' cost in terms of the columns. The first column contains the
/// constants. Constraints may always be violated, so every choice of columns is a valid start.
struct Tableau {
  /// The magnitude below which a residual counts as zero.
  static let tolerance = 1e-8
  /// The magnitude below which a price or coefficient is zero.
  static let priceTolerance = 1e-9

  var grid: Grid
  /// The number of price rows of constraints.
  let levelCount: Int
  /// The limit on work, in cells.
  var mostWork = Int.max
  /// Whether an extra price row, below all levels, pulls one variable.
  var isProbing = false
  /// The symbol of each column; the first column contains the constants.
  private(set) var columns: [Symbol]
  /// The symbol of each row after the price rows.
  private(set) var rows: [Symbol] = []
  private(set) var variablePlaces: [Place]
  var residuals: [Residual] = []
  /// The number of pivots after the start.
  var steps = 0
  /// Storage for the line search, kept to avoid allocations.
  var slopes: [Double]
  var breakpoints: [Breakpoint] = []

  /// Creates a tableau without constraints.
  init(variables: Int, levels: Int, capacity: Int) {
    levelCount = levels
    columns = [.variable(-1)]
    columns.reserveCapacity(variables + 1)
    variablePlaces = []
    variablePlaces.reserveCapacity(variables)
    for index in 0..<variables {
      columns.append(.variable(index))
      variablePlaces.append(.column(index + 1))
    }
    grid = Grid(width: variables + 1, height: levels + 1, capacity: levels + 1 + capacity)
    rows.reserveCapacity(capacity)
    residuals.reserveCapacity(capacity)
    slopes = [Double](repeating: 0, count: levels + 1)
  }

  /// The number of price rows in use.
  var priceCount: Int { isProbing ? levelCount + 1 : levelCount }
  /// The first grid row with a symbol.
  var firstRow: Int { levelCount + 1 }

  /// Returns the symbol of a grid row after the price rows.
  func symbol(ofRow row: Int) -> Symbol { rows[row - firstRow] }

  /// Returns the current value of a variable.
  func value(ofVariable index: Int) -> Double {
    variablePlaces[index].row.map { grid[$0, 0] } ?? 0
  }

  /// Returns the current value of a residual.
  func value(ofResidual index: Int) -> Double {
    residuals[index].place.row.map { grid[$0, 0] } ?? 0
  }

  /// Adds a constraint, with the levels of its costs.
  mutating func append(
    _ terms: ArraySlice<LinearTerm>, target: Double, below: Int32, above: Int32
  ) {
    let row = appendRow(terms, target: target, below: below, above: above)
    if let column = freeColumn(in: row) {
      let isVariable = columns[column].isVariable
      exchange(row: row, column: column)
      // Residual rows contain no variables, but may contain a residual that no longer has a cost.
      if !isVariable { updateSides() }
    } else {
      addCost(of: residuals.count - 1, times: 1)
    }
  }

  /// Adds a constraint without costs, which must hold or be removed again.
  mutating func appendHard(_ terms: ArraySlice<LinearTerm>, target: Double, below: Int32, above: Int32) {
    let row = appendRow(terms, target: target, below: below, above: above)
    if let column = freeColumn(in: row) { exchange(row: row, column: column) }
  }

  /// Adds a constraint's row and returns its position; inlined, because small systems spend much time here.
  @inline(__always)
  private mutating func appendRow(
    _ terms: ArraySlice<LinearTerm>, target: Double, below: Int32, above: Int32
  ) -> Int {
    let row = grid.height
    grid.appendRow()
    grid[row, 0] = -target
    for term in terms {
      let place = variablePlaces[term.variable.index]
      if let column = place.column {
        grid[row, column] += term.coefficient
      } else if let source = place.row {
        grid.add(term.coefficient, of: source, to: row)
      }
    }
    rows.append(.residual(residuals.count))
    var residual = Residual(place: .row(row), below: below, above: above)
    residual.isAbove = Self.side(of: residual, value: grid[row, 0])
    residuals.append(residual)
    return row
  }

  /// Removes the last appended constraint, which must still have its original row.
  mutating func removeLast() {
    residuals.removeLast()
    rows.removeLast()
    grid.removeLastRow()
  }

  /// Returns the unconstrained column with the largest coefficient in a row.
  @inline(__always)
  private func freeColumn(in row: Int) -> Int? {
    var best: Int?
    var largest = Self.priceTolerance
    for column in 1..<grid.width {
      let size = grid[row, column].magnitude
      guard size > largest else { continue }
      let symbol = columns[column]
      if symbol.isVariable || residuals[symbol.index].isFree { (best, largest) = (column, size) }
    }
    return best
  }

  /// Returns whether the cost above zero counts for a value; at zero, the cheaper side counts.
  private static func side(of residual: Residual, value: Double) -> Bool {
    if value.magnitude > tolerance { return value > 0 }
    return residual.below >= 0 && (residual.above < 0 || residual.above > residual.below)
  }

  /// Exchanges the symbols of a row and a column; the caller takes care of the costs.
  mutating func exchange(row: Int, column: Int) {
    grid.pivot(row: row, column: column)
    let (leaving, entering) = (symbol(ofRow: row), columns[column])
    columns[column] = leaving
    rows[row - firstRow] = entering
    setPlace(of: leaving, .column(column))
    setPlace(of: entering, .row(row))
  }

  private mutating func setPlace(of symbol: Symbol, _ place: Place) {
    if symbol.isVariable { variablePlaces[symbol.index] = place } else { residuals[symbol.index].place = place }
  }

  /// Adds the cost of a residual with a row to the prices, or removes it with the factor −1.
  mutating func addCost(of index: Int, times factor: Double) {
    let residual = residuals[index]
    guard let row = residual.place.row else { return }
    if residual.isAbove {
      if residual.above >= 0 { grid.add(factor, of: row, to: Int(residual.above)) }
    } else if residual.below >= 0 {
      grid.add(-factor, of: row, to: Int(residual.below))
    }
  }

  /// Switches to the cost of the other side of zero.
  mutating func flip(_ index: Int) {
    addCost(of: index, times: -1)
    residuals[index].isAbove.toggle()
    addCost(of: index, times: 1)
  }
}
