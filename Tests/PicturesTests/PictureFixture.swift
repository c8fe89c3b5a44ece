import Foundation
import Pictures
import TestSupport

/// The content of a picture of Tests/Fixtures/pictures, according to Tests/Oracles/make_pictures.py.
struct PictureFixture: Decodable {
  var width: Int
  var height: Int
  /// sRGB values in the depth of the file.
  var pixels: [[Int]]?
  /// The values as they are stored, if no other program gives the sRGB ones.
  var source: [[Int]]?
  /// The name of the profile that is converted.
  var profile: String?
  /// Whether colours pass unchanged although the file describes their meaning.
  var isSRGB: Bool?
  var orientation: UInt16?

  static let folder = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .appending(path: "Fixtures/pictures")

  static func path(_ name: String) -> String { folder.appending(path: name).path }

  static func bytes(_ name: String) throws -> [UInt8] { [UInt8](try Data(contentsOf: folder.appending(path: name))) }

  static let all: [String: PictureFixture] = {
    let data = try? Data(contentsOf: folder.appending(path: "expected.json"))
    return data.flatMap { try? JSONDecoder().decode([String: PictureFixture].self, from: $0) } ?? [:]
  }()
}

extension PictureReader {
  /// All pixels that are left, in the row format.
  func allPixels() throws -> [[Int]] {
    var pixels: [[Int]] = []
    let (channels, depth) = (rowFormat.channels, rowFormat.depth)
    try forEachRow { row in
      for index in 0..<row.count {
        pixels.append(
          (0..<channels).map { channel in
            let place = index * channels + channel
            return depth == .eight
              ? Int(row.bytes[place]) : Int(row.bytes.load(fromByteOffset: place * 2, as: UInt16.self))
          })
      }
    }
    return pixels
  }
}

extension TemporaryFolder {
  /// The files in the folder.
  var names: [String] { ((try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []).sorted() }
}
