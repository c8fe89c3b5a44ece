public import AuditModel

/// The outcome of a rule for one subject.
public struct Outcome: Hashable, Sendable {
  /// The verdict.
  public let kind: Verdict
  /// The findings; empty where the verdict is `pass` or `notApplicable`.
  public let findings: [Finding]

  /// The subject meets the rule.
  public static var pass: Self { Self(kind: .pass, findings: []) }
  /// The rule says nothing about such a subject.
  public static var notApplicable: Self { Self(kind: .notApplicable, findings: []) }

  /// The subject does not meet the rule.
  ///
  /// - Parameter findings: What is wrong; a finding that needs review says where the tool cannot tell besides.
  /// - Returns: The outcome.
  public static func fail(_ findings: [Finding]) -> Self { Self(kind: .fail, findings: findings) }

  /// The tool cannot tell; a person has to look.
  ///
  /// - Parameter finding: What to look at, and why.
  /// - Returns: The outcome.
  public static func needsReview(_ finding: Finding) -> Self { Self(kind: .needsReview, findings: [finding]) }
}
