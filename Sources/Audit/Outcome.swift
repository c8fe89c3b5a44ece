public import AuditModel

/// The outcome of a rule for one subject.
public enum Outcome: Hashable, Sendable {
  /// The subject meets the rule.
  case pass
  /// The subject violates the rule.
  ///
  /// Among the findings, some may need review.
  case fail([Finding])
  /// The tool cannot decide, so a person has to look.
  case needsReview(Finding)
  /// The rule does not apply to such a subject.
  case notApplicable

  /// The findings to report.
  public var findings: [Finding] {
    switch self {
    case .fail(let findings): findings
    case .needsReview(let finding): [finding]
    case .pass, .notApplicable: []
    }
  }

  /// The outcome without its findings.
  public var kind: Verdict {
    switch self {
    case .pass: .pass
    case .fail: .fail
    case .needsReview: .needsReview
    case .notApplicable: .notApplicable
    }
  }
}
