import TypeCheckKit

/// What is told at the end of a run over lines: counts of everything, but only so many problems that it stays small.
struct LineTally: Sendable {
  /// How many warnings are printed; the others are counted (our own choice: some screens full).
  static let mostShown = 100

  /// Counts of texts, measurements and findings.
  var summary = AuditReport.Summary()
  /// Lines that were answered with an error.
  private(set) var linesNotRead = 0
  /// The first of the errors.
  private(set) var firstError: InputIssue?
  /// The first warnings.
  private(set) var warnings: [InputIssue] = []
  /// Warnings that were not kept.
  private(set) var moreWarnings = 0
  /// Whether any finding is at or above the level that was asked for.
  var hasFailed = false

  /// Counts a line that could not be read.
  mutating func refuse(_ issue: InputIssue) {
    linesNotRead += 1
    firstError = firstError ?? issue
  }

  /// Counts what was odd in a line that was read.
  mutating func warn(_ issue: InputIssue) {
    if warnings.count < Self.mostShown { warnings.append(issue) } else { moreWarnings += 1 }
  }

  /// Adds what later lines came to.
  mutating func add(_ later: LineTally) {
    summary.texts += later.summary.texts
    summary.distinctTexts += later.summary.distinctTexts
    summary.measurements += later.summary.measurements
    summary.pass += later.summary.pass
    summary.fail += later.summary.fail
    summary.needsReview += later.summary.needsReview
    summary.notMeasured += later.summary.notMeasured
    summary.errors += later.summary.errors
    summary.warnings += later.summary.warnings
    summary.notes += later.summary.notes
    linesNotRead += later.linesNotRead
    firstError = firstError ?? later.firstError
    for warning in later.warnings { warn(warning) }
    moreWarnings += later.moreWarnings
    hasFailed = hasFailed || later.hasFailed
  }
}
