internal import AuditModel

/// The summary of the screens that a run checked, and of their outcomes.
struct TerminalLayoutSummary {
  let counts: AuditReport.LayoutSummary

  var amount: String {
    let what =
      counts.screens == 0
      ? "the app's configuration"
      : "\(Wording.count(counts.screens, "screen")) in \(Wording.count(counts.layouts, "layout"))"
    return "\(what) (\(Wording.count(counts.judgements, "verdict")))"
  }

  var verdicts: String { Wording.verdicts(counts.counts) }
}
