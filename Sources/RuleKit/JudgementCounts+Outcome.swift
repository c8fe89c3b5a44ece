internal import AuditModel

extension JudgementCounts {
  /// Counts what a rule says of a subject: each of its findings, or that there are none.
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
