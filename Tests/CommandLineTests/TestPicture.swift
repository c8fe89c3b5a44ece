import Foundation
import Pictures

/// A picture as tests make and see it: its numbers, pixel after pixel.
struct TestPicture: Equatable {
  var width: Int
  var height: Int
  var format: PixelFormat
  /// Channels of each pixel, row by row.
  var pixels: [[Int]]

  /// The folder of the pictures that are in the repository.
  static let fixtures = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .appendingPathComponent("Fixtures/pictures")

  init(width: Int, height: Int, depth: PixelFormat.Depth = .eight, hasAlpha: Bool = false, _ pixels: [[Int]]) {
    self.width = width
    self.height = height
    format = PixelFormat(depth: depth, hasAlpha: hasAlpha)
    self.pixels = pixels
  }

  /// A picture whose pixels all differ from their neighbours.
  init(patternOf width: Int, _ height: Int) {
    self.init(
      width: width, height: height,
      (0..<width * height).map { [$0 * 7 % 256, $0 / width * 5 % 256, ($0 * 3 + $0 / width) % 256] })
  }

  init(reading url: URL, depth: PixelFormat.Depth? = nil) throws {
    let reader = try PictureReader(path: url.path, depth: depth)
    var pixels: [[Int]] = []
    let format = reader.rowFormat
    try format.withRow(width: reader.width) { row in
      while try reader.readRow(into: row) {
        for x in 0..<reader.width {
          pixels.append(
            (0..<format.channels).map { channel in
              let place = x * format.channels + channel
              return format.depth == .eight
                ? Int(row[place]) : Int(row.load(fromByteOffset: place * 2, as: UInt16.self))
            })
        }
      }
    }
    self.init(width: reader.width, height: reader.height, depth: format.depth, hasAlpha: format.hasAlpha, pixels)
  }

  func write(to url: URL) throws {
    let writer = try PictureWriter(path: url.path, width: width, height: height, format: format)
    try format.withRow(width: width) { row in
      for y in 0..<height {
        for x in 0..<width {
          for (channel, value) in pixels[y * width + x].enumerated() {
            let place = x * format.channels + channel
            switch format.depth {
            case .eight: row[place] = UInt8(value)
            case .sixteen: row.storeBytes(of: UInt16(value), toByteOffset: place * 2, as: UInt16.self)
            }
          }
        }
        try writer.write(row: UnsafeRawBufferPointer(row))
      }
    }
    try writer.finish()
  }

  /// Writes a large picture, a row at a time: the bytes of row `y` are `rowByte` of their place and `y`.
  static func writeRows(to url: URL, width: Int, height: Int) throws {
    let format = PixelFormat(depth: .eight, hasAlpha: false)
    let writer = try PictureWriter(path: url.path, width: width, height: height, format: format)
    var bytes = [UInt8](repeating: 0, count: width * 3)
    for place in bytes.indices { bytes[place] = rowByte(place, 0) }
    for y in 0..<height {
      for place in 0..<min(bytes.count, 30) { bytes[place] = rowByte(place, y) }
      try bytes.withUnsafeBytes { try writer.write(row: $0) }
    }
    try writer.finish()
  }

  /// A byte of ``writeRows(to:width:height:)``; only the first ten pixels of a row differ from those above.
  static func rowByte(_ place: Int, _ y: Int) -> UInt8 {
    UInt8(truncatingIfNeeded: place * 7 + (place < 30 ? y * 5 + y / 256 : 0))
  }

  /// A pixel.
  subscript(x: Int, y: Int) -> [Int] { pixels[y * width + x] }
}
