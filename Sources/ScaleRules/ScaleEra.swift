/// Whether Apple's current tables keep a rule on scales.
public enum ScaleEra: String, CaseIterable, Codable, Sendable {
  /// The current guidelines state the rule, or the current tables keep it.
  case current
  /// The guidelines of iOS 7 state the rule. The current tables break it, or have nothing to compare it with.
  case dated
}
