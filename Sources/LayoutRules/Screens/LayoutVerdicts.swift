package import AuditModel
import RuleKit

/// The verdicts of the rules on screens.
package struct LayoutVerdicts: Sendable {
  /// The findings, in the order of the screens.
  ///
  /// There is one finding per rule and element over all environments.
  package var findings: [Finding] = []
  /// The counts of all outcomes.
  package var summary = AuditReport.LayoutSummary()
  /// The errors for screens that were not checked because their environment does not exist.
  package var issues: [InputIssue] = []

  mutating func append(_ other: LayoutVerdicts) {
    findings += other.findings
    issues += other.issues
    summary.add(other.summary)
  }

  mutating func count(_ outcome: Outcome) { summary.counts.count(outcome) }
}

extension AuditReport.LayoutSummary {
  fileprivate mutating func add(_ other: Self) {
    screens += other.screens
    layouts += other.layouts
    elements += other.elements
    counts.add(other.counts)
  }
}
