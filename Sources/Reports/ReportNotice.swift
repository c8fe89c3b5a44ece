internal import AuditModel

/// A message that is not a finding: an input problem, or something that was not checked.
///
/// Every format shows all notices; otherwise, something unchecked could look like a pass.
struct ReportNotice {
  /// The kind of a notice.
  ///
  /// Formats show the raw value in place of a rule.
  enum Kind: String, CaseIterable {
    case input
    case notMeasured = "not-measured"
    case skipped = "left-out"
    case accepted
    case remark

    /// The kind in a few words.
    var title: String {
      switch self {
      case .input: "A problem of an input file"
      case .notMeasured: "Something was not measured"
      case .skipped: "Something was skipped on purpose"
      case .accepted: "Findings were accepted before"
      case .remark: "Something to know about the run"
      }
    }
  }

  var kind: Kind
  var severity: Finding.Severity
  /// The place, or nil for a notice about the whole run.
  var location: SourceLocation?
  var message: String
  var remedy: String?

  /// The problem and its fix in one line.
  var text: String {
    guard let remedy else { return Wording.sentence(message) }
    return "\(Wording.sentence(message)); fix: \(Wording.sentence(remedy))"
  }

  /// Returns all notices of a run.
  ///
  /// The order is: input errors, unmeasured texts, input warnings, skipped items, accepted findings, remarks.
  /// `showsComparison` is false for formats that show the changes since an earlier report elsewhere.
  static func list(of report: AuditReport, showsComparison: Bool = true) -> [ReportNotice] {
    let issues = report.inputIssues.map(ReportNotice.init)
    let errors = issues.filter { $0.severity == .error }
    var notices = errors + notMeasured(in: report) + issues.filter { $0.severity != .error }
    if let empty = empty(report), errors.isEmpty { notices.insert(empty, at: 0) }
    notices += report.skipped.map {
      ReportNotice(kind: .skipped, severity: .note, message: "skipped: \(Wording.number($0.count)) × \($0.reason)")
    }
    let compared = showsComparison ? report.comparison.map(comparison) : nil
    let remarks = [compared, undecided(report)].compactMap(\.self) + report.notes + report.remarks
    return notices + accepted(report.accepted)
      + remarks.map { ReportNotice(kind: .remark, severity: .note, message: $0) }
  }

  /// Returns an error if nothing was measured.
  ///
  /// Nil if something was measured, or if other notices cover the unmeasured texts.
  static func empty(_ report: AuditReport) -> ReportNotice? {
    guard report.isEmpty, report.summary.notMeasured == 0 else { return nil }
    let isJudged = report.palettes != nil || report.layoutSummary != nil
    return ReportNotice(
      kind: .notMeasured, severity: .error, message: "nothing was \(isJudged ? "checked" : "measured")",
      remedy: report.summary.texts > 0
        ? "name files whose texts are drawn: all texts here are empty or have roles that are never cut"
        : "name files that contain texts or colours")
  }

  /// Returns a remark if texts were measured and none has a verdict, otherwise nil.
  static func undecided(_ report: AuditReport) -> String? {
    let summary = report.summary
    guard summary.measurements > 0, summary.pass == 0, summary.fail == 0, report.tally.openTexts > 0 else {
      return nil
    }
    return "No text has a verdict: their text style, available width and line limit are not set. Set them in "
      + ".typecheck.yml (`typecheck init` writes one), in comments, or with --style, --width and --lines, which do not "
      + "apply to texts whose key or comment names another place, such as an alert."
  }

  /// The maximum number of fixed findings to name (our own choice: they fill a few lines).
  private static let fixedNamed = 10

  /// Returns the changes since an earlier report in words, including the first fixed findings.
  private static func comparison(_ comparison: Comparison) -> String {
    let words = Wording.comparison(comparison)
    guard !comparison.fixed.isEmpty else { return words }
    return "\(words); fixed: \(Listing(naming: comparison.fixed.map(Wording.fixed), upTo: fixedNamed))"
  }

  static func accepted(_ accepted: AuditReport.Accepted) -> [ReportNotice] {
    var parts = [baseline(accepted)].compactMap(\.self)
    if accepted.suppressed > 0 {
      let verb = accepted.suppressed == 1 ? "was" : "were"
      parts.append("\(Wording.count(accepted.suppressed, "finding")) \(verb) turned off")
    }
    guard !parts.isEmpty else { return [] }
    return [ReportNotice(kind: .accepted, severity: .note, message: parts.joined(separator: "; "))]
  }

  /// Returns a comparison with the baseline in words, or nil without a baseline.
  static func baseline(_ accepted: AuditReport.Accepted) -> String? {
    guard accepted.hasBaseline else { return nil }
    let worse = "\(Wording.number(accepted.worsened)) \(accepted.worsened.form("is", "are")) worse than in the baseline"
    let stale = "\(Wording.count(accepted.stale, "entry", "entries")) no longer found"
    return "the baseline contains \(Wording.number(accepted.baselined)) of the findings; \(worse), \(stale)"
  }

  /// Returns the notices about unmeasured texts and colour pairs: errors if they leave no answer, else warnings.
  ///
  /// There is one notice per reason, script and package, most texts first, and one for all colour pairs.
  private static func notMeasured(in report: AuditReport) -> [ReportNotice] {
    let hasNoAnswer = report.ending.map { $0.exitStatus == 2 } ?? report.isIncomplete()
    let severity: Finding.Severity = hasNoAnswer ? .error : .warning
    var notices = report.tally.unmeasuredTexts.map { reason, texts in
      ReportNotice(
        kind: .notMeasured, severity: severity, location: texts.places.first?.location,
        message: "\(Wording.count(texts.count, "text")) not measured, \(reason.cause): \(texts.words)",
        remedy: reason.remedy(otherwise: "name a font with --font-dir"))
    }
    if report.colorSummary.leftOutPairs > 0 {
      notices.append(
        ReportNotice(
          kind: .notMeasured, severity: severity,
          message: "\(Wording.count(report.colorSummary.leftOutPairs, "pair")) of colours not measured",
          remedy: "declare the pairs that are used"))
    }
    return notices
  }
}

extension ReportNotice {
  /// Creates a notice for an input problem.
  init(_ issue: InputIssue) {
    kind = .input
    severity = issue.severity == .error ? .error : .warning
    location = issue.location.file.isEmpty ? nil : issue.location
    message = issue.message
    remedy = issue.remedy
  }
}
