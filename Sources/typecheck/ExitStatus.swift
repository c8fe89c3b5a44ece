import TypeCheckKit

/// The exit status of a run.
enum ExitStatus: Int32, Error {
  /// No findings at or above the failing level.
  case clean = 0
  /// At least one finding at or above the failing level.
  case findings = 1
  /// There is no answer to the question.
  case stopped = 2

  /// Decides the exit status of a run.
  ///
  /// A missing answer takes precedence over findings. With `isStrict`, the answer must cover everything, without
  /// warnings about inputs. With `needsResults`, a run without measurements and verdicts has no answer.
  init(of report: AuditReport, failingOn level: FailLevel, isStrict: Bool, needsResults: Bool = true) {
    if report.isIncomplete(isStrict: isStrict, needsResults: needsResults) {
      self = .stopped
    } else {
      self = level.isReached(by: report) ? .findings : .clean
    }
  }

  /// Ends a command without a report if its files have problems.
  ///
  /// - Throws: ``findings`` if a file of the app cannot be read, or ``stopped`` if a named file cannot.
  static func check(_ effect: App.FileEffect) throws {
    switch effect {
    case .none: break
    case .fails: throw ExitStatus.findings
    case .stops: throw ExitStatus.stopped
    }
  }
}
