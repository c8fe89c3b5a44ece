package import AuditModel

extension Finding {
  /// Returns the finding as a note that needs review; without `remedy`, it keeps its fix.
  package func forReview(_ reason: ReviewReason, remedy: String? = nil) -> Finding {
    var finding = self
    finding.severity = .note
    finding.outcome = .needsReview
    finding.reason = reason
    if let remedy { finding.remedy = remedy }
    return finding
  }
}
