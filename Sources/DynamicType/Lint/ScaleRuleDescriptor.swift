/// What a rule of the scale lint is called, says and rests on.
public struct ScaleRuleDescriptor: Hashable, Codable, Sendable {
  /// Whether Apple's own tables of today keep the rule.
  public enum Era: String, CaseIterable, Codable, Sendable {
    /// Today's guidelines say it, or today's tables keep it.
    case current
    /// Said by the guidelines of iOS 7; today's tables break it or have nothing it could be held against.
    case dated
  }

  /// The rule's name in kebab case, never reused.
  public let id: String
  /// The rule in a few words.
  public let title: String
  /// Whether Apple's own tables of today keep the rule.
  public let era: Era
  /// Why the rule is there, and what speaks against it today.
  public let rationale: String
  /// Where the rule is written.
  public let source: String

  /// Creates a description.
  ///
  /// - Parameters:
  ///   - id: The rule's name in kebab case.
  ///   - title: The rule in a few words.
  ///   - era: Whether Apple's own tables of today keep the rule.
  ///   - rationale: Why the rule is there, and what speaks against it today.
  ///   - source: Where the rule is written.
  public init(id: String, title: String, era: Era, rationale: String, source: String) {
    self.id = id
    self.title = title
    self.era = era
    self.rationale = rationale
    self.source = source
  }
}
