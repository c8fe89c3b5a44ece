public import AuditModel
import RuleKit

/// What the rules on screens say.
public struct LayoutVerdicts: Sendable {
  /// The findings, in the order of the screens; one for one rule and element over all environments.
  public var findings: [Finding]
  /// Every outcome counted.
  public var summary: AuditReport.LayoutSummary
  /// The screens that were not judged because their environment cannot be.
  public var issues: [InputIssue]

  /// Creates verdicts that say nothing.
  public init() {
    findings = []
    summary = AuditReport.LayoutSummary()
    issues = []
  }

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
