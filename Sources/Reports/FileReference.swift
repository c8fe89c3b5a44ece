/// A file's path as reports for other programs write it.
struct FileReference {
  /// The path without `./` at its start, `/` between its parts.
  let path: String

  init(_ file: String) {
    var path = file[...]
    while path.hasPrefix("./") { path = path.dropFirst(2) }
    self.path = path.isEmpty ? file : String(path)
  }

  /// Whether it starts at the root of the file system, so that it names one machine's file.
  var isAbsolute: Bool { path.hasPrefix("/") }

  /// The path as a URI reference (RFC 3986), every byte escaped that is neither unreserved nor a separator.
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

  /// Whether a byte stands for itself in a URI's path.
  private static func isPlain(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "."), UInt8(ascii: "_"),
      UInt8(ascii: "~"), UInt8(ascii: "/"):
      true
    default: false
    }
  }
}
