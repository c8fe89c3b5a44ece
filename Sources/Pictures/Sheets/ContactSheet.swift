package import ColorContrast

/// A sheet with several renderings of one picture side by side, each with a caption below.
///
/// The sheet is written row by row, with one row in memory. The source is read once per row of tiles. Tiles are in
/// stored order, so a picture that viewers rotate (``PictureReader/orientation``) appears on its side.
package struct ContactSheet: Sendable {
  /// The width and height of the source, and of a tile without its caption, in pixels.
  package let tile: (width: Int, height: Int)
  /// The captions of the tiles, row by row from the left; nil for a tile without a caption.
  package let captions: [SheetCaption?]
  /// Tiles per row.
  package let columns: Int
  /// The width available to a tile and its caption, in pixels; tiles are centred and wider captions cropped.
  package let cellWidth: Int
  /// Pixels between tiles.
  package let gap: Int
  /// Pixels around all tiles.
  package let margin: Int
  /// The height available to captions, in pixels; taller captions are cropped.
  package let captionHeight: Int
  /// The colour around the tiles; opaque.
  package var background = Color.white
  /// The colour of captions; opaque.
  package var ink = Color.black

  /// Lays out a sheet for a source of the given size in pixels.
  ///
  /// The columns are clamped to 1…the number of tiles. The default and minimum of `cellWidth` is the tile's width.
  package init(
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

  /// The number of rows of tiles.
  package var rows: Int { (captions.count + columns - 1) / columns }
  /// The width of the sheet, in pixels.
  ///
  /// ``PictureWriter`` rejects sheets wider than ``PictureLimits/side``.
  package var width: Int { 2 * margin + columns * cellWidth + (columns - 1) * gap }
  /// The height of the sheet, in pixels.
  package var height: Int { 2 * margin + rows * (tile.height + captionHeight) + max(0, rows - 1) * gap }

  /// Returns the x coordinate of a column's left edge, in pixels.
  func left(of column: Int) -> Int { margin + column * (cellWidth + gap) }

  /// Returns the indices of the tiles in a row of tiles.
  func tiles(in row: Int) -> Range<Int> { row * columns..<min(captions.count, (row + 1) * columns) }

  /// Writes the sheet.
  ///
  /// The writer has the sheet's size and the row format of the reader that `open` returns; the caller finishes it.
  /// `open` is called once per row of tiles. `render` receives a tile's index, a source row and the destination, both
  /// in the writer's row format.
  ///
  /// - Throws: ``PictureError`` when reading or writing fails, or the source does not match the sheet's layout.
  package func write(
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
        .unreadable, source.file, "it changed while it was read", remedy: "run again when no program writes to it")
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
