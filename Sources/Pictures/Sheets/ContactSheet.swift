public import ColorContrast

/// Several renderings of one picture beside each other, each with a caption below it.
///
/// A sheet is made row by row: one pass over the source for each row of tiles, one row of the sheet in memory. Tiles
/// lie as the source is stored: a picture that viewers turn (``PictureReader/orientation``) lies on its side.
public struct ContactSheet: Sendable {
  /// Width and height of the source, and of a tile without its caption.
  public let tile: (width: Int, height: Int)
  /// The tiles' captions, row by row from the left; nil for a tile without one.
  public let captions: [SheetCaption?]
  /// Tiles in a row.
  public let columns: Int
  /// Pixels from side to side that a tile and its caption have; a tile stands in the middle, a wider caption is cut.
  public let cellWidth: Int
  /// Pixels between tiles.
  public let gap: Int
  /// Pixels around all tiles.
  public let margin: Int
  /// Pixels below each tile for its caption; a larger one is cut.
  public let captionHeight: Int
  /// What is around the tiles; opaque.
  public var background = Color.white
  /// What captions are written in; opaque.
  public var ink = Color.black

  /// Lays out a sheet.
  ///
  /// - Parameters:
  ///   - width: Pixels in a row of the source.
  ///   - height: Rows of the source.
  ///   - captions: One for each tile, row by row from the left; nil for a tile without one.
  ///   - columns: Tiles in a row, at least 1; more than there are tiles counts as their number.
  ///   - cellWidth: Pixels from side to side that a tile and its caption have; nil, or less than a tile, for a tile's.
  ///   - gap: Pixels between tiles.
  ///   - margin: Pixels around all tiles.
  ///   - captionHeight: Pixels below each tile for its caption.
  public init(
    width: Int, height: Int, captions: [SheetCaption?], columns: Int, cellWidth: Int? = nil, gap: Int = 16,
    margin: Int = 16, captionHeight: Int
  ) {
    tile = (width, height)
    self.captions = captions
    self.columns = max(1, min(columns, captions.count))
    self.cellWidth = max(width, min(cellWidth ?? width, PictureLimits.side))
    self.gap = max(0, min(gap, PictureLimits.side))
    self.margin = max(0, min(margin, PictureLimits.side))
    self.captionHeight = max(0, min(captionHeight, PictureLimits.side))
  }

  /// Rows of tiles.
  public var rows: Int { (captions.count + columns - 1) / columns }
  /// Pixels in a row of the sheet.
  ///
  /// ``PictureWriter`` refuses more than ``PictureLimits/side``.
  public var width: Int { 2 * margin + columns * cellWidth + (columns - 1) * gap }
  /// Rows of the sheet.
  public var height: Int { 2 * margin + rows * (tile.height + captionHeight) + max(0, rows - 1) * gap }

  /// How many pixels left of a cell are in its row of the sheet.
  func left(of column: Int) -> Int { margin + column * (cellWidth + gap) }

  /// The tiles of a row.
  func tiles(in row: Int) -> Range<Int> { row * columns..<min(captions.count, (row + 1) * columns) }

  /// Writes the sheet.
  ///
  /// - Parameters:
  ///   - writer: Takes rows of the format that `open` gives; as wide and high as the sheet. It is not finished.
  ///   - open: Opens the source again, once for each row of tiles.
  ///   - render: Makes a tile's row from the source's: the tile's index, the row of the source, and where the
  ///     tile's row goes, both in the writer's row format.
  /// - Throws: ``PictureError`` when reading or writing fails, or the source is not what the sheet was laid out for.
  public func write(
    to writer: PictureWriter, open: () throws(PictureError) -> PictureReader,
    render: (_ tile: Int, _ source: UnsafeRawBufferPointer, _ row: UnsafeMutableRawBufferPointer) -> Void
  ) throws(PictureError) {
    precondition(writer.width == width && writer.height == height, "the writer is not for this sheet")
    let canvas = SheetCanvas(sheet: self, format: writer.rowFormat)
    try canvas.writeEmpty(rows: margin, to: writer)
    for row in 0..<rows {
      if row > 0 { try canvas.writeEmpty(rows: gap, to: writer) }
      try writeTiles(of: row, canvas, to: writer, source: open(), render)
      for line in 0..<captionHeight { try canvas.writeCaptions(of: row, line: line, to: writer) }
    }
    try canvas.writeEmpty(rows: margin, to: writer)
  }

  private func writeTiles(
    of row: Int, _ canvas: SheetCanvas, to writer: PictureWriter, source: PictureReader,
    _ render: (Int, UnsafeRawBufferPointer, UnsafeMutableRawBufferPointer) -> Void
  ) throws(PictureError) {
    guard source.width == tile.width, source.height == tile.height, source.rowFormat == writer.rowFormat else {
      throw PictureError(
        .unreadable, source.file, "it has changed while it was read", remedy: "start again when nothing writes to it")
    }
    canvas.clear()
    let inset = (cellWidth - tile.width) / 2
    try source.rowFormat.withRow(width: tile.width) { (memory) throws(PictureError) in
      while try source.readRow(into: memory) {
        for tile in tiles(in: row) {
          render(tile, UnsafeRawBufferPointer(memory), canvas.part(at: left(of: tile - row * columns) + inset))
        }
        try writer.write(row: canvas.row)
      }
    }
  }
}
