internal import AuditModel

extension TerminalReporter {
  /// Writes the problems of the inputs, the bars, every finding with all its details, the tables and the summary.
  func writeDetails(of report: AuditReport, _ bars: [String], _ ink: Ink, to output: inout some TextOutputStream) {
    for issue in report.inputIssues {
      write([ink.line(of: issue)], hanging: 4, to: &output)
      write(["    fix        \(Wording.sentence(issue.remedy))", ""], hanging: TerminalBlock.indent, to: &output)
    }
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
}
