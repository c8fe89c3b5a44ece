import Pictures

/// A small picture that is drawn at any size; what cannot be read is left out.
struct BitmapSource {
  private var width = 0
  private var height = 0
  /// Red, green, blue and alpha of each pixel, straight.
  private var pixels: [UInt8] = []

  /// Reads a PNG.
  ///
  /// - Parameter png: The file.
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

  /// Draws it: every pixel of the box takes the mean of what lies in it, colours weighed by how opaque they are.
  ///
  /// - Parameters:
  ///   - box: Where it goes, in pixels.
  ///   - canvas: Takes it.
  func draw(in box: PreviewBox, on canvas: inout PreviewPixels) {
    guard width > 0, height > 0, box.width > 0, box.height > 0 else { return }
    let rows = max(0, Int(box.y.rounded(.down)))..<max(0, min(canvas.height, Int(box.maxY.rounded(.up))))
    let columns = max(0, Int(box.x.rounded(.down)))..<max(0, min(canvas.width, Int(box.maxX.rounded(.up))))
    let scale = SIMD2(Double(width) / box.width, Double(height) / box.height)
    for row in rows {
      for column in columns {
        let low = (SIMD2(Double(column) - box.x, Double(row) - box.y)) * scale
        let mean = mean(from: low, to: low + scale)
        if mean.w > 0 { canvas.mix(mean, column, row) }
      }
    }
  }

  /// The mean of an area of the source; what lies outside of it is clear.
  private func mean(from low: SIMD2<Double>, to high: SIMD2<Double>) -> SIMD4<Double> {
    var sum = SIMD4<Double>.zero
    let area = (high.x - low.x) * (high.y - low.y)
    let rows = max(0, Int(low.y.rounded(.down)))..<max(0, min(height, Int(high.y.rounded(.up))))
    let columns = max(0, Int(low.x.rounded(.down)))..<max(0, min(width, Int(high.x.rounded(.up))))
    for row in rows {
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
