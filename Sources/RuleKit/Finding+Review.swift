package import AuditModel

extension Finding {
  /// Returns the finding as a note that needs review.
  ///
  /// - Parameters:
  ///   - reason: Why the tool cannot decide.
  ///   - remedy: How to let the tool decide; nil keeps the finding's own.
  /// - Returns: The changed finding.
  package func forReview(_ reason: ReviewReason, remedy: String? = nil) -> Finding {
    var finding = self
    finding.severity = .note
    finding.outcome = .needsReview
    finding.reason = reason
    if let remedy { finding.remedy = remedy }
    return finding
  }
}
