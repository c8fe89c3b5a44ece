internal import ColorContrast

/// A measure of how colourful a picture is: the share of its area whose OKLCH chroma exceeds a threshold.
///
/// Translucent pixels are weighted by alpha, so invisible ones do not count. Colours are rounded to 8 bits, and each
/// distinct colour is computed once (the cache takes 4 MB).
package struct ChromaArea: Sendable {
  /// The chroma above which a colour counts.
  package let threshold: Double
  /// The share of the area above the threshold, 0…1; 0 when no visible pixels have been added.
  package var share: Double { total == 0 ? 0 : Double(colorful) / Double(total) }

  /// The sum of 16-bit alpha values.
  private var total: UInt64 = 0
  private var colorful: UInt64 = 0
  /// Two bits per colour: 0 not computed yet, 1 at or below the threshold, 2 above it.
  private var known: [UInt8]

  /// Creates a measure without pixels.
  package init(threshold: Double) {
    self.threshold = threshold
    known = [UInt8](repeating: 0, count: 1 << 22)
  }

  /// Adds the pixels of a row.
  package mutating func add(_ row: PictureRow) {
    switch row.format.depth {
    case .eight: add(row, as: UInt8.self)
    case .sixteen: add(row, as: UInt16.self)
    }
  }

  private mutating func add<Number: Sample>(_ row: PictureRow, as _: Number.Type) {
    guard let samples = row.bytes.baseAddress?.assumingMemoryBound(to: Number.self) else { return }
    let channels = row.format.channels
    for pixel in 0..<row.count {
      let first = pixel * channels
      let weight = row.format.hasAlpha ? UInt64(samples[first + 3].wide) : 65535
      if weight == 0 { continue }
      total += weight
      if isColorful(samples[first].narrow, samples[first + 1].narrow, samples[first + 2].narrow) { colorful += weight }
    }
  }

  @inline(__always)
  private mutating func isColorful(_ red: UInt8, _ green: UInt8, _ blue: UInt8) -> Bool {
    let color = Int(red) << 16 | Int(green) << 8 | Int(blue)
    let shift = UInt8(color & 3) * 2
    let state = known[color >> 2] >> shift & 3
    return state == 0 ? learn(color, shift) : state == 2
  }

  private mutating func learn(_ color: Int, _ shift: UInt8) -> Bool {
    let chroma = Color(rgb: UInt32(color)).converted(to: .oklch).components.y
    let isColorful = chroma > threshold
    known[color >> 2] |= (isColorful ? 2 : 1) << shift
    return isColorful
  }
}
