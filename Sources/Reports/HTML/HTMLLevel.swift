internal import AuditModel

/// How bad a finding is, as the page tells and filters it: its severity, or that a person has to look.
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
