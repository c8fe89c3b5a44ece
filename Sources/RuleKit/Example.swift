public import AuditModel
public import DynamicType

/// A named subject with the expected outcome of a rule.
///
/// Examples are documentation and tests of the rule.
public struct Example<Subject: Sendable>: Sendable {
  /// The behaviour that the example shows.
  public var name: String
  /// The subject that the rule checks.
  public var subject: Subject
  /// The expected outcome.
  public var outcome: Verdict
  /// The expected severity, if there is a finding.
  public var severity: Finding.Severity?
  /// The first category expected to fail, if there is a finding.
  public var firstCategory: ContentSizeCategory?

  /// Creates an example.
  ///
  /// - Parameters:
  ///   - name: The behaviour that the example shows.
  ///   - subject: The subject that the rule checks.
  ///   - outcome: The expected outcome.
  ///   - severity: The expected severity of the finding.
  ///   - firstCategory: The first category expected to fail.
  public init(
    _ name: String, _ subject: Subject, _ outcome: Verdict, _ severity: Finding.Severity? = nil,
    from firstCategory: ContentSizeCategory? = nil
  ) {
    self.name = name
    self.subject = subject
    self.outcome = outcome
    self.severity = severity
    self.firstCategory = firstCategory
  }
}
