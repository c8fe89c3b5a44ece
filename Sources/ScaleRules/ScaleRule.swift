internal import AuditModel
internal import DynamicType
public import RuleKit

/// A rule on a team's own type scale.
///
/// In addition to an outcome, a rule reports the number of checks and the skipped checks.
public protocol ScaleRule: Rule where Subject == ScaleSheet {
  /// The guidelines that the rule comes from, current or dated.
  static var era: ScaleEra { get }

  /// Checks a scale.
  ///
  /// - Parameters:
  ///   - sheet: The scale, with the rows that could be read.
  ///   - verdict: Receives the violations, the number of checks and the checks that are skipped.
  func check(_ sheet: ScaleSheet, _ verdict: inout ScaleVerdict)
}

extension ScaleRule {
  /// Checks a scale.
  ///
  /// - Parameter subject: The scale.
  /// - Returns: An outcome with one finding for each violation.
  public func evaluate(_ subject: ScaleSheet) -> Outcome { outcome(of: verdict(on: subject), in: subject.file) }

  /// Returns the verdict on a scale.
  func verdict(on sheet: ScaleSheet) -> ScaleVerdict {
    var verdict = ScaleVerdict()
    check(sheet, &verdict)
    return verdict
  }

  /// Returns the outcome of a verdict on the scale in a file.
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
