internal import AuditModel
internal import RuleKit

extension Rule {
  /// Returns a finding on a key of a file.
  func finding(
    _ severity: Finding.Severity, _ key: String, at location: SourceLocation, _ message: Finding.Message,
    remedy: String
  ) -> Finding {
    Finding(
      rule: Self.descriptor.id, severity: severity, key: key, location: location, message: message, remedy: remedy)
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
    .needsReview(finding(.note, key, at: location, message, remedy: remedy).forReview(reason))
  }
}
