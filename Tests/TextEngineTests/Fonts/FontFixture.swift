import Foundation

/// Fonts of the package, and variants of them made for a test.
enum FontFixture {
  static let fonts = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().appending(path: "Fonts")

  static func inter() throws -> Data { try Data(contentsOf: fonts.appending(path: "Inter-subset.ttf")) }

  /// The default face under another family name of at most five letters, as a user's own font might be.
  ///
  /// The name table keeps its layout: `Inter` becomes the name padded with spaces, in UTF-16 and in ASCII.
  static func inter(renamed name: String) throws -> Data {
    var data = try inter()
    let padded = name.padding(toLength: 5, withPad: " ", startingAt: 0)
    for encoding in [String.Encoding.utf16BigEndian, .ascii] {
      guard let old = "Inter".data(using: encoding), let new = padded.data(using: encoding) else { continue }
      var start = data.startIndex
      while let found = data.range(of: old, in: start..<data.endIndex) {
        data.replaceSubrange(found, with: new)
        start = found.upperBound
      }
    }
    return data
  }

  /// The location of a table in a font.
  static func table(_ name: String, of font: Data) -> (record: Int, offset: Int, length: Int)? {
    let bytes = [UInt8](font)
    func u32(_ at: Int) -> Int { bytes[at..<(at + 4)].reduce(0) { $0 << 8 | Int($1) } }
    let count = Int(bytes[4]) << 8 | Int(bytes[5])
    for record in (0..<count).map({ 12 + 16 * $0 })
    where String(decoding: bytes[record..<(record + 4)], as: UTF8.self) == name {
      return (record, u32(record + 8), u32(record + 12))
    }
    return nil
  }
}
