internal import ColorContrast

/// The row of a contact sheet that is being composed.
final class SheetCanvas {
  private let sheet: ContactSheet
  private let format: PixelFormat
  private let background: SIMD3<Double>
  private let ink: SIMD3<Double>
  private let memory: UnsafeMutableRawBufferPointer

  init(sheet: ContactSheet, format: PixelFormat) {
    self.sheet = sheet
    self.format = format
    background = sheet.background.sRGB.clamped(lowerBound: .zero, upperBound: .one)
    ink = sheet.ink.sRGB.clamped(lowerBound: .zero, upperBound: .one)
    memory = .allocate(byteCount: max(1, format.bytesPerRow(sheet.width)), alignment: 16)
    clear()
  }

  deinit { memory.deallocate() }

  var row: UnsafeRawBufferPointer { UnsafeRawBufferPointer(memory) }

  /// Returns the part of the row for a tile that starts `left` pixels from the left edge.
  func part(at left: Int) -> UnsafeMutableRawBufferPointer {
    let start = left * format.bytesPerPixel
    return UnsafeMutableRawBufferPointer(
      rebasing: memory[start..<start + format.bytesPerRow(sheet.tile.width)])
  }

  /// Fills the row with the background.
  func clear() {
    for x in 0..<sheet.width { set(x, ink: 0) }
  }

  func writeEmpty(rows: Int, to writer: PictureWriter) throws(PictureError) {
    clear()
    for _ in 0..<rows { try writer.write(row: row) }
  }

  /// Writes one line of the captions below a row of tiles, each centred in its cell and cropped to its width.
  func writeCaptions(of row: Int, line: Int, to writer: PictureWriter) throws(PictureError) {
    clear()
    for tile in sheet.tiles(in: row) {
      guard let caption = sheet.captions[tile], line < caption.height else { continue }
      let shown = min(caption.width, sheet.cellWidth)
      let left = sheet.left(of: tile - row * sheet.columns) + (sheet.cellWidth - shown) / 2
      for x in 0..<shown { set(left + x, ink: caption.coverage[line * caption.width + x]) }
    }
    try writer.write(row: self.row)
  }

  /// Sets a pixel to the background blended with ink.
  private func set(_ x: Int, ink coverage: UInt8) {
    let share = Double(coverage) / 255
    let scaled = (background * (1 - share) + ink * share) * format.depth.maximum + 0.5
    for channel in 0..<format.channels {
      let value = channel < 3 ? scaled[channel] : format.depth.maximum
      let place = x * format.channels + channel
      switch format.depth {
      case .eight: memory[place] = UInt8(value)
      case .sixteen: memory.storeBytes(of: UInt16(value), toByteOffset: place * 2, as: UInt16.self)
      }
    }
  }
}
