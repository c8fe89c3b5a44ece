import ColorContrast
import Foundation
import Testing

/// The vectors of one group in `Tests/Fixtures/colors`, each file with its source and the number of its vectors.
struct ColorVectors<Vector: Decodable>: Decodable {
  struct Meta: Decodable {
    var source: String
    var tolerance: String
    var count: Int
  }

  var meta: Meta
  var vectors: [Vector]

  /// Reads a group; a file that is missing, damaged or shorter than it should be fails the test that reads it.
  static func read(_ group: String, count: Int) throws -> [Vector] {
    let folder = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent()
    let file = folder.appending(path: "Fixtures/colors/\(group).json")
    let group = try JSONDecoder().decode(Self.self, from: Data(contentsOf: file))
    try #require(group.vectors.count == count && group.meta.count == count, "\(file.lastPathComponent) is not whole")
    try #require(!group.meta.source.isEmpty && !group.meta.tolerance.isEmpty)
    return group.vectors
  }
}

extension Color {
  /// A colour written `#rrggbb`.
  init(hex: String, alpha: Double = 1) throws {
    let rgb = try #require(UInt32(hex.dropFirst(), radix: 16))
    self.init(.sRGB, Color(rgb: rgb).components, alpha: alpha)
  }
}

extension SIMD3<Double> {
  init(_ list: [Double]) throws {
    try #require(list.count == 3)
    self.init(list[0], list[1], list[2])
  }

  /// The largest distance of a component.
  func distance(to other: Self) -> Double {
    let difference = self - other
    return Swift.max(difference.max(), -difference.min())
  }
}
