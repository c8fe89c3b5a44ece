/// A table with aligned columns.
///
/// Cells may contain escape sequences, which take no width.
struct AlignedTable {
  /// A cell: the plain text that sets its width, and the text to print.
  struct Cell: ExpressibleByStringLiteral {
    var plain: String
    var shown: String
    var isNumber = false

    init(stringLiteral text: String) { (plain, shown) = (text, text) }

    private init(_ plain: String, _ shown: String?, isNumber: Bool) {
      (self.plain, self.shown, self.isNumber) = (plain, shown ?? plain, isNumber)
    }

    static func text(_ plain: String, shown: String? = nil) -> Cell { Cell(plain, shown, isNumber: false) }

    static func number(_ plain: String, shown: String? = nil) -> Cell { Cell(plain, shown, isNumber: true) }
  }

  var rows: [[Cell]] = []
  /// The number of spaces before every row.
  var indent = 4
  /// The indices of columns that one space separates from the previous column, instead of two.
  var narrow: Set<Int> = []

  /// Returns the lines, with the first one dimmed.
  func lines(dimmingHead ink: Ink) -> [String] { lines.enumerated().map { $0 == 0 ? ink($1, .dim) : $1 } }

  /// The rows as lines, with columns as wide as their widest cell and no trailing spaces.
  ///
  /// Empty columns are skipped.
  var lines: [String] {
    let count = rows.map(\.count).max() ?? 0
    let widths = (0..<count).map { column in
      rows.map { $0.count > column ? DisplayWidth($0[column].plain).columns : 0 }.max() ?? 0
    }
    return rows.map { row in
      var line = ""
      var owed = indent
      var isFirst = true
      for (column, cell) in row.enumerated() where widths[column] > 0 {
        let free = widths[column] - DisplayWidth(cell.plain).columns
        if !isFirst { owed += narrow.contains(column) ? 1 : 2 }
        isFirst = false
        if cell.plain.isEmpty {
          owed += free
          continue
        }
        line += String(repeating: " ", count: owed + (cell.isNumber ? free : 0)) + cell.shown
        owed = cell.isNumber ? 0 : free
      }
      return line
    }
  }
}
