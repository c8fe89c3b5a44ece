public import AuditModel

/// The outcome of a rule for one subject.
public struct Outcome: Hashable, Sendable {
  /// The verdict.
  public let kind: Verdict
  /// The findings; empty if the verdict is `pass` or `notApplicable`.
  public let findings: [Finding]

  /// The subject passes.
  public static var pass: Self { Self(kind: .pass, findings: []) }
  /// The rule does not apply to the subject.
  public static var notApplicable: Self { Self(kind: .notApplicable, findings: []) }

  /// The subject fails.
  ///
  /// - Parameter findings: The problems, and findings that need review in addition.
  /// - Returns: The outcome.
  public static func fail(_ findings: [Finding]) -> Self { Self(kind: .fail, findings: findings) }

  /// The tool cannot decide, so the subject needs review.
  ///
  /// - Parameter finding: The finding, with its reason.
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
    return Outcome(kind: kind, findings: findings.map(ended))
  }
}
