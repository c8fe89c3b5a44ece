/// A reader for a team's own type scale in CSV.
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

  /// Reads the rows of a CSV text.
  ///
  /// - Parameter csv: The text; a byte order mark at its start is ignored.
  /// - Returns: The readable rows, and issues for the others, in file order.
  public func read(csv: String) -> (rows: [ScaleRow], issues: [ScaleIssue]) {
    var lines = CSVLines(csv)
    var issues: [ScaleIssue] = []
    func report(_ line: Int, _ message: String, fix: String, severity: ScaleIssue.Severity = .error) {
      issues.append(ScaleIssue(severity, line: line, message: message, remedy: fix))
    }
    guard let header = lines.next() else {
      report(1, "the file has no rows", fix: "begin with a line such as style,category,size")
      return ([], issues)
    }
    let columns = header.cells.map(ScaleRecord.column)
    for (cell, column) in zip(header.cells, columns) where column == nil {
      report(
        header.line, "column \"\(cell.prefix(40))\" is not known and is skipped",
        fix: "columns are \(ScaleRecord.columns.joined(separator: ", "))", severity: .warning)
    }
    let known = columns.compactMap { $0 }
    let lacking = ["style", "category", "size"].filter { !known.contains($0) }
    let repeated = ScaleRecord.columns.filter { column in known.count { $0 == column } > 1 }
    if !lacking.isEmpty || !repeated.isEmpty {
      let (verb, wrong) = lacking.isEmpty ? ("repeats", repeated) : ("lacks", lacking)
      report(
        header.line, "the heading \(verb) \(wrong.joined(separator: ", "))",
        fix: "begin with a line such as style,category,size,leading,weight, separated by commas")
      return ([], issues)
    }
    var records: [ScaleRecord] = []
    while var row = lines.next() {
      while row.cells.count > columns.count, row.cells.last?.allSatisfy(\.isWhitespace) == true {
        row.cells.removeLast()
      }
      if row.isUnterminated {
        report(row.line, "a quoted cell does not end", fix: "end it with a quotation mark")
      } else if row.cells.count > columns.count {
        report(
          row.line, "the row has \(row.cells.count) cells under \(columns.count) headings",
          fix: "quote cells that contain a comma")
      } else {
        let pairs = zip(columns, row.cells).compactMap { column, cell in column.map { ($0, cell) } }
        records.append(ScaleRecord(line: row.line, fields: Dictionary(uniqueKeysWithValues: pairs)))
      }
    }
    if records.isEmpty, !issues.contains(where: { $0.severity == .error }) {
      report(
        header.line, "no row follows the heading",
        fix: "add a row for each style and category, such as body,large,17")
    }
    let (rows, unreadable) = rows(of: records)
    return (rows, (issues + unreadable).sorted { $0.line < $1.line })
  }

  /// Parses records from another format, such as JSON.
  ///
  /// - Parameter records: The records, in file order.
  /// - Returns: The rows that could be parsed, and one issue for each record that could not be.
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
