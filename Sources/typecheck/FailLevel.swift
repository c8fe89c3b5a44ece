import ArgumentParser
import TypeCheckKit

/// From which severity on findings make the exit status 1.
enum FailLevel: String, ExpressibleByArgument, CaseIterable {
  case error, warning, note
  /// Every finding, those that need review too.
  case review
  /// Every finding, those too whose container is not known well enough.
  case bounded
  case never

  /// The mildest severity that fails the run; nil is none.
  private var severity: Finding.Severity? {
    switch self {
    case .error: .error
    case .warning: .warning
    case .note, .review, .bounded: .note
    case .never: nil
    }
  }

  /// What reports tell of how the run ends.
  func ending(with status: ExitStatus) -> AuditReport.Ending {
    AuditReport.Ending(
      exitStatus: Int(status.rawValue), failsFrom: severity, doubtsFail: self == .review || self == .bounded,
      boundedFail: self == .bounded)
  }

  /// Whether a run found anything that fails it.
  func isReached(by report: AuditReport) -> Bool {
    let summary = report.summary
    switch self {
    case .never: return false
    case .error: return summary.errors > 0
    case .warning: return summary.errors + summary.warnings > 0
    case .note: return summary.errors + summary.warnings + summary.notes > 0
    case .review: return report.tally.findings > report.tally.boundedDoubts
    case .bounded: return report.tally.findings + report.tally.boundedTexts + report.tally.openTexts > 0
    }
  }

  /// Whether any of some findings fails the run.
  func isReached(by findings: [Finding]) -> Bool { findings.contains(where: ending(with: .clean).isFailed) }

  /// Whether a single verdict fails the run.
  func isReached(by verdict: Verdict) -> Bool {
    switch verdict {
    case .pass, .notApplicable: false
    case .fail: self != .never
    case .needsReview: self == .review || self == .bounded
    }
  }
}
