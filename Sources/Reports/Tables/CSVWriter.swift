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
    let rounded = (number * 10).rounded() / 10
    if rounded == rounded.rounded() { buffer.append(decimal: Int(rounded)) } else { buffer.append("\(rounded)") }
  }

  /// A text, quoted where it has to be, and harmless in a spreadsheet.
  mutating func cell(_ text: String) {
    separate()
    let isFormula = Self.isFormula(text)
    guard isFormula || text.utf8.contains(where: Self.needsQuotes) || text.utf8.first == 0x20 else {
      buffer.append(text)
      return
    }
    buffer.append(0x22)
    if isFormula { buffer.append("'") }
    var copy = text
    copy.withUTF8 { utf8 in
      for byte in utf8 where byte != 0 {
        if byte == 0x22 { buffer.append(byte) }
        buffer.append(byte)
      }
    }
    buffer.append(0x22)
  }

  mutating func flush(to output: inout some TextOutputStream, above size: Int = 1 << 16) {
    buffer.flush(to: &output, above: size)
  }

  private mutating func separate() {
    if !isRowEmpty { buffer.append(",") }
    isRowEmpty = false
  }

  private static func needsQuotes(_ byte: UInt8) -> Bool {
    byte == 0x22 || byte == 0x2C || byte < 0x20
  }

  /// Whether a spreadsheet would calculate it.
  ///
  /// Source: OWASP, CSV Injection: cells that begin with these, their wide forms too.
  private static func isFormula(_ text: String) -> Bool {
    let first = text.unicodeScalars.first { !$0.properties.isWhitespace || $0 == "\t" || $0 == "\r" || $0 == "\n" }
    switch first {
    case "=", "+", "-", "@", "\t", "\r", "\n", "\u{FF1D}", "\u{FF0B}", "\u{FF0D}", "\u{FF20}": return true
    default: return false
    }
  }
}
