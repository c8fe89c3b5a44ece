import ColorContrast
public import Pictures
import TextEngine

/// An opaque picture of 8-bit sRGB pixels.
public struct PreviewPixels: Hashable, Sendable {
  /// Pixels per row.
  public let width: Int
  /// The number of rows.
  public let height: Int
  /// Red, green and blue of each pixel, row by row from the top.
  public private(set) var bytes: [UInt8]

  /// Creates a white picture.
  ///
  /// - Parameters:
  ///   - width: Pixels per row, above 0.
  ///   - height: The number of rows, above 0.
  public init(width: Int, height: Int) {
    (self.width, self.height) = (width, height)
    bytes = [UInt8](repeating: 255, count: width * height * 3)
  }

  /// Writes a PNG.
  ///
  /// - Parameter path: The path of the file. Missing parent folders are created.
  /// - Throws: ``PictureError`` with the file's path when writing fails; an existing file is then unchanged.
  public func write(to path: String) throws(PictureError) {
    let writer = try PictureWriter(
      path: path, width: width, height: height, format: PixelFormat(depth: .eight, hasAlpha: false))
    let format = writer.rowFormat
    try format.withRow(width: width) { (memory) throws(PictureError) in
      for row in 0..<height {
        memory.copyBytes(from: bytes[row * width * 3..<(row + 1) * width * 3])
        try writer.write(row: UnsafeRawBufferPointer(memory))
      }
    }
    try writer.finish()
  }

  /// Fills a box, in pixels; partly covered pixels are blended.
  mutating func fill(_ box: PreviewBox, with color: Color) { fill([box], with: color) }

  /// Fills boxes, which are in pixels and must not overlap.
  mutating func fill(_ boxes: [PreviewBox], with color: Color) {
    let ink = Ink(color)
    for box in boxes {
      let columns = Self.covered(box.x, box.maxX, width)
      for row in Self.covered(box.y, box.maxY, height) {
        let tall = min(box.maxY, Double(row + 1)) - max(box.y, Double(row))
        for column in columns {
          let wide = min(box.maxX, Double(column + 1)) - max(box.x, Double(column))
          mix(ink, share: tall * wide, column, row)
        }
      }
    }
  }

  /// Blends a colour over the pixels of a coverage mask, whose origin and baseline are placed at a pixel.
  mutating func add(_ mask: CoverageMask, at place: (column: Int, row: Int), color: Color) {
    let ink = Ink(color)
    let (left, top) = (place.column - mask.origin, place.row - mask.baseline)
    for row in max(0, -top)..<max(0, -top, min(mask.height, height - top)) {
      for column in max(0, -left)..<max(0, -left, min(mask.width, width - left)) {
        let coverage = mask.bytes[row * mask.width + column]
        if coverage > 0 { mix(ink, share: Double(coverage) / 255, left + column, top + row) }
      }
    }
  }

  /// Blends a colour over a pixel.
  mutating func mix(_ color: SIMD4<Double>, _ column: Int, _ row: Int) {
    mix(Ink(rgb: SIMD3(color.x, color.y, color.z) * 255, alpha: color.w), share: 1, column, row)
  }

  private struct Ink {
    var rgb: SIMD3<Double>
    var alpha: Double

    init(rgb: SIMD3<Double>, alpha: Double) { (self.rgb, self.alpha) = (rgb, alpha) }
    init(_ color: Color) {
      rgb = SIMD3<Double>(color.bytes)
      alpha = min(max(color.alpha, 0), 1)
    }
  }

  private mutating func mix(_ ink: Ink, share: Double, _ column: Int, _ row: Int) {
    let share = share * ink.alpha
    let place = (row * width + column) * 3
    for channel in 0..<3 {
      let value = Double(bytes[place + channel]) * (1 - share) + ink.rgb[channel] * share
      bytes[place + channel] = UInt8(min(max(value + 0.5, 0), 255))
    }
  }

  /// Returns the range of pixels that an interval touches, clipped to `0..<count`.
  static func covered(_ low: Double, _ high: Double, _ count: Int) -> Range<Int> {
    guard low.isFinite, high.isFinite, high > low else { return 0..<0 }
    let first = Int(min(max(low.rounded(.down), 0), Double(count)))
    return first..<max(first, Int(min(max(high.rounded(.up), 0), Double(count))))
  }
}
