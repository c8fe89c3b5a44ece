public import AuditModel
public import DynamicType

/// A named subject with the outcome a rule has to come to; documentation and test in one.
public struct Example<Subject: Sendable>: Sendable {
  /// What the example shows.
  public var name: String
  /// What is judged.
  public var subject: Subject
  /// How it has to end.
  public var outcome: Verdict
  /// How bad the finding is, where there is one.
  public var severity: Finding.Severity?
  /// The first category at which it breaks, where there is one.
  public var firstCategory: ContentSizeCategory?

  /// Creates an example.
  ///
  /// - Parameters:
  ///   - name: What the example shows.
  ///   - subject: What is judged.
  ///   - outcome: How it has to end.
  ///   - severity: How bad the finding is.
  ///   - firstCategory: The first category at which it breaks.
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
