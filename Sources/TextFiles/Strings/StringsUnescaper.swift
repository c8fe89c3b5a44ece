import Documents
import Foundation

/// A decoder for the escapes in a `.strings` file that behaves like Apple's reader.
///
/// A file's texts share one instance, so that its buffer is allocated once.
struct StringsUnescaper {
  /// An escape that is probably not what its author intended.
  struct Oddity: Hashable {
    /// The problem, as shown to users.
    let message: String
    /// The fix, as shown to users.
    let remedy: String

    static let unknownLetter = Oddity(
      message: "a backslash before this letter or digit is not an escape: the backslash is dropped",
      remedy: "remove the backslash, or write the intended escape")
    static let smallU = Oddity(
      message: "\\u is not an escape in .strings files: the letters and digits are shown as they are",
      remedy: character)
    static let eightDigits = Oddity(
      message: "\\U takes four digits here: the other four are shown as text",
      remedy: "write the character itself, or two \\U escapes with its surrogate pair")
    static let noDigits = Oddity(
      message: "\\U has no hexadecimal digits after it",
      remedy: "write four hexadecimal digits after it, or remove the backslash")
    static let loneSurrogate = Oddity(
      message: "\\U gives half a surrogate pair, which is not a character",
      remedy: "write both halves one after the other, or the character itself")
    static let octal = Oddity(
      message: "an octal escape is read in the NeXTSTEP encoding, not as Latin-1 or Unicode", remedy: character)
    static let null = Oddity(message: "the text contains a NUL character", remedy: "remove it")

    private static let character = "write the character itself, or \\U with a capital letter and four digits"
  }

  /// The first escape of each odd kind in the text, with its offset.
  private(set) var oddities: [(kind: Oddity, offset: Int)] = []
  /// The unescaped text.
  var text: String { String(decoding: decoded, as: UTF8.self) }

  private let bytes: UnsafeBufferPointer<UInt8>
  /// The unescaped text in UTF-8.
  private var decoded: [UInt8] = []
  /// The values of consecutive `\U` escapes, which may form surrogate pairs.
  private var units: [UInt16] = []
  /// Whether the last value is a high surrogate without its low surrogate.
  private var hasLead: Bool { units.last.map(UTF16.isLeadSurrogate) ?? false }
  private var position = 0
  private var end = 0

  /// Prepares to unescape texts of a file.
  init(_ bytes: UnsafeBufferPointer<UInt8>) { self.bytes = bytes }

  /// Unescapes the text in a range of the file.
  mutating func read(_ range: Range<Int>) {
    oddities.removeAll(keepingCapacity: true)
    decoded.removeAll(keepingCapacity: true)
    position = range.lowerBound
    end = range.upperBound
    if let null = bytes[range].firstIndex(of: 0) { note(.null, at: null) }
    while position < end { readPiece() }
    endUnits()
  }

  private mutating func note(_ kind: Oddity, at offset: Int) {
    if !oddities.contains(where: { $0.kind == kind }) { oddities.append((kind, offset)) }
  }

  /// Reads up to the next backslash, or an escape.
  private mutating func readPiece() {
    let start = position
    while position < end, bytes[position] != UInt8(ascii: "\\") { position += 1 }
    if position > start {
      endUnits()
      decoded.append(contentsOf: UnsafeBufferPointer(rebasing: bytes[start..<position]))
      return
    }
    position += 1
    guard position < end else { return }
    let escape = bytes[position]
    if let control = escape.escapedControl { return append(control) }
    switch escape {
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

  /// Appends an ASCII character and moves past the escaped byte.
  private mutating func append(_ byte: UInt8) {
    endUnits()
    decoded.append(byte)
    position += 1
  }

  /// Reads `\U` with up to four hexadecimal digits as one UTF-16 code unit.
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
    for offset in position + 1..<digitsEnd { unit = unit << 4 | UInt16(bytes[offset].hexadecimal ?? 0) }
    if count == 4, unit <= 0x10, digits(from: digitsEnd) == 4 { note(.eightDigits, at: start) }
    if unit == 0 { note(.null, at: start) }
    if UTF16.isTrailSurrogate(unit) != hasLead { note(.loneSurrogate, at: start) }
    units.append(unit)
    position = digitsEnd
    if hasLead, !(byte(position) == UInt8(ascii: "\\") && byte(position + 1) == UInt8(ascii: "U")) {
      note(.loneSurrogate, at: start)
    }
  }

  /// Appends the characters of collected `\U` escapes; unpaired surrogates become replacement characters.
  private mutating func endUnits() {
    guard !units.isEmpty else { return }
    decoded.append(contentsOf: String(decoding: units, as: UTF16.self).utf8)
    units.removeAll(keepingCapacity: true)
  }

  /// Reads up to three octal digits, a byte in the NeXTSTEP encoding.
  private mutating func readOctal() {
    note(.octal, at: position - 1)
    var value: UInt32 = 0
    let limit = min(end, position + 3)
    while position < limit, (0x30...0x37).contains(bytes[position]) {
      value = value << 3 | UInt32(bytes[position] - 0x30)
      position += 1
    }
    let byte = UInt8(truncatingIfNeeded: value)
    endUnits()
    if byte < 0x80 {
      decoded.append(byte)
    } else {
      decoded.append(contentsOf: (String(bytes: [byte], encoding: .nextstep) ?? "\u{FFFD}").utf8)
    }
  }

  private func byte(_ offset: Int) -> UInt8 { offset < end ? bytes[offset] : 0 }

  /// Returns the number of hexadecimal digits at an offset, at most four.
  private func digits(from start: Int) -> Int {
    var count = 0
    while count < 4, byte(start + count).hexadecimal != nil { count += 1 }
    return count
  }
}
