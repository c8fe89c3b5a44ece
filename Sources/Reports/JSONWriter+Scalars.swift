internal import AuditModel
internal import Bytes

extension JSONWriter {
  private static let digits: [UInt8] = Array("0123456789abcdef".utf8)

  mutating func append(integer: Int) { buffer.append(decimal: integer) }

  /// Appends the shortest decimal with at most four decimals, or `null` for a value that is not finite.
  mutating func append(number: Double) {
    guard number.isFinite else { return append("null") }
    // Below this limit, 10,000 times the number is an exact integer in a `Double` (2^53 / 10^4).
    guard abs(number) < 900_000_000_000 else { return append(large: number) }
    let scaled = Int((number * 10_000).rounded())
    buffer.append(upTo: 24) { out in
      var count = 0
      if scaled < 0 {
        out[0] = UInt8(ascii: "-")
        count = 1
      }
      count += ByteBuffer.write(scaled.magnitude / 10_000, to: out + count)
      var fraction = scaled.magnitude % 10_000
      guard fraction > 0 else { return count }
      out[count] = UInt8(ascii: ".")
      for index in (1...4).reversed() {
        out[count + index] = 0x30 + UInt8(truncatingIfNeeded: fraction % 10)
        fraction /= 10
      }
      count += 5
      while out[count - 1] == 0x30 { count -= 1 }
      return count
    }
  }

  /// Appends the shortest decimal that parses to the same value.
  ///
  /// The value must be finite.
  mutating func append(exact number: Double) {
    if number == number.rounded(), abs(number) < 1e15 { return append(integer: Int(number)) }
    buffer.append(number.description)
  }

  /// Appends a number too large for decimals, with zeros instead of an exponent.
  private mutating func append(large number: Double) {
    let parts = number.rounded().description.split(separator: "e")
    let mantissa = parts[0].split(separator: ".")
    var digits = String(mantissa[0])
    let fraction = mantissa.count > 1 && mantissa[1] != "0" ? mantissa[1] : ""
    digits += fraction
    let exponent = parts.count > 1 ? Int(parts[1].drop { $0 == "+" }) ?? 0 : 0
    digits += String(repeating: "0", count: max(0, exponent - fraction.count))
    buffer.append(digits)
  }

  mutating func append(quoted text: String) {
    buffer.append(0x22)
    append(escaped: text)
    buffer.append(0x22)
  }

  mutating func append(escaped text: String) { append(text, isEncoded: false) }

  /// Appends a text with escapes.
  ///
  /// In encoded JSON, quotation marks, backslashes and line breaks are kept.
  mutating func append(_ text: String, isEncoded: Bool) {
    text.withBytes { utf8 in
      var start = 0
      var index = 0
      while true {
        index = Self.nextToLookAt(utf8, from: index)
        guard index < utf8.count else { break }
        let length = Self.lengthToEscape(utf8, at: index)
        guard length > 0, !isEncoded || !Self.isSyntax(utf8[index]) else {
          index += 1
          continue
        }
        buffer.append(utf8, start..<index)
        appendEscape(utf8, at: index, length: length)
        index += length
        start = index
      }
      buffer.append(utf8, start..<utf8.count)
    }
  }

  /// Returns the index of the next byte that may need an escape, or the end.
  ///
  /// Harmless bytes are skipped eight at a time.
  @inline(__always)
  private static func nextToLookAt(_ utf8: UnsafeBufferPointer<UInt8>, from start: Int) -> Int {
    var index = start
    while let word = ByteWord(utf8, at: index), !mayNeedEscape(word) { index += ByteWord.count }
    while index < utf8.count, case let byte = utf8[index], byte >= 0x20, byte != 0x22, byte != 0x5C, byte != 0x7F,
      byte != 0xC2, byte != 0xE2, byte != UInt8(ascii: "#")
    {
      index += 1
    }
    return index
  }

  /// Returns whether any of eight bytes may need an escape.
  @inline(__always)
  private static func mayNeedEscape(_ word: ByteWord) -> Bool {
    ByteWord.isMarked(
      word.marks(below: 0x20) | word.marks(0x22) | word.marks(0x5C) | word.marks(0x7F)
        | word.marks(0xC2, ignoring: 0x20) | word.marks(UInt8(ascii: "#")))
  }

  /// Returns the length in bytes of the scalar at an index if it needs an escape, or 0 otherwise.
  @inline(__always)
  private static func lengthToEscape(_ utf8: UnsafeBufferPointer<UInt8>, at index: Int) -> Int {
    switch utf8[index] {
    case 0..<0x20, 0x22, 0x5C, 0x7F: return 1
    case UInt8(ascii: "#"): return LogCommands.endsMark(utf8, at: index) ? 1 : 0
    case 0xC2: return index + 1 < utf8.count && utf8[index + 1] < 0xA0 ? 2 : 0
    case 0xE2:
      guard index + 2 < utf8.count else { return 0 }
      switch (utf8[index + 1], utf8[index + 2]) {
      case (0x80, 0xA8...0xAE), (0x81, 0xA6...0xA9): return 3
      default: return 0
      }
    default: return 0
    }
  }

  /// Returns whether a byte is part of the syntax of encoded JSON.
  private static func isSyntax(_ byte: UInt8) -> Bool { byte < 0x20 || byte == 0x22 || byte == 0x5C }

  private mutating func appendEscape(_ utf8: UnsafeBufferPointer<UInt8>, at index: Int, length: Int) {
    switch (length, utf8[index]) {
    case (1, 0x22): append("\\\"")
    case (1, 0x5C): append("\\\\")
    case (1, 0x0A): append("\\n")
    case (1, 0x0D): append("\\r")
    case (1, 0x09): append("\\t")
    case (1, let byte): append(escaped: UInt32(byte))
    case (2, _): append(escaped: UInt32(utf8[index + 1]))
    default: append(escaped: 0x2000 | UInt32(utf8[index + 1] & 0x3F) << 6 | UInt32(utf8[index + 2] & 0x3F))
    }
  }

  private mutating func append(escaped value: UInt32) {
    append("\\u")
    for shift in [12, 8, 4, 0] as [UInt32] { buffer.append(Self.digits[Int(value >> shift & 0xF)]) }
  }
}
