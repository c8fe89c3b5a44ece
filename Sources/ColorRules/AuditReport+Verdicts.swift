public import AuditModel
import RuleKit

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
}

extension AuditReport.ColorSummary {
  fileprivate mutating func add(_ other: Self) {
    colors += other.colors
    pairs += other.pairs
    leftOutPairs += other.leftOutPairs
    counts.add(other.counts)
  }
}
