import Pictures

/// A small bitmap that can be drawn at any size; nothing is drawn if it cannot be decoded.
struct BitmapSource {
  private var width = 0
  private var height = 0
  /// Red, green, blue and straight alpha of each pixel, 0…255.
  private var pixels: [UInt8] = []

  /// Decodes a PNG file.
  init(png: [UInt8]) {
    do throws(PictureError) {
      let reader = try PictureReader(bytes: png, name: "(emoji)", depth: .eight)
      let format = reader.rowFormat
      try format.withRow(width: reader.width) { (row) throws(PictureError) in
        while try reader.readRow(into: row) {
          for column in 0..<reader.width {
            let start = column * format.channels
            pixels += [row[start], row[start + 1], row[start + 2], format.hasAlpha ? row[start + 3] : 255]
          }
        }
      }
      if pixels.count == reader.width * reader.height * 4 { (width, height) = (reader.width, reader.height) }
    } catch {
      pixels = []
    }
  }

  /// Draws the bitmap into a box, in pixels; each pixel gets the alpha-weighted mean of the source area it covers.
  func draw(in box: PreviewBox, on canvas: inout PreviewPixels) {
    guard width > 0, height > 0, box.width > 0, box.height > 0 else { return }
    let scale = SIMD2(Double(width) / box.width, Double(height) / box.height)
    for row in PreviewPixels.covered(box.y, box.maxY, canvas.height) {
      for column in PreviewPixels.covered(box.x, box.maxX, canvas.width) {
        let low = (SIMD2(Double(column) - box.x, Double(row) - box.y)) * scale
        let mean = mean(from: low, to: low + scale)
        if mean.w > 0 { canvas.mix(mean, column, row) }
      }
    }
  }

  /// Returns the mean colour of an area of the source; everything outside the source counts as transparent.
  private func mean(from low: SIMD2<Double>, to high: SIMD2<Double>) -> SIMD4<Double> {
    var sum = SIMD4<Double>.zero
    let area = (high.x - low.x) * (high.y - low.y)
    let columns = PreviewPixels.covered(low.x, high.x, width)
    for row in PreviewPixels.covered(low.y, high.y, height) {
      let tall = min(high.y, Double(row + 1)) - max(low.y, Double(row))
      for column in columns {
        let share = tall * (min(high.x, Double(column + 1)) - max(low.x, Double(column)))
        let place = (row * width + column) * 4
        let alpha = Double(pixels[place + 3]) / 255 * share
        sum += SIMD4(Double(pixels[place]), Double(pixels[place + 1]), Double(pixels[place + 2]), 0) / 255 * alpha
        sum.w += alpha
      }
    }
    guard sum.w > 0, area > 0 else { return .zero }
    return SIMD4(sum.x / sum.w, sum.y / sum.w, sum.z / sum.w, min(1, sum.w / area))
  }
}
