internal import AuditModel

/// The numbers of errors, warnings and notes in a report, among findings and input problems.
struct SeverityCounts {
  /// The numbers of findings by severity.
  let findings: AuditReport.Summary
  /// The number of input problems that are errors.
  let inputErrors: Int
  /// The number of input problems that are warnings.
  let inputWarnings: Int

  init(_ report: AuditReport) {
    inputErrors = report.inputIssues.count { $0.severity == .error }
    inputWarnings = report.inputIssues.count - inputErrors
    findings = report.summary
  }

  /// The number of errors among findings and input problems.
  var errors: Int { findings.errors + inputErrors }
  /// The number of warnings among findings and input problems.
  var warnings: Int { findings.warnings + inputWarnings }
  /// The number of findings that are notes.
  var notes: Int { findings.notes }

  /// The number of errors in words: `2 errors`, or `2 errors (1 in the inputs)`.
  var errorWords: String { Self.words(errors, "error", inputErrors) }

  /// The number of warnings in words: `2 warnings`, or `2 warnings (1 in the inputs)`.
  var warningWords: String { Self.words(warnings, "warning", inputWarnings) }

  private static func words(_ count: Int, _ noun: String, _ ofInputs: Int) -> String {
    let all = Wording.count(count, noun)
    return ofInputs == 0 ? all : "\(all) (\(ofInputs == count ? "" : Wording.number(ofInputs) + " ")in the inputs)"
  }
}
