internal import AuditModel
internal import RuleKit

extension Rule {
  /// Returns a finding on a key of a file.
  func finding(
    _ severity: Finding.Severity, _ key: String, at location: SourceLocation, _ message: Finding.Message,
    remedy: String
  ) -> Finding {
    var finding = Finding(
      rule: Self.descriptor.id, severity: severity, key: key, location: location, message: message)
    finding.remedy = remedy
    return finding
  }

  /// Returns the outcome of a rule that fails on one key of a file.
  func failure(
    _ severity: Finding.Severity, _ key: String, at location: SourceLocation, _ message: Finding.Message,
    remedy: String
  ) -> Outcome {
    .fail([finding(severity, key, at: location, message, remedy: remedy)])
  }

  /// Returns the outcome of a rule for which one key of a file needs review.
  func review(
    _ reason: ReviewReason, _ key: String, at location: SourceLocation, _ message: Finding.Message, remedy: String
  ) -> Outcome {
    var finding = finding(.note, key, at: location, message, remedy: remedy)
    finding.outcome = .needsReview
    finding.reason = reason
    return .needsReview(finding)
  }
}
