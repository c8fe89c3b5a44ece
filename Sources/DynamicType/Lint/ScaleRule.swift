/// One rule that a team's type scale is held against.
///
/// A new rule is one file in `Lint/Rules` and one line in ``ScaleLint/rules``; a test compares the two.
public protocol ScaleRule: Sendable {
  /// What the rule is called, says and rests on.
  static var descriptor: ScaleRuleDescriptor { get }
  /// Small scales with the outcome the rule must give; they are the rule's tests.
  static var examples: [ScaleExample] { get }

  /// Creates the rule.
  init()

  /// Judges a scale.
  ///
  /// - Parameter sheet: The rows that could be read.
  /// - Returns: What broke the rule, how much was looked at, and what could not be.
  func evaluate(_ sheet: ScaleSheet) -> ScaleVerdict
}
