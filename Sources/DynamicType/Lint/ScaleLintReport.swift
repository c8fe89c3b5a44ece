/// What the rules say about a team's scale.
public struct ScaleLintReport: Hashable, Sendable, Encodable {
  /// One rule and what it says.
  public struct Result: Hashable, Sendable, Encodable {
    /// The rule.
    public let rule: ScaleRuleDescriptor
    /// What it says.
    public let verdict: ScaleVerdict

    private enum CodingKeys: String, CodingKey {
      case rule, title, era, rationale, source, outcome, messages, checked, unchecked
    }

    /// Writes rule and verdict as one flat object.
    ///
    /// - Parameter encoder: The encoder.
    /// - Throws: What the encoder throws.
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

  /// The platform the scale is for.
  public let platform: Platform
  /// How many rows were judged.
  public let rows: Int
  /// A result for every rule, in the order of ``ScaleLint/rules``.
  public let results: [Result]
  /// What is wrong with the file or its rows, by line.
  public let issues: [ScaleIssue]

  /// Whether a rule of the era is broken.
  ///
  /// - Parameter era: Today's rules or the dated ones.
  /// - Returns: Whether at least one of them failed.
  public func fails(_ era: ScaleRuleDescriptor.Era) -> Bool {
    results.contains { $0.rule.era == era && $0.verdict.outcome == .fail }
  }
}
