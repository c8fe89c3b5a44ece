/// A decoder for embedded tables of metadata lines (`# key: value`), a header row and data rows.
///
/// A cell with a comma or quotation mark is quoted, with doubled quotation marks; cells have no line breaks.
///
/// An invalid table is a mistake in this package, never in a user's input, so it stops the process with a message. The
/// tests decode every table.
package struct TableDecoder {
  /// One row: cells by column name.
  package struct Row {
    fileprivate let columns: [String: Int]
    fileprivate let cells: [String]
    fileprivate let table: String
    fileprivate let line: Int

    /// The position of the row, for messages.
    package var place: String { TableDecoder.place(table, line) }

    /// The text of a cell; nil if it is empty.
    package subscript(column: String) -> String? {
      guard let index = columns[column] else { preconditionFailure("\(place) has no column \(column)") }
      return cells[index].isEmpty ? nil : cells[index]
    }

    package func number(_ column: String) -> Double {
      guard let number = self[column].flatMap({ Double($0) }) else {
        preconditionFailure("\(place) has no number in \(column)")
      }
      return number
    }

    /// Returns the number in a cell; nil if the cell is empty.
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

    /// Returns the value in a cell; nil if the cell is empty.
    package func optionalValue<Value: RawRepresentable>(_ column: String, as type: Value.Type) -> Value?
    where Value.RawValue == String {
      self[column].map { _ in value(column, as: type) }
    }
  }

  /// The first value of each key in the head: `source`, `retrieved`, `unit`, `checked against`, `title`.
  package var head: [String: String] { headLines.compactMapValues(\.first) }
  /// All values of each key in the head, in order.
  package let headLines: [String: [String]]
  package let rows: [Row]
  private let name: String

  /// The edition of the guidelines, as printed by `--version`; stops the process for a table without one.
  package var edition: String {
    guard let edition = head["edition"] else { preconditionFailure("table \(name) names no edition") }
    return edition
  }

  package init(_ text: StaticString, name: String) {
    self.init(String(describing: text), name: name)
  }

  package init(_ text: String, name: String) {
    var head: [String: [String]] = [:]
    var rows: [Row] = []
    var columns: [String: Int] = [:]
    // Splitting bytes instead of characters is faster, and a program reads several tables when it starts.
    let lines = text.utf8.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    for (index, bytes) in lines.enumerated() where !bytes.isEmpty {
      if bytes.starts(with: "# ".utf8), let colon = bytes.firstIndex(of: UInt8(ascii: ":")) {
        let key = String(Substring(bytes[..<colon].dropFirst(2)))
        head[key, default: []].append(String(Substring(bytes[colon...].dropFirst(2))))
        continue
      }
      let cells = Self.cells(bytes, name, index + 1)
      if columns.isEmpty {
        columns = Dictionary(uniqueKeysWithValues: zip(cells, cells.indices))
        continue
      }
      precondition(
        cells.count == columns.count, "\(Self.place(name, index + 1)) has \(cells.count) cells, not \(columns.count)")
      rows.append(Row(columns: columns, cells: cells, table: name, line: index + 1))
    }
    precondition(!rows.isEmpty, "table \(name) has no rows")
    headLines = head
    self.rows = rows
    self.name = name
  }

  private static func place(_ table: String, _ line: Int) -> String { "table \(table) line \(line)" }

  private static func cells(_ line: Substring.UTF8View, _ table: String, _ number: Int) -> [String] {
    let (comma, quote) = (UInt8(ascii: ","), UInt8(ascii: "\""))
    guard line.contains(quote) else {
      return line.split(separator: comma, omittingEmptySubsequences: false).map { String(Substring($0)) }
    }
    var cells: [String] = []
    var cell: [UInt8] = []
    var isQuoted = false
    var rest = line[...]
    while let byte = rest.popFirst() {
      switch byte {
      case quote where isQuoted && rest.first == quote:
        cell.append(quote)
        rest.removeFirst()
      case quote:
        let opens = !isQuoted && cell.isEmpty
        let closes = isQuoted && (rest.isEmpty || rest.first == comma)
        precondition(opens || closes, "\(place(table, number)) has a quote inside a cell")
        isQuoted.toggle()
      case comma where !isQuoted:
        cells.append(String(decoding: cell, as: UTF8.self))
        cell.removeAll(keepingCapacity: true)
      default: cell.append(byte)
      }
    }
    precondition(!isQuoted, "\(place(table, number)) has a quote that is not closed")
    return cells + [String(decoding: cell, as: UTF8.self)]
  }
}
