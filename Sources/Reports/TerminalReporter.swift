public import AuditModel

/// The report for a person: one block a finding, worst first, then the summary in words.
///
/// Texts from inputs can neither move the cursor nor fake a line: see ``Quotation``.
public struct TerminalReporter: Reporter {
  /// What to show and how.
  public struct Options: Hashable, Sendable {
    /// Whether to use colours (ANSI escapes).
    public var usesColor = false
    /// Whether to show colours as they are too, on a terminal that takes 24-bit colours; needs ``usesColor``.
    public var showsSwatches = false
    /// Whether to show notes, and every block whatever ``maximumFindings`` says.
    public var showsAll = false
    /// Whether to show every bar as a table, whether or not something is wrong with it.
    public var showsBars = false
    /// How many blocks to show before `… and N more`, 0 or more.
    public var maximumFindings = 50

    /// Creates the default options.
    public init() {}
  }

  /// What the format is called.
  public static let format = ReportFormat(
    id: "text", fileExtension: "txt", description: "what is wrong and what would mend it, for a person")

  /// What to show and how.
  public var options: Options

  /// Creates a reporter.
  ///
  /// - Parameter options: What to show and how.
  public init(options: Options = Options()) { self.options = options }

  /// The findings that are shown; everything else is told in counts.
  public var retention: AuditRetention {
    options.showsAll
      ? .findings : .worst(failures: max(0, options.maximumFindings), doubts: TerminalDoubts.listed)
  }

  /// Writes a report.
  ///
  /// - Parameters:
  ///   - report: All that one run found.
  ///   - output: Where to write.
  public func write(_ report: AuditReport, to output: inout some TextOutputStream) {
    let summary = TerminalSummary(report: report)
    let ink = Ink(isOn: options.usesColor, showsSwatches: options.showsSwatches)
    let bars = options.showsBars ? TerminalBarReport(report: report, ink: ink).lines : []
    if summary.hasNothingToReport {
      for line in bars { output.write(line + "\n") }
      for line in summary.shortLines { output.write(line + "\n") }
      return
    }
    write(report.inputIssues, ink, to: &output)
    for line in bars { output.write(line + "\n") }
    writeFindings(of: report, ink, to: &output)
    for line in summary.lines(showsAll: options.showsAll) { output.write(line + "\n") }
    for line in TerminalDoubts(report: report).lines {
      output.write(line + "\n")
    }
  }

  /// Every error; of warnings that say the same only the first few, and not more in all than of findings.
  private func write(_ issues: [InputIssue], _ ink: Ink, to output: inout some TextOutputStream) {
    var alike: [String: Int] = [:]
    var warnings = 0
    var left = 0
    for issue in issues {
      if issue.severity == .warning, !options.showsAll {
        alike[issue.message, default: 0] += 1
        warnings += 1
        if alike[issue.message, default: 0] > Self.alikeShown || warnings - left > options.maximumFindings {
          left += 1
          continue
        }
      }
      let severity = ink.severity(issue.severity == .error ? .error : .warning)
      let place = ink(Wording.place(issue.location), .bold)
      output.write("\(place): \(severity): \(Wording.sentence(issue.message)) [input]\n")
      output.write("    to mend    \(Wording.sentence(issue.remedy))\n\n")
    }
    if left > 0 {
      let many = Wording.count(left, "more warning")
      output.write("… and \(many) of the inputs: --all or --report json=PATH shows them\n\n")
    }
  }

  /// How many warnings that say the same are shown.
  private static let alikeShown = 3

  /// The worst findings, and how many there are besides.
  private func writeFindings(of report: AuditReport, _ ink: Ink, to output: inout some TextOutputStream) {
    let summary = report.summary
    let failures = summary.errors + summary.warnings + (options.showsAll ? summary.notes : 0)
    let kept = report.findings.lazy.filter { $0.outcome == .fail && (options.showsAll || $0.severity > .note) }
    var shown = 0
    for finding in kept.prefix(options.showsAll ? Int.max : max(0, options.maximumFindings)) {
      shown += 1
      let block = TerminalBlock(finding: finding, ink: ink, showsBars: !options.showsBars)
      for line in block.lines { output.write(line + "\n") }
      output.write("\n")
    }
    if failures > shown {
      output.write("… and \(Wording.number(failures - shown)) more: --all or --report json=PATH shows them\n\n")
    }
  }
}
