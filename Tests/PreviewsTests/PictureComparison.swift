import Foundation
import Pictures

/// Decides whether two pictures look the same.
///
/// FreeType's releases round coverage differently, and a font file of another release may differ by a unit: a channel may
/// be off by ``tolerance`` of 255, in every pixel; none may be off by more.
struct PictureComparison {
  static let tolerance = 24

  let width: Int
  let height: Int
  let bytes: [UInt8]

  init(_ png: Data, name: String = "picture") throws {
    let reader = try PictureReader(bytes: Array(png), name: name, depth: .eight)
    var bytes: [UInt8] = []
    let format = reader.rowFormat
    try format.withRow(width: reader.width) { row in
      while try reader.readRow(into: row) {
        for column in 0..<reader.width {
          bytes += (0..<3).map { row[column * format.channels + $0] }
        }
      }
    }
    (width, height, self.bytes) = (reader.width, reader.height, bytes)
  }

  /// The left part of a picture, or all of a smaller one.
  func cut(to size: (width: Int, height: Int)) -> PictureComparison {
    let (width, height) = (min(size.width, self.width), min(size.height, self.height))
    let rows = (0..<height).map { bytes[$0 * self.width * 3..<($0 * self.width + width) * 3] }
    return PictureComparison(width: width, height: height, bytes: Array(rows.joined()))
  }

  private init(width: Int, height: Int, bytes: [UInt8]) {
    (self.width, self.height, self.bytes) = (width, height, bytes)
  }

  /// The relevant difference; nil if there is none.
  func difference(from other: PictureComparison) -> String? {
    guard width == other.width, height == other.height else {
      return "\(other.width) × \(other.height) pixels instead of \(width) × \(height)"
    }
    var count = 0
    var first: Int?
    for index in bytes.indices where abs(Int(bytes[index]) - Int(other.bytes[index])) > Self.tolerance {
      count += 1
      first = first ?? index
    }
    return first.map { place in
      "\(count) values differ by more than \(Self.tolerance), the first at \(place / 3 % width), \(place / 3 / width)"
    }
  }

  /// The mean difference of all values, and the share of pixels with one that is off by more than a half.
  func distance(from other: PictureComparison) -> (mean: Double, far: Double)? {
    guard width == other.width, height == other.height, !bytes.isEmpty else { return nil }
    var (sum, far) = (0, 0)
    for pixel in 0..<(width * height) {
      let parts = (0..<3).map { abs(Int(bytes[pixel * 3 + $0]) - Int(other.bytes[pixel * 3 + $0])) }
      sum += parts.reduce(0, +)
      if parts.contains(where: { $0 > 128 }) { far += 1 }
    }
    return (Double(sum) / Double(bytes.count), Double(far) / Double(width * height))
  }
}
