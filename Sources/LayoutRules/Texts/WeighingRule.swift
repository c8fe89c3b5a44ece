internal import AuditModel
internal import RuleKit

/// A rule that can rank its finding before the message is written.
///
/// Layouts show an element in many environments, and only its highest-ranking finding is kept.
protocol WeighingRule<Subject>: Rule {
  /// Returns the rank of the one finding of ``Rule/evaluate(_:)``, or nil if there is none.
  func weight(of subject: Subject) -> JoinedFindings.Weight?
}
