package import AuditModel

extension Rule {
  /// Returns a finding on a key of a file, or on a colour.
  package func finding(
    _ severity: Finding.Severity, _ key: String, at location: SourceLocation, _ message: Finding.Message,
    remedy: String? = nil, colors: ColorEvidence? = nil
  ) -> Finding {
    Finding(
      rule: Self.descriptor.id, severity: severity, key: key, location: location, message: message, remedy: remedy,
      colors: colors)
  }

  /// Returns the outcome of a rule that fails on one key of a file, or on one colour.
  package func failure(
    _ severity: Finding.Severity, _ key: String, at location: SourceLocation, _ message: Finding.Message,
    remedy: String, colors: ColorEvidence? = nil
  ) -> Outcome {
    .fail([finding(severity, key, at: location, message, remedy: remedy, colors: colors)])
  }

  /// Returns the outcome of a rule for which one key of a file needs review.
  package func review(
    _ reason: ReviewReason, _ key: String, at location: SourceLocation, _ message: Finding.Message, remedy: String
  ) -> Outcome {
    .needsReview(finding(.note, key, at: location, message, remedy: remedy).forReview(reason))
  }
}
