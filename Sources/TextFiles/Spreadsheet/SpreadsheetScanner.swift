import Documents

/// Reads the rows of a spreadsheet saved as text: RFC 4180, with any delimiter and line end.
struct SpreadsheetScanner {
  /// One cell.
  struct Cell: Hashable {
    /// Its text without quotation marks.
    var text: String
    /// Where it starts, in bytes, its quotation mark included.
    var start: Int
  }

  /// What is odd in a row.
  enum Oddity: Hashable {
    /// A quotation mark opens a cell here and nothing closes it.
    case unterminated(Int)
    /// Text stands after the quotation mark that closes a cell.
    case afterQuote(Int)
  }

  /// What is odd in the rows read so far.
  private(set) var oddities: [Oddity] = []
  /// Where reading has come to.
  private(set) var position: Int

  private let bytes: UnsafeBufferPointer<UInt8>
  private let delimiter: UInt8

  /// Starts at a place.
  ///
  /// - Parameters:
  ///   - bytes: The file in valid UTF-8.
  ///   - delimiter: What stands between cells.
  ///   - position: Where to start, in bytes.
  init(_ bytes: UnsafeBufferPointer<UInt8>, delimiter: UInt8, from position: Int = 0) {
    self.bytes = bytes
    self.delimiter = delimiter
    self.position = position
  }

  /// Reads a row.
  ///
  /// - Returns: Its cells; nil at the end of the file.
  mutating func row() -> [Cell]? {
    guard position < bytes.count else { return nil }
    var cells: [Cell] = []
    while true {
      cells.append(cell())
      guard position < bytes.count else { return cells }
      let end = bytes[position]
      position += 1
      if end == delimiter { continue }
      if end == 0x0D, position < bytes.count, bytes[position] == 0x0A { position += 1 }
      return cells
    }
  }

  private func endsCell(_ byte: UInt8) -> Bool { byte == delimiter || byte == 0x0A || byte == 0x0D }

  private mutating func cell() -> Cell {
    let start = position
    guard position < bytes.count, bytes[position] == UInt8(ascii: "\"") else {
      while position < bytes.count, !endsCell(bytes[position]) { position += 1 }
      return Cell(text: text(start..<position), start: start)
    }
    position += 1
    var value: [UInt8] = []
    while position < bytes.count {
      if bytes[position] == UInt8(ascii: "\"") {
        position += 1
        guard position < bytes.count, bytes[position] == UInt8(ascii: "\"") else {
          let rest = position
          while position < bytes.count, !endsCell(bytes[position]) { position += 1 }
          if bytes[rest..<position].contains(where: { $0 != 0x20 }) {
            oddities.append(.afterQuote(rest))
            value += bytes[rest..<position]
          }
          return Cell(text: String(decoding: value, as: UTF8.self), start: start)
        }
      }
      value.append(bytes[position])
      position += 1
    }
    oddities.append(.unterminated(start))
    return Cell(text: "", start: start)
  }

  private func text(_ range: Range<Int>) -> String {
    String(decoding: UnsafeBufferPointer(rebasing: bytes[range]), as: UTF8.self)
  }
}
