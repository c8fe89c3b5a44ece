/// A scanner of colour text that tracks the column for errors.
struct ColorScanner {
  let text: String
  private let bytes: [UInt8]
  private(set) var position = 0

  init(_ text: String) {
    self.text = text
    bytes = Array(text.utf8)
  }

  var isAtEnd: Bool { position == bytes.count }
  var next: UInt8? { position < bytes.count ? bytes[position] : nil }

  /// The remaining text without trailing spaces.
  var rest: String {
    let end = bytes.lastIndex { !Self.isSpace($0) }.map { $0 + 1 } ?? 0
    return position < end ? String(decoding: bytes[position..<end], as: UTF8.self) : ""
  }

  /// Consumes and returns one byte, or returns nil at the end.
  mutating func advance() -> UInt8? {
    guard position < bytes.count else { return nil }
    defer { position += 1 }
    return bytes[position]
  }

  /// Consumes the next character if it matches, and returns whether it did.
  mutating func take(_ character: Unicode.Scalar) -> Bool {
    guard next == UInt8(ascii: character) else { return false }
    position += 1
    return true
  }

  /// Skips spaces and returns whether there were any.
  @discardableResult
  mutating func skipSpaces() -> Bool {
    let start = position
    while let byte = next, Self.isSpace(byte) { position += 1 }
    return position > start
  }

  /// Consumes letters, digits and hyphens, and returns them in lowercase.
  mutating func word() -> String {
    let start = position
    while let byte = next, Self.isLetter(byte) || Self.isDigit(byte) || byte == UInt8(ascii: "-") { position += 1 }
    return String(decoding: bytes[start..<position], as: UTF8.self).lowercased()
  }

  /// Consumes and returns a number in CSS syntax, or returns nil and consumes nothing if there is none.
  mutating func number() -> Double? {
    let start = position
    if next == UInt8(ascii: "+") || next == UInt8(ascii: "-") { position += 1 }
    var digits = skipDigits()
    if next == UInt8(ascii: "."), position + 1 < bytes.count, Self.isDigit(bytes[position + 1]) {
      position += 1
      digits += skipDigits()
    }
    guard digits > 0 else {
      position = start
      return nil
    }
    skipExponent()
    return Double(String(decoding: bytes[start..<position], as: UTF8.self))
  }

  private mutating func skipExponent() {
    let start = position
    guard take("e") || take("E") else { return }
    if !take("+") { _ = take("-") }
    if skipDigits() == 0 { position = start }
  }

  private mutating func skipDigits() -> Int {
    let start = position
    while let byte = next, Self.isDigit(byte) { position += 1 }
    return position - start
  }

  /// Returns an error at the current position.
  func error(_ message: String, _ remedy: String) -> ColorParsingError {
    let column = String(decoding: bytes[..<position], as: UTF8.self).count + 1
    return ColorParsingError(text: text, column: column, message: message, remedy: remedy)
  }

  /// A description of the text at the current position, for messages.
  var found: String {
    guard let byte = next else { return "the text ends" }
    let tail = String(decoding: bytes[position...], as: UTF8.self)
    let isWord = Self.isLetter(byte) || Self.isDigit(byte)
    let piece = isWord ? tail.prefix { $0.isLetter || $0.isNumber || $0 == "." } : tail.prefix(1)
    return "there is " + ColorParsingError.quoted(String(piece))
  }

  private static func isSpace(_ byte: UInt8) -> Bool { byte == 0x20 || (0x09...0x0D).contains(byte) }
  private static func isDigit(_ byte: UInt8) -> Bool { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) }
  private static func isLetter(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20)
  }
}
