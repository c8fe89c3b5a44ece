import AuditModel
import Documents

/// The decoded content of a `.strings` file, or the reason why it is missing.
enum StringsText {
  /// Valid UTF-8 without a byte order mark, possibly converted from UTF-16.
  case text(ArraySlice<UInt8>)
  /// A binary property list.
  case binary
  /// An empty file.
  case empty
  /// The error if the encoding is not supported.
  case unreadable(InputIssue)

  /// Checks byte order marks and decodes the file; `file` is its name in locations.
  init(_ bytes: [UInt8], file: String) {
    let start = SourceLocation(startOf: file)
    if bytes.isEmpty {
      self = .empty
    } else if bytes.starts(with: "bplist".utf8) {
      self = .binary
    } else if bytes.starts(with: [0xFF, 0xFE, 0, 0]) || bytes.starts(with: [0, 0, 0xFE, 0xFF]) {
      self = .unreadable(Self.encoding("the file is UTF-32, which is not read", at: start))
    } else if bytes.starts(with: [0xFF, 0xFE]) {
      self = Self.wide(bytes, isBigEndian: false, file: file)
    } else if bytes.starts(with: [0xFE, 0xFF]) {
      self = Self.wide(bytes, isBigEndian: true, file: file)
    } else if Self.looksWide(bytes) {
      self = .unreadable(Self.encoding("the file is UTF-16 without a byte order mark", at: start))
    } else {
      let body = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? bytes.dropFirst(3) : bytes[...]
      let isValid = body.withUnsafeBufferPointer { UTF8Fault.offset(in: $0) == nil }
      self = isValid ? .text(Self.content(body)) : .unreadable(Self.damage(in: body, file: file))
    }
  }

  /// Returns the text after byte order marks, which Xcode removes even if a file has two.
  ///
  /// Source: swift-build, `CopyStringsFileTaskAction`.
  private static func content(_ text: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
    var rest = text
    while rest.starts(with: JSONParser.byteOrderMark) { rest = rest.dropFirst(JSONParser.byteOrderMark.count) }
    return rest
  }

  private static func encoding(_ message: String, at location: SourceLocation) -> InputIssue {
    .error(at: location, message, fix: "save the file as UTF-8")
  }

  /// Returns whether about every other byte at the start is 0, as in UTF-16.
  private static func looksWide(_ bytes: [UInt8]) -> Bool {
    guard bytes.count >= 4, bytes.count.isMultiple(of: 2) else { return false }
    let head = bytes.prefix(64)
    let even = head.indices.count { $0.isMultiple(of: 2) && head[$0] == 0 }
    let odd = head.count { $0 == 0 } - even
    let half = head.count / 2
    return (even == 0 && odd * 4 >= half * 3) || (odd == 0 && even * 4 >= half * 3)
  }

  private static func wide(_ bytes: [UInt8], isBigEndian: Bool, file: String) -> StringsText {
    let body = bytes.dropFirst(2)
    let isWhole = body.count.isMultiple(of: 2)
    if isWhole, let text = WideText.utf8(body, isBigEndian: isBigEndian) { return .text(content(text[...])) }
    let units = WideText.units(body, isBigEndian: isBigEndian)
    let location = end(of: units, as: UTF16.self, file: file).location
    let fault = isWhole ? "half a surrogate pair here" : "an odd number of bytes"
    return .unreadable(encoding("the file is not valid UTF-16: it has \(fault)", at: location))
  }

  /// Returns the error at the first byte that is not valid UTF-8.
  private static func damage(in bytes: ArraySlice<UInt8>, file: String) -> InputIssue {
    let (location, count) = end(of: bytes, as: UTF8.self, file: file)
    let digits = bytes.dropFirst(count).first.map { String($0, radix: 16, uppercase: true) } ?? "0"
    return encoding(
      "the file is neither UTF-8 nor UTF-16: byte 0x\(digits.count < 2 ? "0" : "")\(digits) appears here", at: location)
  }

  /// Returns the location of the first invalid code unit, and the number of code units before it.
  private static func end<Codec: UnicodeCodec>(
    of units: some Sequence<Codec.CodeUnit>, as codec: Codec.Type, file: String
  ) -> (location: SourceLocation, count: Int) {
    var (location, count) = (SourceLocation(startOf: file), 0)
    var decoder = Codec()
    var iterator = units.makeIterator()
    while case .scalarValue(let scalar) = decoder.decode(&iterator) {
      (location.line, location.column) = scalar == "\n" ? (location.line + 1, 1) : (location.line, location.column + 1)
      count += Codec.encode(scalar)?.count ?? 0
    }
    return (location, count)
  }
}
