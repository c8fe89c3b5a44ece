/// The guidelines that a rule on scales comes from, current or dated.
public enum ScaleEra: String, CaseIterable, Codable, Sendable {
  /// The current guidelines state the rule, or the current tables keep it.
  case current
  /// The guidelines of iOS 7 state the rule. The current tables break the rule, or contain no numbers to check it
  /// with.
  case dated
}
