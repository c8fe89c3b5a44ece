/// Figures that belong together beside the times, in the report's page and its JSON.
struct Table: Encodable {
  /// What a cell holds.
  enum Cell: Encodable {
    case text(String)
    /// A figure and how many digits of it the page shows.
    case number(Double, digits: Int)

    func encode(to encoder: any Encoder) throws {
      var container = encoder.singleValueContainer()
      switch self {
      case .text(let text): try container.encode(text)
      case .number(let number, _): number.isFinite ? try container.encode(number) : try container.encodeNil()
      }
    }
  }

  var title: String
  var note: String
  var columns: [String]
  var rows: [[Cell]]
  /// How many rows the page shows; the JSON has all.
  var shown = 100

  /// The table as part of a page.
  var markdown: [String] {
    var lines = ["", "## \(title)", "", note]
    guard !rows.isEmpty else { return lines }
    lines += ["", "| \(columns.joined(separator: " | ")) |"]
    let isNumber = columns.indices.map { column in
      if case .number = rows[0][column] { true } else { false }
    }
    lines.append("| \(isNumber.map { $0 ? "---:" : "---" }.joined(separator: " | ")) |")
    lines += rows.prefix(shown).map { "| \($0.map(Self.text).joined(separator: " | ")) |" }
    if rows.count > shown { lines += ["", "\(rows.count - shown) more in the JSON."] }
    return lines
  }

  private static func text(_ cell: Cell) -> String {
    switch cell {
    case .text(let text):
      (text.count > 80 ? text.prefix(80) + "…" : text).replacing("|", with: "\\|").replacing("\n", with: "⏎")
    case .number(let number, let digits): Figure.text(number, digits)
    }
  }
}
