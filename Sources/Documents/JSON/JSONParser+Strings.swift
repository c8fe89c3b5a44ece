import AuditModel
import Bytes

extension JSONParser {
  /// Reads a string; the next byte is its opening quotation mark.
  package mutating func string() throws(Problem) -> String {
    let start = place
    offset += 1
    let content = offset
    passPlainBytes()
    guard offset < bytes.count, bytes[offset] == Byte.quote else { return try oddString(from: start, content) }
    let text = String(decoding: UnsafeBufferPointer(rebasing: bytes[content..<offset]), as: UTF8.self)
    offset += 1
    return text
  }

  /// Skips bytes that need no decoding, eight at a time if they are ASCII.
  private mutating func passPlainBytes() {
    var index = offset
    var passed = 0
    while index < bytes.count {
      while let word = ByteWord(bytes, at: index), Self.isPlainASCII(word) { index += ByteWord.count }
      guard index < bytes.count, case let byte = bytes[index], byte >= Byte.space, byte != Byte.quote,
        byte != Byte.backslash
      else { break }
      index += 1
      guard byte >= 0x80 else { continue }
      while index < bytes.count, bytes[index] >= 0x80 {
        if bytes[index] & 0xC0 == 0x80 { passed += 1 }
        index += 1
      }
    }
    offset = index
    continuations += passed
  }

  /// Returns whether eight bytes are ASCII without control characters, quotation marks and backslashes.
  @inline(__always)
  private static func isPlainASCII(_ word: ByteWord) -> Bool {
    !ByteWord.isMarked(
      word.marksBeyondASCII | word.marks(below: Byte.space) | word.marks(Byte.quote) | word.marks(Byte.backslash))
  }

  /// Reads the rest of a string that contains escapes or control characters.
  private mutating func oddString(from start: Place, _ content: Int) throws(Problem) -> String {
    var warned: Set<StringOddity> = []
    var segment = content
    decoded.removeAll(keepingCapacity: true)
    while offset < bytes.count {
      switch bytes[offset] {
      case Byte.quote:
        decoded.append(contentsOf: UnsafeBufferPointer(rebasing: bytes[segment..<offset]))
        offset += 1
        return String(decoding: decoded, as: UTF8.self)
      case Byte.backslash:
        decoded.append(contentsOf: UnsafeBufferPointer(rebasing: bytes[segment..<offset]))
        let escapePlace = place
        if let oddity = escape(), warned.insert(oddity).inserted {
          problems.append(oddity.problem(at: escapePlace, in: input))
        }
        segment = offset
      case let byte where byte < Byte.space:
        if warned.insert(.control(byte)).inserted {
          problems.append(StringOddity.control(byte).problem(at: place, in: input))
        }
        if byte == Byte.newline || byte == Byte.carriageReturn {
          passLineBreak()
        } else {
          offset += 1
        }
      default: passPlainBytes()
      }
    }
    throw unterminatedString(from: start)
  }

  /// Reads an escape and returns the problem with it, if any; the next byte is its backslash.
  ///
  /// The backslash of an invalid escape is dropped, and reading continues after it.
  private mutating func escape() -> StringOddity? {
    offset += 1
    guard offset < bytes.count else { return nil }
    let byte = bytes[offset]
    switch byte {
    case Byte.quote, Byte.backslash, UInt8(ascii: "/"): decoded.append(byte)
    case UInt8(ascii: "b"): decoded.append(0x08)
    case UInt8(ascii: "f"): decoded.append(0x0C)
    case UInt8(ascii: "n"): decoded.append(0x0A)
    case UInt8(ascii: "r"): decoded.append(0x0D)
    case UInt8(ascii: "t"): decoded.append(0x09)
    case UInt8(ascii: "u"): return unicodeEscape()
    default: return .unknownEscape
    }
    offset += 1
    return nil
  }

  /// Reads `uXXXX`, and a second escape after a high surrogate; the next byte is the `u`.
  private mutating func unicodeEscape() -> StringOddity? {
    guard let unit = hexadecimal(at: offset + 1) else { return .unknownEscape }
    offset += 5
    if let scalar = Unicode.Scalar(unit) {
      append(scalar)
      return nil
    }
    if unit < 0xDC00, offset + 1 < bytes.count, bytes[offset] == Byte.backslash, bytes[offset + 1] == UInt8(ascii: "u"),
      let low = hexadecimal(at: offset + 2), (0xDC00...0xDFFF).contains(low),
      let scalar = Unicode.Scalar(0x10000 + (unit - 0xD800) << 10 + (low - 0xDC00))
    {
      offset += 6
      append(scalar)
      return nil
    }
    append("\u{FFFD}")
    return .loneSurrogate
  }

  private mutating func append(_ scalar: Unicode.Scalar) {
    decoded.append(contentsOf: UTF8.encode(scalar) ?? UTF8.encodedReplacementCharacter)
  }

  private func hexadecimal(at start: Int) -> UInt32? {
    guard start + 4 <= bytes.count else { return nil }
    var value: UInt32 = 0
    for byte in bytes[start..<(start + 4)] {
      guard let digit = byte.hexadecimal else { return nil }
      value = value << 4 + UInt32(digit)
    }
    return value
  }
}

extension JSONParser {
  /// A non-fatal problem in a string, reported once per string.
  ///
  /// Foundation rejects a whole file with such a problem (`JSONSerialization`, `JSONDecoder`, Xcode's own readers).
  enum StringOddity: Hashable {
    case control(UInt8)
    case loneSurrogate, unknownEscape

    func problem(at place: Place, in input: JSONInput) -> Problem {
      switch self {
      case .control(let byte):
        let name = Unicode.Scalar(byte).codePoint
        let escape = byte == 0x0A ? "\\n" : byte == 0x09 ? "\\t" : byte == 0x0D ? "\\r" : "\\u00\(name.suffix(2))"
        return Problem(
          place: place, message: "raw control character \(name) in a string, which Foundation does not read",
          remedy: "write it as \(escape) or remove it")
      case .loneSurrogate:
        return Problem(
          place: place, message: "half a surrogate pair in a string, which Foundation does not read",
          remedy: "write the character itself or both halves (\\ud83d\\ude00)")
      case .unknownEscape:
        let consequence = input == .line ? "" : "; the string was read without the backslash"
        return Problem(
          place: place, message: "this backslash does not begin a JSON escape" + consequence,
          remedy: "use \\\" \\\\ \\/ \\b \\f \\n \\r \\t or \\u and four hexadecimal digits; \\\\ is a backslash")
      }
    }
  }
}
