public import AuditModel

/// The outcome of a rule for one subject.
public struct Outcome: Hashable, Sendable {
  /// The verdict.
  public let kind: Verdict
  /// What there is to report; empty where the verdict is `pass` or `notApplicable`.
  public let findings: [Finding]

  /// The subject is as it should be.
  public static var pass: Self { Self(kind: .pass, findings: []) }
  /// The rule says nothing about such a subject.
  public static var notApplicable: Self { Self(kind: .notApplicable, findings: []) }

  /// The subject is not as it should be.
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

extension Outcome {
  /// The same with words at the end of each finding's sentence.
  func ending(with words: String) -> Outcome {
    func ended(_ finding: Finding) -> Finding {
      var finding = finding
      finding.message = Finding.Message(stringLiteral: finding.message.text + words)
      return finding
    }
    switch self {
    case .pass, .notApplicable: return self
    case .fail(let findings): return .fail(findings.map(ended))
    case .needsReview(let finding): return .needsReview(ended(finding))
    }
  }
}
