internal import AuditModel

/// The level that the page shows for a finding and filters by: its severity, or `review` if it needs review.
enum HTMLLevel: String {
  case error, warning, note, review

  init(_ finding: Finding) {
    let isReview = finding.outcome == .needsReview
    self =
      switch finding.severity {
      case _ where isReview: .review
      case .error: .error
      case .warning: .warning
      case .note: .note
      }
  }
}
