internal import AuditModel

/// The number of findings per rule, most frequent first, in place of the causes.
struct TerminalStatistics {
  let report: AuditReport
  let ink: Ink

  var lines: [String] {
    var counts: [String: AuditReport.Tally.Counts] = [:]
    for finding in report.findings { counts[finding.rule, default: .init()].count(finding) }
    let titles = Dictionary(report.rules.map { ($0.id, $0.title) }) { first, _ in first }
    let sorted = counts.sorted { one, other in
      one.value == other.value ? one.key < other.key : one.value.isWorse(than: other.value)
    }
    guard !sorted.isEmpty else { return ["No findings."] }
    var table = AlignedTable(
      rows: [[.number("errors"), .number("warnings"), .number("notes"), .number("needs review"), "rule", ""]], indent: 0
    )
    for (rule, counts) in sorted {
      table.rows.append([
        ink.countCell(counts.errors, .bold, .red), ink.countCell(counts.warnings, .bold, .yellow),
        ink.countCell(counts.notes, .cyan),
        ink.countCell(counts.reviews, .bold), .text(rule), .text(titles[rule] ?? ""),
      ])
    }
    return table.lines(dimmingHead: ink)
  }
}
