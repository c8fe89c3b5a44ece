internal import AuditModel

extension JudgementCounts {
  /// Counts a rule's outcome for one subject.
  ///
  /// If it has findings, each of them is counted.
  package mutating func count(_ outcome: Outcome) {
    switch outcome.kind {
    case .pass: pass += 1
    case .notApplicable: notApplicable += 1
    case .needsReview: needsReview += 1
    case .fail:
      let reviews = outcome.findings.count { $0.outcome == .needsReview }
      needsReview += reviews
      fail += outcome.findings.count - reviews
    }
  }
}
