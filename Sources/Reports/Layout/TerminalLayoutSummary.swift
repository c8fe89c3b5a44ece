internal import AuditModel

/// What a run judged of screens and what came of it, in words.
struct TerminalLayoutSummary {
  let counts: AuditReport.LayoutSummary

  var amount: String {
    let what =
      counts.screens == 0
      ? "the app's configuration"
      : "\(Wording.count(counts.screens, "screen")) in \(Wording.count(counts.layouts, "layout"))"
    return "\(what) (\(Wording.count(counts.judgements, "verdict")))"
  }

  var verdicts: String {
    """
    \(Wording.number(counts.pass)) passed, \(Wording.number(counts.fail)) failed, \
    \(Wording.number(counts.needsReview)) need review
    """
  }
}
