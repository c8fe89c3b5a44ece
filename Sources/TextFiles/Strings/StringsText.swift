import AuditModel
import Documents

/// The decoded content of a `.strings` file.
enum StringsText {
  /// Valid UTF-8 without a byte order mark: the file's own bytes, or converted from UTF-16.
  case text(ArraySlice<UInt8>)
  /// A compiled property list.
  case binary
  /// An empty file.
  case empty
  /// The error if the encoding is not supported.
  case unreadable(InputIssue)

  /// Checks byte order marks and decodes the file; its name is used in locations.
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
      self = isValid ? .text(body) : .unreadable(Self.damage(in: body, file: file))
    }
  }

  private static func encoding(_ message: String, at location: SourceLocation) -> InputIssue {
    InputIssue(severity: .error, location: location, message: message, remedy: "save the file as UTF-8")
  }

  /// Whether about every other one of the first bytes is 0.
  private static func looksWide(_ bytes: [UInt8]) -> Bool {
    guard bytes.count >= 4, bytes.count.isMultiple(of: 2) else { return false }
    let head = bytes.prefix(64)
    let even = head.indices.filter { $0.isMultiple(of: 2) && head[$0] == 0 }.count
    let odd = head.indices.filter { !$0.isMultiple(of: 2) && head[$0] == 0 }.count
    let half = head.count / 2
    return (even == 0 && odd * 4 >= half * 3) || (odd == 0 && even * 4 >= half * 3)
  }

  private static func wide(_ bytes: [UInt8], isBigEndian: Bool, file: String) -> StringsText {
    let body = bytes.dropFirst(2)
    let isWhole = body.count.isMultiple(of: 2)
    if isWhole, let text = WideText.utf8(body, isBigEndian: isBigEndian) { return .text(text[...]) }
    var location = SourceLocation(startOf: file)
    var decoder = UTF16()
    var units = stride(from: 2, to: bytes.count - 1, by: 2).lazy.map { offset in
      let (first, second) = (UInt16(bytes[offset]), UInt16(bytes[offset + 1]))
      return isBigEndian ? first << 8 | second : second << 8 | first
    }.makeIterator()
    while case .scalarValue(let scalar) = decoder.decode(&units) { location.advance(over: scalar) }
    return .unreadable(
      encoding(
        isWhole
          ? "the file is not valid UTF-16: it has half a surrogate pair here"
          : "the file is not valid UTF-16: it has an odd number of bytes",
        at: location))
  }

  /// The error at the first byte that is not UTF-8.
  private static func damage(in bytes: ArraySlice<UInt8>, file: String) -> InputIssue {
    var location = SourceLocation(startOf: file)
    var offset = bytes.startIndex
    var decoder = UTF8()
    var iterator = bytes.makeIterator()
    while case .scalarValue(let scalar) = decoder.decode(&iterator) {
      location.advance(over: scalar)
      offset += UTF8.width(scalar)
    }
    let digits = offset < bytes.endIndex ? String(bytes[offset], radix: 16, uppercase: true) : "0"
    return encoding(
      "the file is neither UTF-8 nor UTF-16: byte 0x\(digits.count < 2 ? "0" : "")\(digits) appears here", at: location)
  }
}

extension SourceLocation {
  /// Advances past a character of the file.
  fileprivate mutating func advance(over scalar: Unicode.Scalar) {
    if scalar == "\n" {
      line += 1
      column = 1
    } else {
      column += 1
    }
  }
}
