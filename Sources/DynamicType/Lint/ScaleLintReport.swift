/// The results of all rules for a team's scale.
public struct ScaleLintReport: Hashable, Sendable, Encodable {
  /// A rule and its verdict.
  public struct Result: Hashable, Sendable, Encodable {
    /// The rule.
    public let rule: ScaleRuleDescriptor
    /// The verdict.
    public let verdict: ScaleVerdict

    private enum CodingKeys: String, CodingKey {
      case rule, title, era, rationale, source, outcome, messages, checked, unchecked
    }

    /// Encodes rule and verdict as one flat object.
    ///
    /// - Parameter encoder: The encoder.
    /// - Throws: Any error of the encoder.
    public func encode(to encoder: any Encoder) throws {
      var container = encoder.container(keyedBy: CodingKeys.self)
      try container.encode(rule.id, forKey: .rule)
      try container.encode(rule.title, forKey: .title)
      try container.encode(rule.era, forKey: .era)
      try container.encode(rule.rationale, forKey: .rationale)
      try container.encode(rule.source, forKey: .source)
      try container.encode(verdict.outcome, forKey: .outcome)
      try container.encode(verdict.messages, forKey: .messages)
      try container.encode(verdict.checked, forKey: .checked)
      try container.encode(verdict.unchecked, forKey: .unchecked)
    }
  }

  /// The platform of the scale.
  public let platform: Platform
  /// The number of distinct rows that were checked.
  public let rows: Int
  /// One result per rule, in the order of ``ScaleLint/rules``.
  public let results: [Result]
  /// Problems of the file or its rows, by line.
  public let issues: [ScaleIssue]

  /// Whether a rule of an era fails.
  ///
  /// - Parameter era: The era of the rules.
  /// - Returns: Whether at least one of them failed.
  public func fails(_ era: ScaleRuleDescriptor.Era) -> Bool {
    results.contains { $0.rule.era == era && $0.verdict.outcome == .fail }
  }
}
