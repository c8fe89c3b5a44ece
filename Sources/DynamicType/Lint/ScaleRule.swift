/// A rule that checks a team's type scale.
///
/// A new rule needs a file in `Lint/Rules` and an entry in ``ScaleLint/rules``; a test compares the two.
public protocol ScaleRule: Sendable {
  /// The rule's identifier, text and source.
  static var descriptor: ScaleRuleDescriptor { get }
  /// Small scales with the expected outcome, which are also the rule's tests.
  static var examples: [ScaleExample] { get }

  /// Creates the rule.
  init()

  /// Checks a scale.
  ///
  /// - Parameter sheet: The rows that could be read.
  /// - Returns: The violations, the number of checks, and what could not be checked.
  func evaluate(_ sheet: ScaleSheet) -> ScaleVerdict
}
