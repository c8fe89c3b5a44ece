internal import AuditModel

extension AuditReport {
  /// Adds what rules said of colours: findings among the others, worst first, and counts.
  mutating func add(_ verdicts: ColorVerdicts) {
    colorSummary.add(verdicts.summary)
    findings = (findings + verdicts.findings).sortedWorstFirst()
    for finding in verdicts.findings { count(finding) }
  }
}

extension AuditReport.ColorSummary {
  fileprivate mutating func add(_ other: Self) {
    colors += other.colors
    pairs += other.pairs
    leftOutPairs += other.leftOutPairs
    pass += other.pass
    fail += other.fail
    needsReview += other.needsReview
    notApplicable += other.notApplicable
  }
}
