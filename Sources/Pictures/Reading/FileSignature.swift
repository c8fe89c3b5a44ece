/// A file type, detected from the first bytes regardless of the file name.
enum FileSignature: Equatable {
  case png
  case jpeg
  /// PNG in Xcode's app format: BGRA byte order and no zlib header.
  case applePNG
  /// Another type, with a description for messages.
  case other(String)

  /// The number of bytes to read for detection.
  static let length = 64

  /// Detects the type from the first ``length`` bytes, or fewer if the file is shorter.
  init(_ bytes: some Collection<UInt8>) {
    let start = Array(bytes.prefix(Self.length))
    func has(_ signature: [UInt8], at offset: Int = 0) -> Bool {
      start.count >= offset + signature.count && Array(start[offset..<offset + signature.count]) == signature
    }
    func has(_ signature: String, at offset: Int = 0) -> Bool { has(Array(signature.utf8), at: offset) }

    if has([0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]) {
      self = has("CgBI", at: 12) ? .applePNG : .png
    } else if has([0xFF, 0xD8, 0xFF]) {
      self = .jpeg
    } else if let known = Self.known.first(where: { has($0.bytes, at: $0.offset) }) {
      self = .other(known.name)
    } else if start.allSatisfy({ $0 >= 0x80 || $0 >= 0x20 || (0x09...0x0D).contains($0) }) {
      self = .other("a text file")
    } else {
      self = .other("no picture format that is known here")
    }
  }

  private static let known: [(name: String, bytes: [UInt8], offset: Int)] = [
    ("a GIF", Array("GIF8".utf8), 0),
    ("a WebP picture", Array("WEBP".utf8), 8),
    ("a HEIC picture", Array("ftyphei".utf8), 4),
    ("a HEIC picture", Array("ftyphev".utf8), 4),
    ("a HEIF picture", Array("ftypmif1".utf8), 4),
    ("a HEIF picture", Array("ftypmsf1".utf8), 4),
    ("an AVIF picture", Array("ftypavi".utf8), 4),
    ("a film", Array("ftyp".utf8), 4),
    ("a TIFF", [0x49, 0x49, 0x2A, 0], 0),
    ("a TIFF", [0x4D, 0x4D, 0, 0x2A], 0),
    ("a JPEG XL picture", [0xFF, 0x0A], 0),
    ("a JPEG XL picture", Array("JXL ".utf8), 4),
    ("a JPEG 2000 picture", Array("jP  ".utf8), 4),
    ("a Photoshop document", Array("8BPS".utf8), 0),
    ("a PDF", Array("%PDF".utf8), 0),
    ("an SVG drawing", Array("<svg".utf8), 0),
    ("an XML file, perhaps an SVG drawing", Array("<?xml".utf8), 0),
    ("a Windows bitmap", Array("BM".utf8), 0),
    ("an icon file", [0, 0, 1, 0], 0),
    ("an archive", Array("PK".utf8), 0),
  ]
}
