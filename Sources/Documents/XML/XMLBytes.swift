package import AuditModel

/// The bytes of an XML file, prepared for the parser.
package enum XMLBytes {
  /// The bytes without a byte order mark, and the encoding that overrides the declaration, if any.
  case readable(ArraySlice<UInt8>, encoding: String?)
  /// The error for an encoding that is not supported.
  case unreadable(InputIssue)

  /// Checks byte order marks and converts UTF-16 to UTF-8; `file` is the file's name in locations.
  package init(_ bytes: [UInt8], file: String) {
    let long: [[UInt8]] = [[0xFF, 0xFE, 0, 0], [0, 0, 0xFE, 0xFF], [0x3C, 0, 0, 0], [0, 0, 0, 0x3C]]
    if long.contains(where: { bytes.starts(with: $0) }) {
      self = .unreadable(Self.encoding("the file is UTF-32, which is not read", file))
    } else if let form = Self.wideForms.first(where: { bytes.starts(with: $0.start) }) {
      self = Self.wide(bytes.dropFirst(form.mark), isBigEndian: form.isBigEndian, file)
    } else {
      let isMarked = bytes.starts(with: [0xEF, 0xBB, 0xBF])
      guard !isMarked || !bytes.dropFirst(3).prefix(2).contains(0) else {
        self = .unreadable(Self.encoding("the file has a UTF-8 byte order mark but contains UTF-16", file))
        return
      }
      self = .readable(bytes.dropFirst(isMarked ? 3 : 0), encoding: isMarked ? "UTF-8" : nil)
    }
  }

  /// The first bytes of UTF-16 and the length of the byte order mark.
  private static let wideForms: [(start: [UInt8], mark: Int, isBigEndian: Bool)] = [
    ([0xFF, 0xFE], 2, false), ([0xFE, 0xFF], 2, true), ([0x3C, 0], 0, false), ([0, 0x3C], 0, true),
  ]

  private static func wide(_ bytes: ArraySlice<UInt8>, isBigEndian: Bool, _ file: String) -> XMLBytes {
    guard bytes.count.isMultiple(of: 2) else {
      return .unreadable(encoding("the file is not valid UTF-16: it has an odd number of bytes", file))
    }
    guard let text = WideText.utf8(bytes, isBigEndian: isBigEndian) else {
      return .unreadable(encoding("the file is not valid UTF-16: it has half a surrogate pair", file))
    }
    return .readable(text[...], encoding: "UTF-8")
  }

  private static func encoding(_ message: String, _ file: String) -> InputIssue {
    .error(startOf: file, message, fix: "save the file as UTF-8")
  }
}
