public import AuditModel
public import DynamicType
public import RuleKit

/// The results of all rules for a team's scale.
public struct ScaleLintReport: Hashable, Sendable, Encodable {
  /// A rule and its outcome.
  public struct Result: Hashable, Sendable, Encodable {
    /// The rule.
    public let rule: RuleDescriptor
    /// Whether Apple's current tables keep the rule.
    public let era: ScaleEra
    /// The outcome.
    public let outcome: Outcome
    /// The number of rows, or pairs of rows, that were checked.
    public let checked: Int
    /// Skipped checks and their reasons: one sentence each, without a final full stop.
    public let unchecked: [String]

    /// The violations: one sentence each, without a final full stop, naming the rows.
    public var messages: [String] { outcome.findings.map(\.message.text) }

    private enum CodingKeys: String, CodingKey {
      case rule, title, era, rationale, source, outcome, messages, checked, unchecked
    }

    /// Encodes rule and outcome as one flat object.
    ///
    /// - Parameter encoder: The encoder.
    /// - Throws: Any error of the encoder.
    public func encode(to encoder: any Encoder) throws {
      var container = encoder.container(keyedBy: CodingKeys.self)
      try container.encode(rule.id, forKey: .rule)
      try container.encode(rule.title, forKey: .title)
      try container.encode(era, forKey: .era)
      try container.encode(rule.rationale, forKey: .rationale)
      try container.encode(rule.criteria.map(\.source).joined(separator: "; "), forKey: .source)
      try container.encode(outcome.kind, forKey: .outcome)
      try container.encode(messages, forKey: .messages)
      try container.encode(checked, forKey: .checked)
      try container.encode(unchecked, forKey: .unchecked)
    }
  }

  /// The platform of the scale.
  public let platform: Platform
  /// The number of distinct rows that were checked.
  public let rows: Int
  /// One result per rule, in the order of `RuleRegistry.scales`.
  public let results: [Result]
  /// Problems of the file or its rows, by line.
  public let issues: [ScaleIssue]

  /// Whether a rule of an era fails.
  ///
  /// - Parameter era: The era of the rules.
  /// - Returns: Whether at least one of them failed.
  public func fails(_ era: ScaleEra) -> Bool {
    results.contains { $0.era == era && $0.outcome.kind == .fail }
  }
}
