internal import AuditModel

extension JudgementCounts {
  /// Counts the outcome of a rule for one subject.
  ///
  /// If the rule fails, each finding is counted.
  package mutating func count(_ outcome: Outcome) {
    guard outcome.kind == .fail else { return count(outcome.kind) }
    for finding in outcome.findings { count(finding.outcome) }
  }
}
