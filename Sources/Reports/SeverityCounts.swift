internal import AuditModel

/// How many errors, warnings and notes a report shows: findings, and problems of the inputs.
struct SeverityCounts {
  /// Findings and inputs that are errors.
  let errors: Int
  /// Findings and inputs that are warnings.
  let warnings: Int
  /// Findings that are notes.
  let notes: Int
  /// The errors of inputs among them.
  let inputErrors: Int
  /// The warnings of inputs among them.
  let inputWarnings: Int

  init(_ report: AuditReport) {
    inputErrors = report.inputIssues.count { $0.severity == .error }
    inputWarnings = report.inputIssues.count - inputErrors
    errors = report.summary.errors + inputErrors
    warnings = report.summary.warnings + inputWarnings
    notes = report.summary.notes
  }

  /// `2 errors`, and how many of them are of inputs.
  var errorWords: String { Self.words(errors, "error", inputErrors) }

  /// `2 warnings`, and how many of them are of inputs.
  var warningWords: String { Self.words(warnings, "warning", inputWarnings) }

  private static func words(_ count: Int, _ noun: String, _ ofInputs: Int) -> String {
    let all = Wording.count(count, noun)
    return ofInputs == 0 ? all : "\(all) (\(ofInputs == count ? "" : Wording.number(ofInputs) + " ")in the inputs)"
  }
}
