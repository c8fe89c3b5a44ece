public import AuditModel
internal import RuleKit

extension AuditReport {
  /// Adds the findings of rules on colours, keeps the order worst first, and counts them.
  mutating func addColors(_ tally: RuleTally) {
    colorSummary.counts.add(tally.counts)
    findings = (findings + tally.findings).sortedWorstFirst()
    for finding in tally.findings { count(finding) }
    add(rules: tally.rules)
  }

  /// Adds uses of colour to the answer to the App Store's *Sufficient Contrast*.
  ///
  /// - Parameter contrast: The uses to add.
  public mutating func add(_ contrast: SufficientContrast) {
    sufficientContrast = SufficientContrast((sufficientContrast?.uses ?? []) + contrast.uses)
  }
}
