internal import AuditModel

/// A table of the languages with findings, worst first; empty for fewer than two languages.
struct TerminalLanguages {
  /// The maximum number of languages to list without `--all`.
  static let listed = 8

  let report: AuditReport
  let showsAll: Bool
  let ink: Ink

  var lines: [String] {
    let languages = report.tally.languages
    guard languages.count > 1 else { return [] }
    let sorted = languages.sorted { one, other in
      one.value == other.value ? one.key < other.key : one.value.isWorse(than: other.value)
    }
    let shown = sorted.prefix(showsAll ? Int.max : Self.listed)
    var table = AlignedTable(
      rows: [["", .number("errors"), .number("warnings"), .number("notes"), .number("needs review")]], indent: 2)
    for (locale, counts) in shown {
      table.rows.append([
        .text(Quotation(locale, limit: 20).text), ink.countCell(counts.errors, .bold, .red),
        ink.countCell(counts.warnings, .bold, .yellow), ink.countCell(counts.notes, .cyan),
        ink.countCell(counts.reviews, .bold),
      ])
    }
    let left = sorted.count - shown.count
    let more = left > 0 ? ["  … and \(Wording.count(left, "more language")): --verbose shows them"] : []
    return ["", "Languages, worst first:"] + table.lines(dimmingHead: ink) + more + [""]
  }
}
