internal import AuditModel

extension JudgementCounts {
  /// Counts a rule's outcome for one subject.
  ///
  /// If it has findings, each of them is counted.
  package mutating func count(_ outcome: Outcome) {
    guard outcome.kind == .fail else { return count(outcome.kind) }
    for finding in outcome.findings { count(finding.outcome) }
  }
}
