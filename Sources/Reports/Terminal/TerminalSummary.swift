internal import AuditModel

/// The summary of the texts, colours and screens that a run checked, and of their outcomes.
struct TerminalSummary {
  let report: AuditReport
  let ink: Ink

  /// Whether everything was checked and there is nothing to report.
  var hasNothingToReport: Bool {
    !report.isEmpty && report.tally.findings == 0 && report.inputIssues.isEmpty && report.summary.notMeasured == 0
      && colors?.isComplete != false
  }

  /// Returns the lines of a report with nothing to report: one line, then notes on the run.
  func shortLines(showsAll: Bool) -> [String] {
    let amounts = [
      texts.map { "\($0.amount), \($0.ending)" }, colors.map { "\($0.amount), all passed" },
      layouts.map { "\($0.amount), all passed" },
    ]
    let words = "\(ink("Nothing to report", .bold, .green)): \(amounts.compactMap { $0 }.joined(separator: "; "))."
    // Measurements may need review even if the report lists no text.
    let line = report.summary.needsReview == 0 ? "\(words) Needs review: 0" : words
    return [line] + changes(showsAll: showsAll) + (texts?.inapplicable ?? []) + omissions + notes(withRemarks: showsAll)
      + ending
  }

  func lines(showsAll: Bool) -> [String] {
    var lines: [String] = []
    if report.isEmpty {
      let hasErrors = report.inputIssues.contains { $0.severity == .error }
      let advice = hasErrors ? nil : ReportNotice.empty(report)?.remedy
      let verb = colors == nil && layouts == nil ? "measured" : "checked"
      lines.append("Nothing was \(verb)\(advice.map { ": \($0)" } ?? "").")
    } else {
      if let texts {
        let outcomes = Wording.outcomes(report.tally.allOutcomes).map { ": \($0)" } ?? ""
        lines += [
          "Measured \(texts.amount)\(outcomes).", "Measurements (each text at each size): \(texts.verdicts).",
        ]
      }
      if let colors { lines.append("Checked \(colors.amount): \(colors.verdicts).") }
      if let layouts { lines.append("Checked \(layouts.amount): \(layouts.verdicts).") }
    }
    lines.append(severities)
    lines += changes(showsAll: showsAll)
    lines += TerminalLanguages(report: report, showsAll: showsAll, ink: ink).lines
    lines += texts?.details ?? []
    lines += colors?.details ?? []
    lines += common
    return lines
  }

  private func changes(showsAll: Bool) -> [String] {
    TerminalComparison(report: report, showsAll: showsAll, ink: ink).lines
  }

  private var texts: TerminalTextSummary? { report.textWords }
  private var colors: TerminalColorSummary? { report.colorWords }
  private var layouts: TerminalLayoutSummary? { report.shownLayoutWords }

  private var severities: String {
    let counts = SeverityCounts(report)
    let words = [
      shaded(counts.errorWords, counts.errors, .bold, .red),
      shaded(counts.warningWords, counts.warnings, .bold, .yellow),
      shaded(Wording.count(counts.notes, "note"), counts.notes, .bold, .cyan),
    ]
    return "\(words.joined(separator: ", "))."
  }

  /// Returns a count in words, coloured unless it is zero.
  private func shaded(_ words: String, _ count: Int, _ shades: Ink.Shade...) -> String {
    count == 0 ? words : ink(words, shades)
  }

  /// The last line of a run without a verdict on any text; empty otherwise.
  var ending: [String] { ReportNotice.undecided(report).map { [ink($0, .bold)] } ?? [] }

  private var common: [String] {
    var lines = omissions
    let issues = report.inputIssues.count
    if issues > 0 { lines.append("Inputs: \(Wording.count(issues, "problem")), see the top of this report.") }
    lines += notes(withRemarks: true)
    if let fonts = texts?.fonts { lines.append(fonts) }
    let times = report.timings.sorted { $0.key < $1.key }.map { "\($0.key) \(($0.value * 1000).rounded() / 1000) s" }
    if !times.isEmpty { lines.append("Time: \(times.joined(separator: ", ")).") }
    return lines
  }

  private var omissions: [String] {
    let suppressed = report.accepted.suppressed
    let asked = report.skipped.firstIndex { $0.reason.hasSuffix(SkippedWords.notShipped) }
    let skipped = report.skipped.enumerated().map { index, skipped in
      let hint = index == asked ? " (--inputs names them, --all-files reads them)" : ""
      return "Skipped: \(Wording.number(skipped.count)) × \(Wording.sentence(skipped.reason))\(hint)."
    }
    return skipped
      + (suppressed == 0 ? [] : ["Turned off by comments: \(Wording.count(suppressed, "finding"))."])
  }

  private func notes(withRemarks showsRemarks: Bool) -> [String] {
    ([ReportNotice.baseline(report.accepted)].compactMap(\.self) + report.notes + (showsRemarks ? report.remarks : []))
      .map {
        "Note: \(Wording.sentence($0))."
      }
  }
}
