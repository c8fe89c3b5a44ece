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
    func has(_ signature: some Sequence<UInt8>, at offset: Int = 0) -> Bool {
      start.dropFirst(offset).starts(with: signature)
    }

    if has([0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]) {
      self = has("CgBI".utf8, at: 12) ? .applePNG : .png
    } else if has([0xFF, 0xD8, 0xFF]) {
      self = .jpeg
    } else if has([0xFF, 0x0A]) {
      self = .other("a JPEG XL picture")
    } else if let known = Self.known.first(where: { one in one.starts.contains { has($0.utf8, at: one.offset) } }) {
      self = .other(known.name)
    } else if start.allSatisfy({ $0 >= 0x20 || (0x09...0x0D).contains($0) }) {
      self = .other("a text file")
    } else {
      self = .other("not a known picture format")
    }
  }

  private static let known: [(name: String, offset: Int, starts: [String])] = [
    ("a GIF", 0, ["GIF8"]), ("a WebP picture", 8, ["WEBP"]), ("a HEIC picture", 4, ["ftyphei", "ftyphev"]),
    ("a HEIF picture", 4, ["ftypmif1", "ftypmsf1"]), ("an AVIF picture", 4, ["ftypavi"]), ("a film", 4, ["ftyp"]),
    ("a TIFF", 0, ["II*\0", "MM\0*"]), ("a JPEG XL picture", 4, ["JXL "]), ("a JPEG 2000 picture", 4, ["jP  "]),
    ("a Photoshop document", 0, ["8BPS"]), ("a PDF", 0, ["%PDF"]), ("an SVG drawing", 0, ["<svg"]),
    ("an XML file, perhaps an SVG drawing", 0, ["<?xml"]), ("a Windows bitmap", 0, ["BM"]),
    ("an icon file", 0, ["\0\0\u{1}\0"]), ("an archive", 0, ["PK"]),
  ]
}
