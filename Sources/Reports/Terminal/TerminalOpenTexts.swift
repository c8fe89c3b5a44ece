internal import AuditModel
internal import DynamicType

/// A table of texts with an unknown slot that need more than one line, riskiest first.
///
/// Rows show the first size at which one line is not enough, and the number of lines at each size.
struct TerminalOpenTexts {
  let report: AuditReport
  let ink: Ink
  /// The width of the terminal in columns; nil means unlimited.
  var columns: Int?

  /// The categories that have a column in the table, if they were measured.
  private static let shown: [ContentSizeCategory] = [
    .large, .extraExtraExtraLarge, .accessibilityExtraLarge, .accessibilityExtraExtraExtraLarge,
  ]

  var lines: [String] {
    let count = report.tally.reasons.reduce(0) { $0 + ($1.key.isOpen ? $1.value : 0) }
    let open = riskiestFirst
    guard count > 0, !open.isEmpty else { return [] }
    let rows = [head] + open.map(row)
    var lines = AlignedTable(rows: rows, indent: 2).lines
    // If any row is too wide for the terminal, keys get their own lines.
    if let columns, lines.contains(where: { DisplayWidth($0).columns > columns }) {
      lines = rows.flatMap { ["  " + $0[0].plain, "      " + $0.dropFirst().map(\.plain).joined(separator: "  ")] }
    }
    lines[0] = ink(lines[0], .dim)
    let title =
      "One line is not enough for \(Wording.count(count, "key")) whose slot is not known. Lines needed at each size, riskiest first:"
    let slots = "et the slot of a key in its item, a comment or .typecheck.yml."
    let isAsked = report.container.map { $0.lines != "auto" } ?? false
    let hint = isAsked ? "S\(slots)" : "Allow one line with --lines 1, or s\(slots)"
    return [ink(title, .bold)] + lines + [hint]
  }

  private var categories: [ContentSizeCategory] { Self.shown.filter { report.categories.contains($0) } }

  private var head: [AlignedTable.Cell] {
    ["key", "from"] + categories.map { .number(Wording.category($0)) } + ["one line shows there", "text"]
  }

  private var riskiestFirst: [Finding] {
    let open = report.findings.filter { $0.reason?.isOpen == true }.map { finding in
      (finding, LineRisk(lineLimit: finding.lineLimit, start: finding.firstCategory, over: finding.worst?.overBy ?? 0))
    }
    return open.sorted { one, other in
      if let isWorse = one.1.isWorse(than: other.1) { return isWorse }
      let (left, right) = (one.0, other.0)
      return left.location == right.location ? left.key < right.key : left.location < right.location
    }.map(\.0)
  }

  private func row(_ finding: Finding) -> [AlignedTable.Cell] {
    let lines = Dictionary(finding.occurrences.map { ($0.category, Int($0.lines)) }, uniquingKeysWith: max)
    let visible = finding.firstVisibleText.map { Wording.visible($0, limit: 24) } ?? ""
    let first = finding.firstCategory.map(Wording.category) ?? ""
    let mark = finding.mark.map { " (\($0))" } ?? ""
    return [.text(Wording.key(finding.key, languages(finding)) + mark), .text(first)]
      + categories.map { .number(Self.lines(at: $0, lines)) }
      + [.text(visible), .text(Quotation(finding.text, limit: 32).description)]
  }

  /// Returns the number of lines at a size as text.
  ///
  /// It is 1 at sizes without an occurrence, and a dash after the last occurrence.
  private static func lines(at category: ContentSizeCategory, _ lines: [ContentSizeCategory: Int]) -> String {
    if let count = lines[category] { return String(count) }
    return lines.keys.allSatisfy { $0 < category } ? "–" : "1"
  }

  /// Returns the language of a finding and the number of others, such as `de, 4 more`.
  private func languages(_ finding: Finding) -> String? {
    guard let locale = finding.locale else { return nil }
    let others = finding.locales.count { $0 != locale }
    return others == 0 ? locale : "\(locale), \(others) more"
  }
}
