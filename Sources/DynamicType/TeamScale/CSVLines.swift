/// An iterator over the rows of a CSV text that skips blank rows and comment lines.
struct CSVLines: IteratorProtocol {
  /// A row with the number of its first line.
  struct Row {
    var line: Int
    var cells: [String] = []
    /// Whether the text ends inside a quoted cell.
    var isUnterminated = false
  }

  private var scalars: Substring.UnicodeScalarView
  private var line = 1

  init(_ text: String) {
    scalars = text[...].unicodeScalars
    if scalars.first == "\u{FEFF}" { scalars.removeFirst() }
  }

  mutating func next() -> Row? {
    while let first = scalars.first {
      if first == "#" {
        while let scalar = scalars.first, scalar != "\n", scalar != "\r" { scalars.removeFirst() }
        endLine()
        continue
      }
      let row = readRow()
      let isBlank = row.cells.allSatisfy { cell in cell.allSatisfy(\.isWhitespace) }
      if !isBlank || row.isUnterminated { return row }
    }
    return nil
  }

  private mutating func readRow() -> Row {
    var row = Row(line: line)
    repeat {
      row.cells.append(scalars.first == "\"" ? readQuoted(&row) : readPlain())
    } while take(",")
    endLine()
    return row
  }

  private mutating func readPlain() -> String {
    var cell = String.UnicodeScalarView()
    while let scalar = scalars.first, scalar != ",", scalar != "\n", scalar != "\r" {
      cell.append(scalar)
      scalars.removeFirst()
    }
    return String(cell)
  }

  private mutating func readQuoted(_ row: inout Row) -> String {
    scalars.removeFirst()
    var cell = String.UnicodeScalarView()
    while let scalar = scalars.popFirst() {
      if scalar == "\"" {
        guard take("\"") else { return String(cell) + readPlain() }
      } else if scalar == "\n" {
        line += 1
      }
      cell.append(scalar)
    }
    row.isUnterminated = true
    return String(cell)
  }

  private mutating func take(_ scalar: Unicode.Scalar) -> Bool {
    guard scalars.first == scalar else { return false }
    scalars.removeFirst()
    return true
  }

  /// Skips the end of a line: LF, CR LF or CR.
  private mutating func endLine() {
    let carriageReturn = take("\r")
    if take("\n") || carriageReturn { line += 1 }
  }
}
