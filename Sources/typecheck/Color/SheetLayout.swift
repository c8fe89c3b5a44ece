/// How many tiles of a sheet stand side by side.
struct SheetLayout {
  /// Pixels of a tile.
  var width: Int
  /// Pixels of a tile and its caption.
  var height: Int
  /// How many tiles there are.
  var count: Int

  /// A sheet's width is to be as many times its height, roughly: that of a screen or a page on its side.
  private static let proportion = 1.6

  /// The number of columns with which the sheet comes nearest to a screen's proportions and leaves the fewest places
  /// empty.
  ///
  /// - Parameter limit: The longest side a sheet may have.
  /// - Returns: 1…count.
  func columns(limit: Int) -> Int {
    var best = (columns: 1, distance: Double.infinity)
    for columns in (1...max(count, 1)).reversed() {
      let rows = (count + columns - 1) / columns
      let size = (width: Double(columns * width), height: Double(rows * height))
      guard max(size.width, size.height) <= Double(limit) else { continue }
      let ratio = size.width / size.height / Self.proportion
      let distance = max(ratio, 1 / ratio) * Double(columns * rows) / Double(count)
      if distance < best.distance { best = (columns, distance) }
    }
    return best.columns
  }
}
