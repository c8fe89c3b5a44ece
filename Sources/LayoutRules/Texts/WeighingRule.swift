internal import AuditModel
internal import RuleKit

/// A rule whose finding can be weighed before it is put into words.
///
/// Layouts show an element in many environments, and of what is said of it one finding is kept.
protocol WeighingRule<Subject>: Rule {
  /// How bad what it finds is.
  ///
  /// - Parameter subject: What to judge.
  /// - Returns: The weight of the one finding that ``Rule/evaluate(_:)`` has; nil where it has none.
  func weight(of subject: Subject) -> JoinedFindings.Weight?
}
