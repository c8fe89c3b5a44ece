public import AuditModel

/// The outcome of a rule for one subject.
public struct Outcome: Hashable, Sendable {
  /// The verdict.
  public let kind: Verdict
  /// The findings; empty if the verdict is `pass` or `notApplicable`.
  public let findings: [Finding]

  /// The outcome that the subject passes.
  public static var pass: Self { Self(kind: .pass, findings: []) }
  /// The outcome that the rule does not apply to the subject.
  public static var notApplicable: Self { Self(kind: .notApplicable, findings: []) }

  /// Returns the outcome that the subject fails.
  ///
  /// - Parameter findings: The problems, and any findings that need review.
  /// - Returns: The outcome.
  public static func fail(_ findings: [Finding]) -> Self { Self(kind: .fail, findings: findings) }

  /// Returns the outcome that the subject needs review, because the tool cannot determine a verdict.
  ///
  /// - Parameter finding: The finding, with the reason for the review.
  /// - Returns: The outcome.
  public static func needsReview(_ finding: Finding) -> Self { Self(kind: .needsReview, findings: [finding]) }
}

extension Outcome {
  /// Returns the outcome with words appended to the message of each finding.
  func ending(with words: String) -> Outcome {
    func ended(_ finding: Finding) -> Finding {
      var finding = finding
      finding.message = Finding.Message(stringLiteral: finding.message.text + words)
      return finding
    }
    return Outcome(kind: kind, findings: findings.map(ended))
  }
}
