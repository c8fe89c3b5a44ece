public import AuditModel

extension AuditReport {
  /// Adds what rules said of colours: findings among the others, worst first, and counts.
  mutating func add(_ verdicts: ColorVerdicts) {
    colorSummary.add(verdicts.summary)
    findings = (findings + verdicts.findings).sortedWorstFirst()
    for finding in verdicts.findings { count(finding) }
  }

  /// Adds uses of colour to the answer to the App Store's *Sufficient Contrast*.
  ///
  /// - Parameter contrast: What was looked at besides.
  public mutating func add(_ contrast: SufficientContrast) {
    sufficientContrast = SufficientContrast((sufficientContrast?.uses ?? []) + contrast.uses)
  }

  /// Adds rules that judged, each once, in the order of their identifiers.
  mutating func add(rules more: [RuleDescriptor]) {
    let known = Set(rules.map(\.id))
    rules = (rules + more.filter { !known.contains($0.id) }).sorted { $0.id < $1.id }
  }
}

extension AuditReport.ColorSummary {
  fileprivate mutating func add(_ other: Self) {
    colors += other.colors
    pairs += other.pairs
    leftOutPairs += other.leftOutPairs
    counts.add(other.counts)
  }
}
