internal import AuditModel
internal import DynamicType
public import RuleKit

/// A rule on a team's own type scale.
///
/// Besides an outcome, it gives the number of checks and the checks that it skipped.
public protocol ScaleRule: Rule where Subject == ScaleSheet {
  /// Whether Apple's current tables keep the rule.
  static var era: ScaleEra { get }

  /// Checks a scale.
  ///
  /// - Parameters:
  ///   - sheet: The readable rows.
  ///   - verdict: Receives the violations, the number of checks and the checks that are skipped.
  func check(_ sheet: ScaleSheet, _ verdict: inout ScaleVerdict)
}

extension ScaleRule {
  /// Checks a scale.
  ///
  /// - Parameter subject: The scale.
  /// - Returns: One finding per violation.
  public func evaluate(_ subject: ScaleSheet) -> Outcome { outcome(of: verdict(on: subject), in: subject.file) }

  /// Returns the verdict on a scale.
  func verdict(on sheet: ScaleSheet) -> ScaleVerdict {
    var verdict = ScaleVerdict()
    check(sheet, &verdict)
    return verdict
  }

  /// The outcome of a verdict on the scale in a file.
  func outcome(of verdict: ScaleVerdict, in file: String) -> Outcome {
    guard !verdict.violations.isEmpty else { return verdict.checked == 0 ? .notApplicable : .pass }
    return .fail(
      verdict.violations.map { violation in
        Finding(
          rule: Self.descriptor.id, severity: Self.era == .current ? .error : .note, key: violation.row.styleName,
          location: SourceLocation(file: file, line: violation.row.line, column: 1),
          message: Finding.Message(stringLiteral: violation.message))
      })
  }
}
