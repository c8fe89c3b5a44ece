import AuditModel

extension JSONParser {
  /// Reads a string; the next byte is its opening quotation mark.
  mutating func string() throws(Problem) -> String {
    let start = place
    var warned: Set<StringOddity> = []
    offset += 1
    var decoded: [UInt8] = []
    var hasEscapes = false
    var segment = offset
    while offset < bytes.count {
      let byte = bytes[offset]
      if byte >= Byte.space, byte != Byte.quote, byte != Byte.backslash {
        if byte & 0xC0 == 0x80 { continuations += 1 }
        offset += 1
        continue
      }
      switch byte {
      case Byte.quote:
        let rest = UnsafeBufferPointer(rebasing: bytes[segment..<offset])
        offset += 1
        guard hasEscapes else { return String(decoding: rest, as: UTF8.self) }
        decoded.append(contentsOf: rest)
        return String(decoding: decoded, as: UTF8.self)
      case Byte.backslash:
        decoded.append(contentsOf: bytes[segment..<offset])
        hasEscapes = true
        let escapePlace = place
        if let oddity = escape(into: &decoded), warned.insert(oddity).inserted {
          problems.append(oddity.problem(at: escapePlace))
        }
        segment = offset
      default:
        if warned.insert(.control(byte)).inserted { problems.append(StringOddity.control(byte).problem(at: place)) }
        if byte == Byte.newline || byte == Byte.carriageReturn {
          passLineBreak()
        } else {
          offset += 1
        }
      }
    }
    throw unterminatedString(from: start)
  }

  /// Reads an escape; the next byte is its backslash.
  ///
  /// What is no escape loses its backslash and is read on as text.
  private mutating func escape(into decoded: inout [UInt8]) -> StringOddity? {
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
    case UInt8(ascii: "u"): return unicodeEscape(into: &decoded)
    default: return .unknownEscape
    }
    offset += 1
    return nil
  }

  /// Reads `uXXXX`, two of them where the first is a high surrogate; the next byte is the `u`.
  private mutating func unicodeEscape(into decoded: inout [UInt8]) -> StringOddity? {
    guard let unit = hexadecimal(at: offset + 1) else { return .unknownEscape }
    offset += 5
    if let scalar = Unicode.Scalar(unit) {
      decoded.append(contentsOf: UTF8.encode(scalar) ?? UTF8.encodedReplacementCharacter)
      return nil
    }
    if unit < 0xDC00, offset + 1 < bytes.count, bytes[offset] == Byte.backslash,
      bytes[offset + 1] == UInt8(ascii: "u"),
      let low = hexadecimal(at: offset + 2), (0xDC00...0xDFFF).contains(low),
      let scalar = Unicode.Scalar(0x10000 + (unit - 0xD800) << 10 + (low - 0xDC00))
    {
      offset += 6
      decoded.append(contentsOf: UTF8.encode(scalar) ?? UTF8.encodedReplacementCharacter)
      return nil
    }
    decoded.append(contentsOf: UTF8.encodedReplacementCharacter)
    return .loneSurrogate
  }

  private func hexadecimal(at start: Int) -> UInt32? {
    guard start + 4 <= bytes.count else { return nil }
    var value: UInt32 = 0
    for byte in bytes[start..<(start + 4)] {
      let digit: UInt8
      switch byte {
      case Byte.zero...Byte.nine: digit = byte - Byte.zero
      case UInt8(ascii: "a")...UInt8(ascii: "f"): digit = byte - UInt8(ascii: "a") + 10
      case UInt8(ascii: "A")...UInt8(ascii: "F"): digit = byte - UInt8(ascii: "A") + 10
      default: return nil
      }
      value = value << 4 + UInt32(digit)
    }
    return value
  }
}

extension JSONParser {
  /// Something odd in a string that does not keep it from being read; told once a string.
  enum StringOddity: Hashable {
    case control(UInt8)
    case loneSurrogate
    case unknownEscape

    func problem(at place: Place) -> Problem {
      switch self {
      case .control(let byte):
        let digits = String(byte, radix: 16, uppercase: true)
        let name = "U+00\(digits.count < 2 ? "0" : "")\(digits)"
        let escape = byte == 0x0A ? "\\n" : byte == 0x09 ? "\\t" : byte == 0x0D ? "\\r" : "\\u00\(name.suffix(2))"
        return Problem(
          severity: .warning, place: place, message: "raw control character \(name) in a string; it was kept",
          remedy: "write it as \(escape) or take it out", isFatal: false)
      case .loneSurrogate:
        return Problem(
          severity: .warning, place: place,
          message: "half a surrogate pair in a string; it was replaced by U+FFFD",
          remedy: "write the character itself or both halves (\\ud83d\\ude00)", isFatal: false)
      case .unknownEscape:
        return Problem(
          severity: .error, place: place,
          message: "no escape of JSON after this backslash; the string was read without the backslash",
          remedy: "use \\\" \\\\ \\/ \\b \\f \\n \\r \\t or \\u and four hexadecimal digits; \\\\ is a backslash",
          isFatal: false)
      }
    }
  }
}
