public import AuditModel
internal import RuleKit

extension AuditReport {
  /// Adds the findings, counts and rules of a colour tally, and keeps the findings sorted worst first.
  mutating func addColors(_ tally: RuleTally) {
    colorSummary.counts.add(tally.counts)
    findings = (findings + tally.findings).sortedWorstFirst()
    for finding in tally.findings { count(finding) }
    add(rules: tally.rules)
  }

  /// Adds uses of colour to the report's evaluation of the App Store's *Sufficient Contrast* criteria.
  ///
  /// - Parameter contrast: The uses to add.
  public mutating func add(_ contrast: SufficientContrast) {
    sufficientContrast = SufficientContrast((sufficientContrast?.uses ?? []) + contrast.uses)
  }
}
