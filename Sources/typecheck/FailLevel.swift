import ArgumentParser
import TypeCheckKit

/// The values of `--fail-on`, the level from which findings make the exit status 1.
enum FailLevel: String, ExpressibleByArgument, CaseIterable {
  case error, warning, note
  /// All findings, including those that need review.
  case review
  /// All findings, and all texts whose slot or available width is not fully known.
  case bounded
  case never

  /// The lowest severity that fails the run; nil if no finding fails it.
  private var severity: Finding.Severity? {
    switch self {
    case .error: .error
    case .warning: .warning
    case .note, .review, .bounded: .note
    case .never: nil
    }
  }

  /// Returns the exit status for reports, with the criteria by which findings fail the run.
  func ending(with status: ExitStatus) -> AuditReport.Ending {
    AuditReport.Ending(
      exitStatus: Int(status.rawValue), failsFrom: severity, reviewsFail: self == .review || self == .bounded,
      boundedFail: self == .bounded)
  }

  /// Returns whether any result of a run fails it.
  func isReached(by report: AuditReport) -> Bool {
    let summary = report.summary
    switch self {
    case .never: return false
    case .error: return summary.errors > 0
    case .warning: return summary.errors + summary.warnings > 0
    case .note: return summary.errors + summary.warnings + summary.notes > 0
    case .review: return report.tally.findings > report.tally.boundedReviews
    case .bounded: return report.tally.findings > 0 || !report.tally.textsByBoundedReason.isEmpty
    }
  }

  /// Returns whether any finding in a list fails the run.
  func isReached(by findings: [Finding]) -> Bool { findings.contains(where: ending(with: .clean).isFailed) }

  /// Returns whether a single verdict fails the run.
  func isReached(by verdict: Verdict) -> Bool {
    switch verdict {
    case .pass, .notApplicable: false
    case .fail: self != .never
    case .needsReview: self == .review || self == .bounded
    }
  }
}
