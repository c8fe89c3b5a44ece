/// Reads one of our own embedded tables: head lines `# key: value`, a header, rows without quotes.
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

    package func value<Value: RawRepresentable>(_ column: String, as type: Value.Type) -> Value
    where Value.RawValue == String {
      guard let value = self[column].flatMap({ Value(rawValue: $0) }) else {
        preconditionFailure("\(place) has no \(type) in \(column)")
      }
      return value
    }
  }

  /// What the head says, by key: `source`, `retrieved`, `unit`, `checked against`, `title`.
  package let head: [String: String]
  package let rows: [Row]

  package init(_ text: StaticString, name: String) {
    self.init(String(describing: text), name: name)
  }

  package init(_ text: String, name: String) {
    var head: [String: String] = [:]
    var rows: [Row] = []
    var columns: [String] = []
    for (index, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated() where !line.isEmpty
    {
      let place = "table \(name) line \(index + 1)"
      if line.hasPrefix("# "), let colon = line.firstIndex(of: ":") {
        let key = String(line[..<colon].dropFirst(2))
        head[key] = String(line[colon...].dropFirst(2))
        continue
      }
      let cells = line.split(separator: ",", omittingEmptySubsequences: false).map(String.init)
      if columns.isEmpty {
        columns = cells
        continue
      }
      precondition(cells.count == columns.count, "\(place) has \(cells.count) cells, not \(columns.count)")
      rows.append(Row(cells: Dictionary(uniqueKeysWithValues: zip(columns, cells)), place: place))
    }
    precondition(!rows.isEmpty, "table \(name) has no rows")
    self.head = head
    self.rows = rows
  }
}
