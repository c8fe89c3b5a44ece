internal import AuditModel
internal import DynamicType

/// The findings that need review in the text report: the number per reason, and the worst ten.
///
/// Findings with a bounded reason are only counted.
struct TerminalReviews {
  /// The maximum number of findings to list.
  static let listed = 10

  let report: AuditReport
  let ink: Ink
  /// The width of the terminal in columns; nil means unlimited.
  var columns: Int?

  var lines: [String] {
    let (count, skipped) = (report.tally.reviews, report.colorSummary.leftOutPairs)
    let pairs = skipped > 0 ? ", and \(Wording.count(skipped, "pair")) not measured" : ""
    let words = "Needs review: \(Wording.number(count))"
    var lines = [(count > 0 ? ink(words, .bold) : words) + pairs]
    guard count > 0 else { return lines }
    lines += reasons
    let worst = worst
    guard !worst.isEmpty else { return lines }
    lines.append(count - report.tally.boundedReviews > Self.listed ? "  the worst ten:" : "  these:")
    lines += list(worst.map(row))
    return lines
  }

  /// Returns the rows as a table.
  ///
  /// If it is too wide for the terminal, the place of each row gets its own line.
  private func list(_ rows: [[String]]) -> [String] {
    let table = table(rows)
    guard let columns, table.contains(where: { DisplayWidth($0).columns > columns }) else { return table }
    let indent = 8
    return rows.flatMap { row -> [String] in
      let rest = row.dropFirst().filter { !$0.isEmpty }
      let isOneLine = DisplayWidth(rest.joined(separator: "  ")).columns + indent <= columns
      let below =
        isOneLine ? [rest.joined(separator: "  ")] : [rest.dropLast().joined(separator: "  "), rest.last ?? ""]
      return ["    \(row.first ?? "")"]
        + below.filter { !$0.isEmpty }.map { String(repeating: " ", count: indent) + $0 }
    }
  }

  /// The worst findings that need review, at most ``listed``, worst first.
  ///
  /// One pass fills the list, which avoids sorting all findings.
  private var worst: [Finding] {
    var worst: [Finding] = []
    for finding in report.findings
    where finding.fields.value.outcome == .needsReview && finding.reason?.isBounded != true {
      if worst.count == Self.listed {
        guard let last = worst.last, Self.isWorse(finding, last) else { continue }
        worst.removeLast()
      }
      worst.insert(finding, at: worst.firstIndex { Self.isWorse(finding, $0) } ?? worst.count)
    }
    return worst
  }

  private var reasons: [String] {
    table(report.tally.reviewReasons.map { [Wording.number($0.count), $0.reason.rawValue, $0.reason.words] })
  }

  private func row(_ finding: Finding) -> [String] {
    let place = Wording.place(finding.location)
    let reason = (finding.reason?.rawValue ?? "") + (finding.mark.map { " (\($0))" } ?? "")
    // The message of a finding about colours or a character names these.
    guard let slot = finding.slot, finding.reason != .missingGlyphs else {
      return [place, "", reason, "", Wording.sentence(finding.message.text)]
    }
    var over: [String] = []
    if let worst = finding.worst, worst.overBy > 0 {
      over.append("over by \(Points(worst.overBy)) at \(Wording.category(worst.category))")
    }
    // The width distinguishes a text's containers.
    if !slot.devices.isEmpty { over.append("in \(Points(slot.width))") }
    return [
      place, Wording.key(finding.key, finding.locale), reason, over.joined(separator: " "),
      Quotation(finding.text, limit: 30).description,
    ]
  }

  private func table(_ rows: [[String]]) -> [String] {
    AlignedTable(rows: rows.map { $0.map { .text($0) } }).lines
  }

  /// Returns whether a finding comes before another by ``ReviewWeight``, then by place, key and language.
  private static func isWorse(_ left: Finding, _ right: Finding) -> Bool {
    let weight = ReviewWeight(over: left.worst?.overBy ?? 0)
    let other = ReviewWeight(over: right.worst?.overBy ?? 0)
    if let isWorse = weight.isWorse(than: other) { return isWorse }
    if left.location != right.location { return left.location < right.location }
    return (left.key, left.locale ?? "") < (right.key, right.locale ?? "")
  }
}
