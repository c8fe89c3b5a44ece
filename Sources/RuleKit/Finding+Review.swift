package import AuditModel

extension Finding {
  /// Returns the finding as a note that needs review.
  ///
  /// - Parameters:
  ///   - reason: The reason why the tool cannot determine the outcome.
  ///   - remedy: A fix that allows the tool to determine the outcome; nil keeps the fix of the finding.
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
