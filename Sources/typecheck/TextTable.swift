/// A plain-text table with aligned columns.
///
/// Columns that only contain numbers are aligned to the right.
struct TextTable {
  private var rows: [[String]]

  /// Creates a table with column headings.
  init(_ header: [String]) { rows = [header] }

  /// Adds a row, which must have as many cells as there are columns.
  mutating func append(_ row: [String]) { rows.append(row) }

  /// The table as text, with two spaces between columns.
  var text: String {
    let columns = rows.first?.count ?? 0
    let widths = (0..<columns).map { column in rows.map { $0[column].count }.max() ?? 0 }
    let isNumber = (0..<columns).map { column in
      rows.count > 1 && rows.dropFirst().allSatisfy { ["", "-"].contains($0[column]) || Double($0[column]) != nil }
    }
    return rows.map { row in
      let cells = row.indices.map { column in
        let gap = String(repeating: " ", count: widths[column] - row[column].count)
        return isNumber[column] ? gap + row[column] : row[column] + gap
      }
      let line = cells.joined(separator: "  ")
      return String(line.reversed().drop { $0 == " " }.reversed())
    }.joined(separator: "\n")
  }
}

extension Double {
  /// The number as text with at most four decimals.
  var shown: String {
    let rounded = (self * 10_000).rounded() / 10_000
    return rounded == rounded.rounded() && abs(rounded) < 1e15 ? String(Int(rounded)) : String(rounded)
  }
}
