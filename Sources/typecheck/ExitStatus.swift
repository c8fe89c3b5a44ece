import TypeCheckKit

/// The exit status of a run.
enum ExitStatus: Int32, Error {
  /// No findings at or above the failing level.
  case clean = 0
  /// At least one finding at or above the failing level.
  case findings = 1
  /// Something stopped a reliable answer.
  case stopped = 2

  /// Decides the exit status of a run.
  ///
  /// Anything that stops a reliable answer takes precedence over findings. With `isStrict`, this includes warnings
  /// about inputs. With `needsResults`, it includes a lack of measurements and verdicts.
  init(of report: AuditReport, failingOn level: FailLevel, isStrict: Bool, needsResults: Bool = true) {
    if report.isIncomplete(isStrict: isStrict, needsResults: needsResults) {
      self = .stopped
    } else {
      self = level.isReached(by: report) ? .findings : .clean
    }
  }
}
