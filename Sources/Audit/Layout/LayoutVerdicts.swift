public import AuditModel

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

  mutating func count(_ outcome: Outcome) {
    for kind in outcome.kinds {
      switch kind {
      case .pass: summary.pass += 1
      case .fail: summary.fail += 1
      case .needsReview: summary.needsReview += 1
      case .notApplicable: summary.notApplicable += 1
      }
    }
  }
}

extension AuditReport.LayoutSummary {
  fileprivate mutating func add(_ other: Self) {
    screens += other.screens
    layouts += other.layouts
    elements += other.elements
    pass += other.pass
    fail += other.fail
    needsReview += other.needsReview
    notApplicable += other.notApplicable
  }
}
