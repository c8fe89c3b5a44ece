/// Reads one of our own embedded tables: head lines `# key: value`, a header, rows; a cell with a comma or a quote is
/// quoted and its quotes doubled, and no cell has a line break.
///
/// A table that does not decode is a mistake in this package, never in a user's input, so it stops the process with a
/// sentence; the tests decode every table.
package struct TableDecoder {
  /// One row: cells by column name.
  package struct Row {
    package let cells: [String: String]
    package let place: String

    /// The cell's text; nil where the table has nothing.
    package subscript(column: String) -> String? {
      guard let cell = cells[column] else { preconditionFailure("\(place) has no column \(column)") }
      return cell.isEmpty ? nil : cell
    }

    package func number(_ column: String) -> Double {
      guard let number = self[column].flatMap({ Double($0) }) else {
        preconditionFailure("\(place) has no number in \(column)")
      }
      return number
    }

    /// The cell's number; nil where the table has nothing.
    package func optionalNumber(_ column: String) -> Double? {
      self[column].map { _ in number(column) }
    }

    package func value<Value: RawRepresentable>(_ column: String, as type: Value.Type) -> Value
    where Value.RawValue == String {
      guard let value = self[column].flatMap({ Value(rawValue: $0) }) else {
        preconditionFailure("\(place) has no \(type) in \(column)")
      }
      return value
    }

    /// The cell's value; nil where the table has nothing.
    package func optionalValue<Value: RawRepresentable>(_ column: String, as type: Value.Type) -> Value?
    where Value.RawValue == String {
      self[column].map { _ in value(column, as: type) }
    }
  }

  /// What the head says, by key: `source`, `retrieved`, `unit`, `checked against`, `title`; of a repeated key the first.
  package var head: [String: String] { headLines.compactMapValues(\.first) }
  /// What the head says, by key, every line of a repeated key in order.
  package let headLines: [String: [String]]
  package let rows: [Row]

  package init(_ text: StaticString, name: String) {
    self.init(String(describing: text), name: name)
  }

  package init(_ text: String, name: String) {
    var head: [String: [String]] = [:]
    var rows: [Row] = []
    var columns: [String] = []
    for (index, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated() where !line.isEmpty
    {
      let place = "table \(name) line \(index + 1)"
      if line.hasPrefix("# "), let colon = line.firstIndex(of: ":") {
        let key = String(line[..<colon].dropFirst(2))
        head[key, default: []].append(String(line[colon...].dropFirst(2)))
        continue
      }
      let cells = Self.cells(line, place: place)
      if columns.isEmpty {
        columns = cells
        continue
      }
      precondition(cells.count == columns.count, "\(place) has \(cells.count) cells, not \(columns.count)")
      rows.append(Row(cells: Dictionary(uniqueKeysWithValues: zip(columns, cells)), place: place))
    }
    precondition(!rows.isEmpty, "table \(name) has no rows")
    headLines = head
    self.rows = rows
  }

  private static func cells(_ line: Substring, place: String) -> [String] {
    guard line.utf8.contains(UInt8(ascii: "\"")) else {
      return line.split(separator: ",", omittingEmptySubsequences: false).map(String.init)
    }
    var cells: [String] = [""]
    var isQuoted = false
    var rest = line[...]
    while let character = rest.popFirst() {
      switch character {
      case "\"" where isQuoted && rest.first == "\"":
        cells[cells.count - 1].append("\"")
        rest.removeFirst()
      case "\"":
        let opens = !isQuoted && cells[cells.count - 1].isEmpty
        let closes = isQuoted && (rest.isEmpty || rest.first == ",")
        precondition(opens || closes, "\(place) has a quote inside of a cell")
        isQuoted.toggle()
      case "," where !isQuoted: cells.append("")
      default: cells[cells.count - 1].append(character)
      }
    }
    precondition(!isQuoted, "\(place) has a quote that is not closed")
    return cells
  }
}
