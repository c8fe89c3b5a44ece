/// A file's path as machine-readable reports contain it.
struct FileReference {
  /// The path without a leading `./`, with `/` as the separator.
  let path: String

  init(_ file: String) {
    var path = file[...]
    while path.hasPrefix("./") { path = path.dropFirst(2) }
    self.path = path.isEmpty ? file : String(path)
  }

  /// Whether the path is absolute, and therefore valid on one machine only.
  var isAbsolute: Bool { path.hasPrefix("/") }

  /// The path as a URI reference (RFC 3986): every byte is escaped unless it is unreserved or a separator.
  var uri: String {
    var uri = isAbsolute ? "file://" : ""
    guard !path.utf8.allSatisfy(Self.isPlain) else { return uri + path }
    for byte in path.utf8 {
      if Self.isPlain(byte) {
        uri.unicodeScalars.append(Unicode.Scalar(byte))
      } else {
        let digits = String(byte, radix: 16, uppercase: true)
        uri += digits.utf8.count == 1 ? "%0" : "%"
        uri += digits
      }
    }
    return uri
  }

  /// Whether a byte needs no escape in a URI's path.
  private static func isPlain(_ byte: UInt8) -> Bool { byte.isLetterOrDigit || "-._~/".utf8.contains(byte) }
}
