public import AuditModel

/// A reporter that writes text for a terminal.
///
/// The report begins with blocks for the findings, worst first. Texts with an unknown slot and a summary follow.
///
/// Texts from inputs can neither move the cursor nor imitate lines of the report; see ``Quotation``. No line starts
/// with a command for a build server.
public struct TerminalReporter: Reporter {
  /// The contents and the style of the report.
  public struct Options: Hashable, Sendable {
    /// Whether to use colours (ANSI escape sequences).
    public var usesColor = false
    /// Whether to show samples of colours.
    ///
    /// Samples need ``usesColor`` and a terminal with 24-bit colours.
    public var showsSwatches = false
    /// Whether to show notes too, and all blocks regardless of ``maximumFindings``.
    public var showsAll = false
    /// Whether to show every bar as a table, even if all its items pass.
    public var showsBars = false
    /// The maximum number of blocks before `… and N more`, 0 or more.
    ///
    /// A block contains the findings on one key in all languages.
    public var maximumFindings = 20
    /// The width of the terminal in columns, to which lines are wrapped; nil means unlimited.
    public var columns: Int?

    /// Creates the default options.
    public init() {}
  }

  /// The format's id, file extension and description.
  public static let format = ReportFormat(
    id: "text", fileExtension: "txt", description: "what is wrong and how to fix it, for a person")

  /// The contents and the style of the report.
  public var options: Options

  /// Creates a reporter.
  ///
  /// - Parameter options: The contents and the style of the report.
  public init(options: Options = Options()) { self.options = options }

  /// The results that the reporter needs: the findings that it shows.
  ///
  /// All others are only counted.
  public var retention: AuditRetention {
    options.showsAll
      ? .findings : .worst(failures: max(0, options.maximumFindings), reviews: TerminalReviews.listed)
  }

  /// Returns the reporter with the options.
  ///
  /// - Parameter settings: The settings of the run.
  /// - Returns: The reporter.
  public func applying(_ settings: ReportSettings) -> Self { Self(options: settings.text) }

  /// Writes a report.
  ///
  /// - Parameters:
  ///   - report: The result of a run.
  ///   - output: The stream to write to.
  public func write(_ report: AuditReport, to output: inout some TextOutputStream) {
    let ink = Ink(isOn: options.usesColor, showsSwatches: options.showsSwatches)
    let summary = TerminalSummary(report: report, ink: ink)
    let bars = options.showsBars ? TerminalBarReport(report: report, ink: ink).lines : []
    if summary.hasNothingToReport {
      write(bars, hanging: 2, to: &output)
      write(summary.shortLines(showsAll: options.showsAll), hanging: 4, to: &output)
      return
    }
    write(report.inputIssues, ink, to: &output)
    write(bars, hanging: 2, to: &output)
    writeFindings(of: report, ink, to: &output)
    let open = TerminalOpenTexts(report: report, showsAll: options.showsAll, ink: ink, columns: options.columns).lines
    if !open.isEmpty { write(open + [""], hanging: 4, to: &output) }
    write(summary.lines(showsAll: options.showsAll), hanging: 4, to: &output)
    write(TerminalReviews(report: report, ink: ink, columns: options.columns).lines, hanging: 8, to: &output)
    write(summary.ending, hanging: 4, to: &output)
  }

  /// Writes lines, wrapped between words to the terminal width.
  private func write(_ lines: [String], hanging: Int, to output: inout some TextOutputStream) {
    for line in LineWrap.wrap(lines, at: options.columns, hanging: hanging) {
      output.write(LogCommands.disarmed(line) + "\n")
    }
  }

  /// Writes all errors, and the first warnings with each message, at most ``Options/maximumFindings`` of these.
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
      write(["\(place): \(severity): \(Wording.sentence(issue.message)) [input]"], hanging: 4, to: &output)
      write(["    fix        \(Wording.sentence(issue.remedy))\n"], hanging: TerminalBlock.indent, to: &output)
    }
    if left > 0 {
      let many = Wording.count(left, "more warning")
      write(["… and \(many) about the inputs: --all or --report json=PATH shows them\n"], hanging: 2, to: &output)
    }
  }

  /// The maximum number of warnings with the same message.
  private static let alikeShown = 3

  /// Writes the worst findings and the number of others.
  private func writeFindings(of report: AuditReport, _ ink: Ink, to output: inout some TextOutputStream) {
    let summary = report.summary
    let failures = summary.errors + summary.warnings + (options.showsAll ? summary.notes : 0)
    let kept = report.findingsByChange.lazy.filter { $0.outcome == .fail && (options.showsAll || $0.severity > .note) }
    var shown = 0
    for group in FindingGroup.list(kept).prefix(options.showsAll ? Int.max : max(0, options.maximumFindings)) {
      shown += 1 + group.others.count
      let block = TerminalBlock(
        finding: group.first, alsoIn: group.alsoIn, ink: ink, showsBars: !options.showsBars, columns: options.columns)
      let lines = block.lines
      write(Array(lines.prefix(1)), hanging: 4, to: &output)
      write(Array(lines.dropFirst()), hanging: TerminalBlock.indent, to: &output)
      output.write("\n")
    }
    if failures > shown {
      let left = ink("… and \(Wording.number(failures - shown)) more", .bold)
      write(["\(left): --all or --report json=PATH shows them\n"], hanging: 2, to: &output)
    }
  }
}
