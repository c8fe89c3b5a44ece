/// The arrangement of a sheet's tiles in columns.
struct SheetLayout {
  /// The width of a tile, in pixels.
  var width: Int
  /// The height of a tile with its caption, in pixels.
  var height: Int
  /// The number of tiles.
  var count: Int

  /// The preferred ratio of a sheet's width to its height, about that of a screen or a landscape page.
  private static let proportion = 1.6

  /// The number of columns that best approximates the preferred ratio with few empty places.
  ///
  /// `limit` is the longest side that a sheet may have, in pixels.
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
