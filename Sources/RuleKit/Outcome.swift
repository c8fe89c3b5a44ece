public import AuditModel

/// How a rule's judgement ended.
public enum Outcome: Hashable, Sendable {
  /// The subject is as it should be.
  case pass
  /// The subject is not as it should be; a finding that needs review says where the tool cannot tell besides.
  case fail([Finding])
  /// The tool cannot tell; a person has to look.
  case needsReview(Finding)
  /// The rule says nothing about such a subject.
  case notApplicable

  /// What there is to report.
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
