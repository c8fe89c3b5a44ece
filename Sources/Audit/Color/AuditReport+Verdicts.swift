public import AuditModel

extension AuditReport {
  /// Adds the findings of rules on colours, keeps the order worst first, and counts them.
  mutating func add(_ verdicts: ColorVerdicts) {
    colorSummary.add(verdicts.summary)
    findings = (findings + verdicts.findings).sortedWorstFirst()
    for finding in verdicts.findings { count(finding) }
  }

  /// Adds uses of colour to the answer to the App Store's *Sufficient Contrast*.
  ///
  /// - Parameter contrast: The uses to add.
  public mutating func add(_ contrast: SufficientContrast) {
    sufficientContrast = SufficientContrast((sufficientContrast?.uses ?? []) + contrast.uses)
  }

  /// Adds rules that ran, each once, ordered by identifier.
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
