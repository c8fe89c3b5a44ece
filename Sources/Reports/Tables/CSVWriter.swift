/// Writes RFC 4180 cell by cell into a byte buffer; the caller empties it into a stream whenever it likes.
struct CSVWriter: ~Copyable {
  private var buffer = ByteBuffer(capacity: 1 << 17)
  private var isRowEmpty = true

  /// Begins with a byte order mark.
  init() { buffer.append("\u{FEFF}") }

  mutating func row(_ cells: [String]) {
    for cell in cells { self.cell(cell) }
    endRow()
  }

  mutating func endRow() {
    buffer.append("\r\n")
    isRowEmpty = true
  }

  /// A number with at most one decimal; nothing where there is none.
  mutating func number(_ number: Double?) {
    separate()
    guard let number, number.isFinite, abs(number) < 1e15 else { return }
    let tenths = Int((number * 10).rounded())
    if tenths < 0 { buffer.append("-") }
    buffer.append(decimal: Int(tenths.magnitude / 10))
    guard !tenths.isMultiple(of: 10) else { return }
    buffer.append(".")
    buffer.append(decimal: Int(tenths.magnitude % 10))
  }

  /// A whole number.
  mutating func number(_ number: Int) {
    separate()
    buffer.append(decimal: number)
  }

  /// A text, quoted where it has to be, and harmless in a spreadsheet.
  mutating func cell(_ text: String) {
    separate()
    let isFormula = Self.isFormula(text)
    text.withBytes { utf8 in
      guard isFormula || Self.needsQuotes(utf8) else {
        if let start = utf8.baseAddress { buffer.append(start, utf8.count) }
        return
      }
      buffer.append(0x22)
      if isFormula { buffer.append("'") }
      // A byte may become two.
      buffer.append(upTo: 2 * utf8.count) { bytes in
        var count = 0
        for byte in utf8 where byte != 0 {
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
    if !isRowEmpty { buffer.append(",") }
    isRowEmpty = false
  }

  /// Whether a text holds quotation marks, commas or controls, or begins with a space.
  private static func needsQuotes(_ utf8: UnsafeBufferPointer<UInt8>) -> Bool {
    // Every byte is looked at, many at a time.
    var needs = utf8.first == 0x20
    for byte in utf8 { needs = needs || byte == 0x22 || byte == 0x2C || byte < 0x20 }
    return needs
  }

  /// Whether a spreadsheet would calculate it.
  ///
  /// Source: OWASP, CSV Injection: cells that begin with these, their wide forms too.
  private static func isFormula(_ text: String) -> Bool {
    // Neither white space nor what begins a formula: letters and digits of ASCII.
    if let first = text.utf8.first, 0x30...0x7E ~= first, first != UInt8(ascii: "="), first != UInt8(ascii: "@") {
      return false
    }
    let first = text.unicodeScalars.first { !$0.properties.isWhitespace || $0 == "\t" || $0 == "\r" || $0 == "\n" }
    switch first {
    case "=", "+", "-", "@", "\t", "\r", "\n", "\u{FF1D}", "\u{FF0B}", "\u{FF0D}", "\u{FF20}": return true
    default: return false
    }
  }
}
