internal import AuditModel
internal import Causes

/// The parts of a run that the text report only counts unless an option asks for them.
struct TerminalParts {
  let report: AuditReport
  let causes: TerminalCauses
  let options: TerminalReporter.Options
  let ink: Ink
  /// Whether the report starts with the errors in the inputs, because they stop the answer.
  let stops: Bool

  /// Returns the lines of a part under its title; bars have no empty parts.
  func lines(of part: TerminalReporter.Options.Part) -> [String] {
    let (title, lines) = contents(of: part)
    if lines.isEmpty, options.showsBars { return [] }
    return ["", ink(title, .bold)] + (lines.isEmpty ? ["    none"] : lines)
  }

  private func contents(of part: TerminalReporter.Options.Part) -> (title: String, lines: [String]) {
    switch part {
    case .notes:
      let notes = causes.lines { $0.outcome == .fail && $0.severity == .note }
      return ("Notes", notes + report.remarks.map { "Note: \(Wording.sentence($0))." })
    case .reviews:
      let reviews = causes.lines { $0.outcome == .needsReview && $0.reason?.isOpen != true }
      let open = TerminalOpenTexts(report: report, ink: ink, columns: options.columns).lines
      return ("Needs review", reasons + reviews + open)
    case .inputs:
      let asked = report.skipped.firstIndex { $0.reason.hasSuffix(SkippedWords.notShipped) }
      let skipped = report.skipped.enumerated().map { index, skipped in
        let hint = index == asked ? " (--all-files reads them)" : ""
        return "Skipped: \(Wording.number(skipped.count)) × \(Wording.sentence(skipped.reason))\(hint)"
      }
      let issues = report.inputIssues.filter { !stops || $0.severity == .warning }
      let problems = issues.flatMap { [ink.line(of: $0), "    fix: \(Wording.sentence($0.remedy))"] }
      return ("Inputs", problems + skipped)
    }
  }

  /// The reasons why findings need review, most frequent first.
  private var reasons: [String] {
    AlignedTable(
      rows: report.tally.reviewReasons.map {
        [.number(Wording.number($0.count)), .text($0.reason.rawValue), .text($0.reason.words)]
      }
    ).lines
  }
}
