internal import AuditModel

/// How many errors, warnings and notes a report shows: findings, and problems of the inputs.
struct SeverityCounts {
  /// Findings, by severity.
  let findings: AuditReport.Summary
  /// The errors of inputs.
  let inputErrors: Int
  /// The warnings of inputs.
  let inputWarnings: Int

  init(_ report: AuditReport) {
    inputErrors = report.inputIssues.count { $0.severity == .error }
    inputWarnings = report.inputIssues.count - inputErrors
    findings = report.summary
  }

  /// Findings and inputs that are errors.
  var errors: Int { findings.errors + inputErrors }
  /// Findings and inputs that are warnings.
  var warnings: Int { findings.warnings + inputWarnings }
  /// Findings that are notes.
  var notes: Int { findings.notes }

  /// `2 errors`, and how many of them are of inputs.
  var errorWords: String { Self.words(errors, "error", inputErrors) }

  /// `2 warnings`, and how many of them are of inputs.
  var warningWords: String { Self.words(warnings, "warning", inputWarnings) }

  private static func words(_ count: Int, _ noun: String, _ ofInputs: Int) -> String {
    let all = Wording.count(count, noun)
    return ofInputs == 0 ? all : "\(all) (\(ofInputs == count ? "" : Wording.number(ofInputs) + " ")in the inputs)"
  }
}
