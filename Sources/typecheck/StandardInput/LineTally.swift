import TypeCheckKit

/// The counts of a run over lines, and a limited number of problems.
struct LineTally: Sendable {
  /// The maximum number of warnings to print; others are only counted (our own choice: a few screens).
  static let mostShown = 100

  /// The counts of texts, measurements and findings.
  var summary = AuditReport.Summary()
  /// The number of lines that were answered with an error.
  private(set) var linesNotRead = 0
  /// The first error; nil if there was none.
  private(set) var firstError: InputIssue?
  /// The first warnings, at most ``mostShown``.
  private(set) var warnings: [InputIssue] = []
  /// The number of warnings that are only counted.
  private(set) var moreWarnings = 0
  /// Whether any finding is at or above the failing level.
  var hasFailed = false

  /// Counts an error about a line.
  mutating func refuse(_ issue: InputIssue) {
    linesNotRead += 1
    firstError = firstError ?? issue
  }

  /// Counts a warning about a line.
  mutating func warn(_ issue: InputIssue) {
    if warnings.count < Self.mostShown { warnings.append(issue) } else { moreWarnings += 1 }
  }

  /// Adds the counts of later lines.
  mutating func add(_ later: LineTally) {
    summary.add(later.summary)
    linesNotRead += later.linesNotRead
    firstError = firstError ?? later.firstError
    for warning in later.warnings { warn(warning) }
    moreWarnings += later.moreWarnings
    hasFailed = hasFailed || later.hasFailed
  }
}
