internal import AuditModel

/// Every finding of a report with all its details in a block, then the tables and the summary.
struct TerminalDetails {
  let report: AuditReport
  let options: TerminalReporter.Options
  let ink: Ink

  /// Writes the problems of the inputs, the bars, the findings, the tables and the summary.
  func write(_ bars: [String], to output: inout some TextOutputStream) {
    for issue in report.inputIssues { write(issue, to: &output) }
    write(bars, hanging: 2, to: &output)
    for group in FindingGroup.list(report.findingsByChange.lazy.filter { $0.outcome == .fail }) {
      let block = TerminalBlock(
        finding: group.first, alsoIn: group.alsoIn, ink: ink, showsBars: !options.showsBars, columns: options.columns)
      let lines = block.lines
      write(Array(lines.prefix(1)), hanging: 4, to: &output)
      write(Array(lines.dropFirst()) + [""], hanging: TerminalBlock.indent, to: &output)
    }
    let open = TerminalOpenTexts(report: report, ink: ink, columns: options.columns).lines
    if !open.isEmpty { write(open + [""], hanging: 4, to: &output) }
    let summary = TerminalSummary(report: report, ink: ink)
    write(summary.lines(showsAll: true), hanging: 4, to: &output)
    write(TerminalReviews(report: report, ink: ink, columns: options.columns).lines, hanging: 8, to: &output)
    write(summary.ending, hanging: 4, to: &output)
  }

  private func write(_ issue: InputIssue, to output: inout some TextOutputStream) {
    let severity = ink.severity(issue.severity == .error ? .error : .warning)
    let place = ink(Wording.place(issue.location), .bold)
    write(["\(place): \(severity): \(Wording.sentence(issue.message)) [input]"], hanging: 4, to: &output)
    write(["    fix        \(Wording.sentence(issue.remedy))", ""], hanging: TerminalBlock.indent, to: &output)
  }

  /// Writes lines, wrapped between words to the terminal width.
  private func write(_ lines: [String], hanging: Int, to output: inout some TextOutputStream) {
    for line in LineWrap.wrap(lines, at: options.columns, hanging: hanging) {
      output.write(LogCommands.disarmed(line) + "\n")
    }
  }
}
