internal import AuditModel
internal import Bytes

/// A writer of CSV (RFC 4180) to a byte buffer, which the caller can flush to a stream at any time.
struct CSVWriter: ~Copyable {
  private var buffer = ByteBuffer(capacity: 1 << 17)
  private var isRowEmpty = true

  /// Creates a writer that begins with a byte order mark.
  init() { buffer.append(literal: "\u{FEFF}") }

  mutating func row(_ cells: [String]) {
    for cell in cells { self.cell(cell) }
    endRow()
  }

  mutating func endRow() {
    buffer.append(literal: "\r\n")
    isRowEmpty = true
  }

  /// Adds a cell with a number, rounded to one decimal.
  ///
  /// The cell is empty for nil, infinite and NaN values, and values of at least 10¹⁵.
  mutating func number(_ number: Double?) {
    separate()
    guard let number, number.isFinite, abs(number) < 1e15 else { return }
    let tenths = Int((number * 10).rounded())
    if tenths < 0 { buffer.append(literal: "-") }
    buffer.append(decimal: Int(tenths.magnitude / 10))
    guard !tenths.isMultiple(of: 10) else { return }
    buffer.append(literal: ".")
    buffer.append(decimal: Int(tenths.magnitude % 10))
  }

  /// Adds a cell with a whole number.
  mutating func number(_ number: Int) {
    separate()
    buffer.append(decimal: number)
  }

  /// Adds a cell with a text, quoted if necessary and made harmless for spreadsheets and terminals.
  ///
  /// Control characters and bidi controls become visible escapes. Line breaks and tabs are kept.
  ///
  /// A row that starts with `::` could be a build server's command, so its first cell is quoted. A line in a cell that
  /// starts with `::` gets an apostrophe, like a formula.
  mutating func cell(_ text: String) {
    let isCommand = isRowEmpty && LogCommands.isStart(text)
    separate()
    let isFormula = Self.isFormula(text)
    let text = LogCommands.withApostrophes(Quotation.escape(text, keepsIsolates: true, keepsBreaks: true))
    text.withBytes { utf8 in
      guard isFormula || isCommand || Self.needsQuotes(utf8) else {
        if let start = utf8.baseAddress { buffer.append(start, utf8.count) }
        return
      }
      buffer.append(0x22)
      if isFormula { buffer.append(literal: "'") }
      // In the worst case, every byte is a quotation mark and is doubled.
      buffer.append(upTo: 2 * utf8.count) { bytes in
        var count = 0
        for byte in utf8 {
          bytes[count] = byte
          count += 1
          if byte == 0x22 {
            bytes[count] = byte
            count += 1
          }
        }
        return count
      }
      buffer.append(0x22)
    }
  }

  mutating func flush(to output: inout some TextOutputStream, above size: Int = 1 << 16) {
    buffer.flush(to: &output, above: size)
  }

  private mutating func separate() {
    if !isRowEmpty { buffer.append(literal: ",") }
    isRowEmpty = false
  }

  /// Returns whether a text contains quotation marks, commas or control characters, or begins with a space.
  private static func needsQuotes(_ utf8: UnsafeBufferPointer<UInt8>) -> Bool {
    // Without an early exit, the compiler can vectorise the loop.
    var needs = utf8.first == 0x20
    for byte in utf8 { needs = needs || byte == 0x22 || byte == 0x2C || byte < 0x20 }
    return needs
  }

  /// Returns whether a spreadsheet would evaluate the text as a formula, even after invisible characters.
  ///
  /// Source of the characters: OWASP, CSV Injection. Their full-width forms count too.
  private static func isFormula(_ text: String) -> Bool {
    guard let start = text.utf8.first else { return false }
    switch start {
    case UInt8(ascii: "="), UInt8(ascii: "@"): return true
    // A shortcut for most texts: ASCII letters and digits, and lead bytes that begin neither Unicode white space nor a
    // full-width form.
    case 0x30...0x7E, 0xC3...0xE0, 0xE4...0xEE, 0xF0...: return false
    default: break
    }
    switch text.unicodeScalars.first(where: { !isPassed($0) }) {
    case "=", "+", "-", "@", "\t", "\r", "\n", "\u{FF1D}", "\u{FF0B}", "\u{FF0D}", "\u{FF20}": return true
    default: return false
    }
  }

  /// Returns whether a scalar is invisible: white space, a control character or a zero-width scalar.
  ///
  /// Tabs and line breaks do not count, because a formula can start with one.
  private static func isPassed(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar {
    case "\t", "\r", "\n": false
    case "\0"..."\u{20}", "\u{7F}"..."\u{A0}": true
    default: scalar.properties.isWhitespace || scalar.properties.isDefaultIgnorableCodePoint
    }
  }
}
