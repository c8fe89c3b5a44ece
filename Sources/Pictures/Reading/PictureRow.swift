/// A row of pixels, or the part of a row inside an area.
package struct PictureRow {
  /// The index of the row in the picture, from the top.
  package let y: Int
  /// The column of the first pixel in the picture, from the left.
  package let x: Int
  /// The number of pixels.
  package let count: Int
  /// The memory layout of the pixels.
  package let format: PixelFormat
  /// The pixels; valid only while the closure that received the row runs.
  package let bytes: UnsafeRawBufferPointer
}

extension PictureReader {
  /// Calls a closure for each unread row, from top to bottom.
  ///
  /// The area is clipped to the picture; nil selects all of it. Rows below the area are not read.
  ///
  /// - Throws: ``PictureError`` when the file is truncated or corrupt, or the error of the closure.
  package func forEachRow(in area: PixelArea? = nil, _ body: (PictureRow) throws -> Void) throws {
    let columns = (area?.columns ?? 0..<width).clamped(to: 0..<width)
    let rows = (area?.rows ?? 0..<height).clamped(to: 0..<height)
    guard !columns.isEmpty, !rows.isEmpty else { return }
    let part = columns.lowerBound * rowFormat.bytesPerPixel..<columns.upperBound * rowFormat.bytesPerPixel
    try rowFormat.withRow(width: width) { memory in
      while rowsRead < rows.upperBound {
        let y = rowsRead
        _ = try readRow(into: memory)
        guard rows.contains(y) else { continue }
        let bytes = UnsafeRawBufferPointer(rebasing: UnsafeRawBufferPointer(memory)[part])
        try body(PictureRow(y: y, x: columns.lowerBound, count: columns.count, format: rowFormat, bytes: bytes))
      }
    }
  }
}
