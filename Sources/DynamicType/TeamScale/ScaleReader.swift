/// Reads a team's own type scale from CSV.
///
/// The first row that is neither blank nor a comment names the columns, in any order. `style`, `category` and `size`
/// are required; `leading`, `weight` and `tracking` are optional. Each name may end in `_pt`. Lines that start with `#`
/// are comments, and cells may be quoted as in RFC 4180.
public struct ScaleReader: Hashable, Sendable {
  /// The platform of the scale.
  public let platform: Platform

  /// Creates a reader.
  ///
  /// - Parameter platform: The platform of the scale.
  public init(platform: Platform = .ios) {
    self.platform = platform
  }

  /// Reads the text of a file.
  ///
  /// - Parameter csv: The text; a byte order mark at its start is ignored.
  /// - Returns: The readable rows, and issues for the others, in file order.
  public func read(csv: String) -> (rows: [ScaleRow], issues: [ScaleIssue]) {
    var lines = CSVLines(csv)
    var issues: [ScaleIssue] = []
    guard let header = lines.next() else {
      let remedy = "begin with a line such as style,category,size"
      return ([], [ScaleIssue(.error, line: 1, message: "the file has no rows", remedy: remedy)])
    }
    let columns = header.cells.map(ScaleRecord.column)
    for (cell, column) in zip(header.cells, columns) where column == nil {
      issues.append(
        ScaleIssue(
          .warning, line: header.line, message: "column \"\(cell.prefix(40))\" is not known and is skipped",
          remedy: "columns are \(ScaleRecord.columns.joined(separator: ", "))"))
    }
    let known = columns.compactMap { $0 }
    let lacking = ["style", "category", "size"].filter { !known.contains($0) }
    let repeated = ScaleRecord.columns.filter { column in known.count { $0 == column } > 1 }
    if !lacking.isEmpty || !repeated.isEmpty {
      let (verb, wrong) = lacking.isEmpty ? ("repeats", repeated) : ("lacks", lacking)
      issues.append(
        ScaleIssue(
          .error, line: header.line, message: "the heading \(verb) \(wrong.joined(separator: ", "))",
          remedy: "begin with a line such as style,category,size,leading,weight, parted by commas"))
      return ([], issues)
    }
    var records: [ScaleRecord] = []
    while var row = lines.next() {
      while row.cells.count > columns.count, row.cells.last?.allSatisfy(\.isWhitespace) == true {
        row.cells.removeLast()
      }
      if row.cells.count > columns.count || row.isUnterminated {
        let message =
          row.isUnterminated
          ? "a quoted cell does not end" : "the row has \(row.cells.count) cells under \(columns.count) headings"
        let remedy = row.isUnterminated ? "end it with a quotation mark" : "quote cells that hold a comma"
        issues.append(ScaleIssue(.error, line: row.line, message: message, remedy: remedy))
        continue
      }
      let pairs = zip(columns, row.cells).compactMap { column, cell in column.map { ($0, cell) } }
      records.append(ScaleRecord(line: row.line, fields: Dictionary(uniqueKeysWithValues: pairs)))
    }
    if records.isEmpty, !issues.contains(where: { $0.severity == .error }) {
      let remedy = "add a row for each style and category, such as body,large,17"
      issues.append(ScaleIssue(.error, line: header.line, message: "no row follows the heading", remedy: remedy))
    }
    let (rows, unreadable) = rows(of: records)
    return (rows, (issues + unreadable).sorted { $0.line < $1.line })
  }

  /// Parses records from another format, such as JSON.
  ///
  /// - Parameter records: The records, in file order.
  /// - Returns: The rows that could be parsed, and one issue for each record that could not.
  public func rows(of records: [ScaleRecord]) -> (rows: [ScaleRow], issues: [ScaleIssue]) {
    var rows: [ScaleRow] = []
    var issues: [ScaleIssue] = []
    for record in records {
      do throws(ScaleIssue) {
        rows.append(try record.row(platform: platform))
      } catch {
        issues.append(error)
      }
    }
    return (rows, issues)
  }
}
