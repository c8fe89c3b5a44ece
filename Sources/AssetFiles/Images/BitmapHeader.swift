import AuditModel
import Documents

/// The size of a bitmap, from the first bytes of its file.
///
/// Sources: PNG specification, third edition, 11.2.1 IHDR; JPEG, ITU-T T.81, B.2.2; GIF89a specification, 18.
enum BitmapHeader {
  /// Reads a file's size; nil if it is unreadable or not a PNG, JPEG or GIF file.
  static func size(of path: String) -> ImageSet.PixelSize? { FileBytes.head(path).flatMap(size) }

  /// Returns the size that the first bytes of a file state.
  static func size(in bytes: [UInt8]) -> ImageSet.PixelSize? {
    if bytes.starts(with: [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]) {
      return size(width: number(bytes, 16, 4), height: number(bytes, 20, 4))
    }
    if bytes.starts(with: "GIF8".utf8), bytes.count >= 10 {
      return size(width: Int(bytes[6]) | Int(bytes[7]) << 8, height: Int(bytes[8]) | Int(bytes[9]) << 8)
    }
    return bytes.starts(with: [0xFF, 0xD8]) ? jpeg(bytes) : nil
  }

  private static func jpeg(_ bytes: [UInt8]) -> ImageSet.PixelSize? {
    var index = 2
    while index + 9 < bytes.count, bytes[index] == 0xFF {
      let marker = bytes[index + 1]
      // The frame headers SOF0 … SOF15; three markers among these begin tables.
      if (0xC0...0xCF).contains(marker), ![0xC4, 0xC8, 0xCC].contains(marker) {
        return size(width: number(bytes, index + 7, 2), height: number(bytes, index + 5, 2))
      }
      guard let length = number(bytes, index + 2, 2), length >= 2 else { return nil }
      index += 2 + length
    }
    return nil
  }

  private static func size(width: Int?, height: Int?) -> ImageSet.PixelSize? {
    guard let width, let height, width > 0, height > 0 else { return nil }
    return ImageSet.PixelSize(width: width, height: height)
  }

  /// Returns a big-endian number, or nil beyond the end.
  private static func number(_ bytes: [UInt8], _ start: Int, _ count: Int) -> Int? {
    guard start + count <= bytes.count else { return nil }
    return bytes[start..<start + count].reduce(0) { $0 << 8 | Int($1) }
  }
}
