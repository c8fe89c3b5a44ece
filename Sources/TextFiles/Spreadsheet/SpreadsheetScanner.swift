import Documents

/// A scanner for the rows of a spreadsheet saved as text: RFC 4180, with any delimiter and any line ending.
struct SpreadsheetScanner {
  /// A cell of a row.
  struct Cell: Hashable {
    /// The text without quotation marks.
    var text: String
    /// The offset of the first byte, which may be a quotation mark.
    var start: Int
  }

  /// A problem in a row.
  enum Oddity: Hashable {
    /// A quotation mark at this offset opens a cell and is never closed.
    case unterminated(Int)
    /// Text at this offset follows a closing quotation mark.
    case afterQuote(Int)
  }

  /// Problems in the rows read so far.
  private(set) var oddities: [Oddity] = []
  /// The offset of the next byte.
  private(set) var position: Int

  private let bytes: UnsafeBufferPointer<UInt8>
  private let delimiter: UInt8

  /// Prepares to read rows of valid UTF-8, starting at an offset.
  init(_ bytes: UnsafeBufferPointer<UInt8>, delimiter: UInt8, from position: Int = 0) {
    self.bytes = bytes
    self.delimiter = delimiter
    self.position = position
  }

  /// Reads a row; returns nil at the end of the file.
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
      return Cell(text: bytes.text(start..<position), start: start)
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
}
