/// An example on a rule's documentation page, with the result of the rule.
public struct RuleExample: Hashable, Codable, Sendable {
  /// The case that the example shows.
  public var name: String
  /// The outcome of the rule.
  public var outcome: Verdict
  /// The severity of the finding, if there is one.
  public var severity: Finding.Severity?
  /// The message of the finding, if there is one.
  public var message: String?

  /// Creates an example.
  ///
  /// - Parameters:
  ///   - name: The case that the example shows.
  ///   - outcome: The outcome.
  ///   - severity: The severity of the finding, if there is one.
  ///   - message: The message of the finding, if there is one.
  public init(name: String, outcome: Verdict, severity: Finding.Severity? = nil, message: String? = nil) {
    self.name = name
    self.outcome = outcome
    self.severity = severity
    self.message = message
  }

  /// The outcome in words: `fail (warning)`.
  public var words: String { severity.map { "\(outcome.rawValue) (\($0.rawValue))" } ?? outcome.rawValue }
}
