import Foundation

/// Turns the escapes of a `.strings` file into what they stand for, as Apple's own reader does.
struct StringsUnescaper {
  /// An escape that does not mean what its writer thought.
  enum Oddity: Hashable {
    /// A letter or digit that no escape starts with.
    case unknownLetter
    /// `\u` with a small letter and hexadecimal digits.
    case smallU
    /// `\U` with eight digits, of which four are read.
    case eightDigits
    /// `\U` without a digit.
    case noDigits
    /// Half of a surrogate pair.
    case loneSurrogate
    /// Octal digits, read in the NeXTSTEP encoding.
    case octal
    /// A character that no text should hold.
    case null
  }

  /// The text.
  private(set) var text = ""
  /// Each kind of odd escape, with its offset in the bytes; the first of each kind.
  private(set) var oddities: [(kind: Oddity, offset: Int)] = []

  private let bytes: UnsafeBufferPointer<UInt8>
  private var units: [UInt16] = []
  private var position: Int
  private let end: Int

  /// Reads the text in a part of a file.
  init(_ bytes: UnsafeBufferPointer<UInt8>, range: Range<Int>, hasEscapes: Bool) {
    self.bytes = bytes
    position = range.lowerBound
    end = range.upperBound
    let content = UnsafeBufferPointer(rebasing: bytes[range])
    if let null = content.firstIndex(of: 0) { note(.null, at: range.lowerBound + null) }
    guard hasEscapes else {
      text = String(decoding: content, as: UTF8.self)
      return
    }
    while position < end { readPiece() }
    flush()
  }

  private mutating func note(_ kind: Oddity, at offset: Int) {
    if !oddities.contains(where: { $0.kind == kind }) { oddities.append((kind, offset)) }
  }

  /// Reads up to the next backslash, or what a backslash stands for.
  private mutating func readPiece() {
    let start = position
    while position < end, bytes[position] != UInt8(ascii: "\\") { position += 1 }
    if position > start {
      flush()
      text += String(decoding: UnsafeBufferPointer(rebasing: bytes[start..<position]), as: UTF8.self)
      return
    }
    position += 1
    guard position < end else { return }
    let escape = bytes[position]
    switch escape {
    case UInt8(ascii: "a"): append(0x07)
    case UInt8(ascii: "b"): append(0x08)
    case UInt8(ascii: "f"): append(0x0C)
    case UInt8(ascii: "n"): append(0x0A)
    case UInt8(ascii: "r"): append(0x0D)
    case UInt8(ascii: "t"): append(0x09)
    case UInt8(ascii: "v"): append(0x0B)
    case UInt8(ascii: "U"): readUnit()
    case UInt8(ascii: "0")...UInt8(ascii: "7"): readOctal()
    case UInt8(ascii: "u"):
      if digits(from: position + 1, limit: 4) == 4 { note(.smallU, at: position - 1) }
      append(UInt16(escape))
    case UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "a")...UInt8(ascii: "z"),
      UInt8(ascii: "8")...UInt8(ascii: "9"):
      note(.unknownLetter, at: position - 1)
      append(UInt16(escape))
    case 0..<0x80: append(UInt16(escape))
    default: break  // The backslash is dropped; the character after it is read with the next piece.
    }
  }

  private mutating func append(_ unit: UInt16) {
    units.append(unit)
    position += 1
  }

  /// `\U` and up to four hexadecimal digits: one UTF-16 unit.
  private mutating func readUnit() {
    let start = position - 1
    let count = digits(from: position + 1, limit: 4)
    let digitsEnd = position + 1 + count
    guard count > 0 else {
      note(.noDigits, at: start)
      append(UInt16(UInt8(ascii: "U")))
      return
    }
    var unit: UInt16 = 0
    for offset in position + 1..<digitsEnd {
      unit = unit << 4 | UInt16(Character(Unicode.Scalar(bytes[offset])).hexDigitValue ?? 0)
    }
    if count == 4, unit <= 0x10, digits(from: digitsEnd, limit: 4) == 4 { note(.eightDigits, at: start) }
    if unit == 0 { note(.null, at: start) }
    let isTrail = UTF16.isTrailSurrogate(unit)
    let hasLead = units.last.map(UTF16.isLeadSurrogate) ?? false
    if isTrail != hasLead { note(.loneSurrogate, at: start) }
    units.append(unit)
    position = digitsEnd
    if UTF16.isLeadSurrogate(unit), !(byte(position) == UInt8(ascii: "\\") && byte(position + 1) == UInt8(ascii: "U")) {
      note(.loneSurrogate, at: start)
    }
  }

  /// Up to three octal digits: one byte in the NeXTSTEP encoding.
  private mutating func readOctal() {
    note(.octal, at: position - 1)
    var value: UInt32 = 0
    let limit = min(end, position + 3)
    while position < limit, (0x30...0x37).contains(bytes[position]) {
      value = value << 3 | UInt32(bytes[position] - 0x30)
      position += 1
    }
    let byte = UInt8(truncatingIfNeeded: value)
    let decoded = byte < 0x80 ? nil : String(bytes: [byte], encoding: .nextstep)
    flush()
    text += decoded ?? (byte < 0x80 ? String(Unicode.Scalar(byte)) : "\u{FFFD}")
  }

  private mutating func flush() {
    guard !units.isEmpty else { return }
    text += String(decoding: units, as: UTF16.self)
    units.removeAll(keepingCapacity: true)
  }

  private func byte(_ offset: Int) -> UInt8 { offset < end ? bytes[offset] : 0 }

  private func digits(from start: Int, limit: Int) -> Int {
    var count = 0
    while count < limit, Character(Unicode.Scalar(byte(start + count))).isHexDigit { count += 1 }
    return count
  }
}
