import AuditModel
import Documents
import Foundation

/// A gettext catalog, decoded from the charset that its header names.
enum GettextText {
  /// Valid UTF-8 without a byte order mark.
  case text([UInt8])
  /// The error if the charset is not supported.
  case unreadable(InputIssue)

  /// Finds the charset and decodes the file; `file` is its name in locations.
  init(_ bytes: [UInt8], file: String) {
    let start = SourceLocation(startOf: file)
    func refusal(_ message: String, at location: SourceLocation = start) -> GettextText {
      .unreadable(.error(at: location, message, fix: "save the file as UTF-8, such as with msgconv --to-code=UTF-8"))
    }
    let isWide = bytes.starts(with: [0xFF, 0xFE]) || bytes.starts(with: [0xFE, 0xFF])
    if isWide || bytes.prefix(64).contains(0) {
      self = refusal("the file is UTF-16 or binary, which a gettext catalog cannot be")
      return
    }
    let body = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? Array(bytes.dropFirst(3)) : bytes
    let charset = Self.charset(in: body)
    let encoding = charset.flatMap { Self.encodings[$0] }
    let fault = body.withUnsafeBufferPointer { UTF8Fault(in: $0) }
    // If the header declares Latin-1, valid UTF-8 is read as UTF-8; otherwise, the declared charset is used.
    let isForeign = fault != nil || (encoding != .isoLatin1 && body.contains { $0 >= 0x80 })
    if isForeign, let encoding, let text = String(bytes: body, encoding: encoding) {
      self = .text(Array(text.utf8))
    } else if let fault {
      let place = SourceLocation(file: file, line: fault.place.line, column: fault.place.column)
      let isUTF8 = charset.map { ["utf-8", "utf8", "charset"].contains($0) } ?? true
      self = refusal(
        isUTF8
          ? "the file is not UTF-8: byte 0x\(String(fault.byte, radix: 16, uppercase: true)) begins no character"
          : "the file's charset is \(Quotation(charset ?? "")), which is not read", at: place)
    } else {
      self = .text(body)
    }
  }

  /// The supported single-byte charsets, by their names in lowercase.
  private static let encodings: [String: String.Encoding] = [
    "iso-8859-1": .isoLatin1, "latin1": .isoLatin1, "iso-8859-2": .isoLatin2, "windows-1250": .windowsCP1250,
    "cp1250": .windowsCP1250, "windows-1251": .windowsCP1251, "cp1251": .windowsCP1251,
    "windows-1252": .windowsCP1252, "cp1252": .windowsCP1252, "windows-1253": .windowsCP1253,
    "windows-1254": .windowsCP1254,
  ]

  /// Returns the header's `charset=` in lowercase, from the first 16 KB.
  private static func charset(in bytes: [UInt8]) -> String? {
    let head = bytes.prefix(1 << 14)
    guard let mark = head.firstRange(of: "charset=".utf8) else { return nil }
    let name = head[mark.upperBound...].prefix { $0 > 0x20 && !"\\\";".utf8.contains($0) }
    return String(decoding: name, as: UTF8.self).lowercased()
  }
}
