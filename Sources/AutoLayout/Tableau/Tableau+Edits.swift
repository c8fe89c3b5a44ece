extension Tableau {
  /// Moves the target of a constraint.
  mutating func moveTarget(of index: Int, by distance: Double) {
    if let row = residuals[index].place.row {
      grid[row, 0] -= distance
      updateSide(of: index)
    } else if let column = residuals[index].place.column {
      grid.addToConstants(distance, ofColumn: column)
      updateSides()
    }
  }

  /// Makes the costs of the right sides count after value changes.
  mutating func updateSides() {
    for symbol in rows where !symbol.isVariable { updateSide(of: symbol.index) }
  }

  /// Sets the cost levels below and above zero.
  mutating func setLevels(of index: Int, below: Int32, above: Int32) {
    addCost(of: index, times: -1)
    residuals[index].below = below
    residuals[index].above = above
    addCost(of: index, times: 1)
  }

  private mutating func updateSide(of index: Int) {
    let value = value(ofResidual: index)
    if residuals[index].isAbove ? value < -Self.tolerance : value > Self.tolerance { flip(index) }
  }
}
