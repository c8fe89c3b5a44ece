/// The description of a scale rule: identifier, text and source.
public struct ScaleRuleDescriptor: Hashable, Codable, Sendable {
  /// Whether a rule is still valid today.
  public enum Era: String, CaseIterable, Codable, Sendable {
    /// Today's guidelines contain the rule, or today's tables follow it.
    case current
    /// The guidelines of iOS 7 contain the rule; today's tables violate it or have nothing to check.
    case dated
  }

  /// The identifier in kebab case, never reused.
  public let id: String
  /// The rule in a few words.
  public let title: String
  /// Whether the rule is still valid today.
  public let era: Era
  /// The reason for the rule, and what contradicts it today.
  public let rationale: String
  /// The document that contains the rule.
  public let source: String

  /// Creates a description.
  ///
  /// - Parameters:
  ///   - id: The identifier in kebab case, never reused.
  ///   - title: The rule in a few words.
  ///   - era: Whether the rule is still valid today.
  ///   - rationale: The reason for the rule, and what contradicts it today.
  ///   - source: The document that contains the rule.
  public init(id: String, title: String, era: Era, rationale: String, source: String) {
    self.id = id
    self.title = title
    self.era = era
    self.rationale = rationale
    self.source = source
  }
}
