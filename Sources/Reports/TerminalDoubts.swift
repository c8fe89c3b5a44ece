internal import AuditModel
internal import DynamicType

/// The end of the text report: what the tool could not decide, by reason, and the worst ten.
struct TerminalDoubts {
  private static let listed = 10

  let findings: [Finding]
  /// Pairs of colours that were not looked at.
  let leftOutPairs: Int

  init(findings: [Finding], leftOutPairs: Int = 0) {
    self.findings = findings.filter { $0.outcome == .needsReview }
    self.leftOutPairs = leftOutPairs
  }

  var lines: [String] {
    let pairs = leftOutPairs > 0 ? ", and \(Wording.count(leftOutPairs, "pair")) not measured" : ""
    var lines = ["Could not decide: \(Wording.number(findings.count))\(pairs)"]
    guard !findings.isEmpty else { return lines }
    lines += reasons
    let worst = findings.sorted(by: Self.isWorse).prefix(Self.listed)
    lines.append(findings.count > Self.listed ? "  the worst ten:" : "  these:")
    lines += table(worst.map(row))
    return lines
  }

  private var reasons: [String] {
    var counts: [ReviewReason: Int] = [:]
    for finding in findings { if let reason = finding.reason { counts[reason, default: 0] += 1 } }
    let order = ReviewReason.allCases
    let sorted = order.filter { counts[$0] != nil }.sorted { (counts[$0] ?? 0) > (counts[$1] ?? 0) }
    return table(sorted.map { [Wording.number(counts[$0] ?? 0), $0.rawValue, Wording.reason($0)] })
  }

  private func row(_ finding: Finding) -> [String] {
    // A finding on colours has no text to quote; its sentence says what is in doubt.
    if finding.slot == nil {
      return [
        Wording.place(finding.location), "", finding.reason?.rawValue ?? "", "", Wording.sentence(finding.message.text),
      ]
    }
    var over = ""
    if let worst = finding.worst, worst.overBy > 0 {
      over = "over by \(Wording.points(worst.overBy)) at \(Wording.category(worst.category))"
    }
    return [
      Wording.place(finding.location), Wording.key(finding.key, finding.locale), finding.reason?.rawValue ?? "", over,
      Quotation(finding.text, limit: 30).description,
    ]
  }

  private func table(_ rows: [[String]]) -> [String] {
    var table = AlignedTable()
    for row in rows { table.append(row) }
    return table.lines
  }

  /// What lies near its limit comes before what has none: how far a long text is over one line says little.
  private static func isWorse(_ lhs: Finding, _ rhs: Finding) -> Bool {
    if (lhs.reason == .noSlot) != (rhs.reason == .noSlot) { return rhs.reason == .noSlot }
    let over = (lhs.worst?.overBy ?? 0, rhs.worst?.overBy ?? 0)
    if over.0 != over.1 { return over.0 > over.1 }
    return (lhs.location.file, lhs.location.line, lhs.location.column, lhs.key, lhs.locale ?? "")
      < (rhs.location.file, rhs.location.line, rhs.location.column, rhs.key, rhs.locale ?? "")
  }
}
