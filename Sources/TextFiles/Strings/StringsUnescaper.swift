import Documents
import Foundation

/// Resolves the escapes in texts of a `.strings` file in the same way as Apple's reader.
///
/// One instance is used for all texts of a file, so that its buffer is allocated once.
struct StringsUnescaper {
  /// An escape that probably does not mean what its author intended.
  enum Oddity: Hashable {
    /// A letter or digit that does not form an escape.
    case unknownLetter
    /// `\u` with a lowercase letter and hexadecimal digits.
    case smallU
    /// `\U` with eight digits, only four of which are read.
    case eightDigits
    /// `\U` without a hexadecimal digit.
    case noDigits
    /// An unpaired surrogate.
    case loneSurrogate
    /// Octal digits, read in the NeXTSTEP encoding.
    case octal
    /// A NUL character.
    case null
  }

  /// The first odd escape of each kind, with its offset.
  private(set) var oddities: [(kind: Oddity, offset: Int)] = []
  /// The unescaped text.
  var text: String { String(decoding: decoded, as: UTF8.self) }

  private let bytes: UnsafeBufferPointer<UInt8>
  /// The unescaped text in UTF-8.
  private var decoded: [UInt8] = []
  /// A high surrogate that waits for its low surrogate.
  private var lead: UInt16?
  private var position = 0
  private var end = 0

  /// Prepares to read texts of a file.
  init(_ bytes: UnsafeBufferPointer<UInt8>) { self.bytes = bytes }

  /// Unescapes the text in a range of the file.
  mutating func read(_ range: Range<Int>) {
    oddities.removeAll(keepingCapacity: true)
    decoded.removeAll(keepingCapacity: true)
    position = range.lowerBound
    end = range.upperBound
    if let null = bytes[range].firstIndex(of: 0) { note(.null, at: null) }
    while position < end { readPiece() }
    endPair()
  }

  private mutating func note(_ kind: Oddity, at offset: Int) {
    if !oddities.contains(where: { $0.kind == kind }) { oddities.append((kind, offset)) }
  }

  /// Reads up to the next backslash, or reads an escape.
  private mutating func readPiece() {
    let start = position
    while position < end, bytes[position] != UInt8(ascii: "\\") { position += 1 }
    if position > start {
      endPair()
      decoded.append(contentsOf: UnsafeBufferPointer(rebasing: bytes[start..<position]))
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
      if digits(from: position + 1) == 4 { note(.smallU, at: position - 1) }
      append(escape)
    case UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "a")...UInt8(ascii: "z"),
      UInt8(ascii: "8")...UInt8(ascii: "9"):
      note(.unknownLetter, at: position - 1)
      append(escape)
    case 0..<0x80: append(escape)
    default: break  // The backslash is dropped; the character after it is read with the next piece.
    }
  }

  /// Appends an ASCII character and skips the byte after the backslash.
  private mutating func append(_ byte: UInt8) {
    endPair()
    decoded.append(byte)
    position += 1
  }

  /// Reads `\U` with up to four hexadecimal digits, which are one UTF-16 unit.
  private mutating func readUnit() {
    let start = position - 1
    let count = digits(from: position + 1)
    let digitsEnd = position + 1 + count
    guard count > 0 else {
      note(.noDigits, at: start)
      append(UInt8(ascii: "U"))
      return
    }
    var unit: UInt16 = 0
    for offset in position + 1..<digitsEnd { unit = unit << 4 | UInt16(Self.hexadecimal(bytes[offset]) ?? 0) }
    if count == 4, unit <= 0x10, digits(from: digitsEnd) == 4 { note(.eightDigits, at: start) }
    if unit == 0 { note(.null, at: start) }
    if UTF16.isTrailSurrogate(unit) != (lead != nil) { note(.loneSurrogate, at: start) }
    append(unit: unit)
    position = digitsEnd
    if lead != nil, !(byte(position) == UInt8(ascii: "\\") && byte(position + 1) == UInt8(ascii: "U")) {
      note(.loneSurrogate, at: start)
    }
  }

  private mutating func append(unit: UInt16) {
    if let lead, UTF16.isTrailSurrogate(unit) {
      self.lead = nil
      append(Unicode.Scalar(0x10000 + UInt32(lead & 0x3FF) << 10 + UInt32(unit & 0x3FF)))
    } else {
      endPair()
      if UTF16.isLeadSurrogate(unit) { lead = unit } else { append(Unicode.Scalar(unit)) }
    }
  }

  /// Appends a replacement character for an unpaired high surrogate.
  private mutating func endPair() {
    guard lead != nil else { return }
    lead = nil
    append(nil)
  }

  private mutating func append(_ scalar: Unicode.Scalar?) {
    decoded.append(contentsOf: UTF8.encode(scalar ?? "\u{FFFD}") ?? UTF8.encodedReplacementCharacter)
  }

  /// Reads up to three octal digits, which are one byte in the NeXTSTEP encoding.
  private mutating func readOctal() {
    note(.octal, at: position - 1)
    var value: UInt32 = 0
    let limit = min(end, position + 3)
    while position < limit, (0x30...0x37).contains(bytes[position]) {
      value = value << 3 | UInt32(bytes[position] - 0x30)
      position += 1
    }
    let byte = UInt8(truncatingIfNeeded: value)
    endPair()
    if byte < 0x80 {
      decoded.append(byte)
    } else {
      decoded.append(contentsOf: (String(bytes: [byte], encoding: .nextstep) ?? "\u{FFFD}").utf8)
    }
  }

  private func byte(_ offset: Int) -> UInt8 { offset < end ? bytes[offset] : 0 }

  /// The number of hexadecimal digits at an offset, at most four.
  private func digits(from start: Int) -> Int {
    var count = 0
    while count < 4, Self.hexadecimal(byte(start + count)) != nil { count += 1 }
    return count
  }

  private static func hexadecimal(_ byte: UInt8) -> UInt8? {
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"): byte - UInt8(ascii: "0")
    case UInt8(ascii: "a")...UInt8(ascii: "f"): byte - UInt8(ascii: "a") + 10
    case UInt8(ascii: "A")...UInt8(ascii: "F"): byte - UInt8(ascii: "A") + 10
    default: nil
    }
  }
}
