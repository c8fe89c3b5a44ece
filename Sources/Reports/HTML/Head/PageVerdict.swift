internal import AuditModel

/// The exit status of a run in words, which always agree with it.
struct PageVerdict {
  /// The words for an exit status.
  enum Outcome: String {
    case fail, review, pass, incomplete

    /// The name of the outcome.
    var badge: String {
      switch self {
      case .fail: "Failed"
      case .review: "Needs review"
      case .pass: "Passed"
      case .incomplete: "Incomplete"
      }
    }

    /// The sign of the outcome, for readers who do not see its colour.
    var sign: String {
      switch self {
      case .fail: "✕"
      case .review: "?"
      case .pass: "✓"
      case .incomplete: "!"
      }
    }
  }

  /// The exit status, 0…2.
  let exit: Int
  let outcome: Outcome
  let sentence: PageSentence

  init(_ report: AuditReport) {
    let ending = report.ending ?? Self.ending(of: report)
    exit = ending.exitStatus
    let sum = PageSum(report, ending)
    switch ending.exitStatus {
    case 0:
      outcome = ReportNotice.undecided(report) == nil ? .pass : .review
      sentence = sum.passing
    case 1:
      let isByReview = !sum.hasFailing && sum.reviewsFail
      outcome = isByReview ? .review : .fail
      sentence = sum.failing
    default:
      outcome = .incomplete
      sentence = sum.incomplete
    }
  }

  /// Returns the ending of a report whose caller states none: errors fail the run.
  private static func ending(of report: AuditReport) -> AuditReport.Ending {
    let status = report.isIncomplete() ? 2 : report.summary.errors > 0 ? 1 : 0
    return AuditReport.Ending(exitStatus: status, failsFrom: .error)
  }
}
