public import AuditModel
internal import Causes

/// A reporter that writes text for a terminal.
///
/// The report lists the causes of the failures, worst first, then the counts and, last, the problems of the inputs. It
/// has at most ``Options/maximumLines`` lines, unless an option asks for more.
///
/// Texts from inputs can neither move the cursor nor imitate lines of the report; see ``Quotation``. No line starts
/// with a command for a build server.
public struct TerminalReporter: Reporter {
  /// The contents and the style of the report.
  public struct Options: Hashable, Sendable {
    /// A part of a run that is only counted by default.
    public enum Part: String, CaseIterable, Sendable {
      /// The causes of findings of severity note, and the remarks on the run.
      case notes
      /// The causes of findings that need review.
      case reviews
      /// The problems of the inputs.
      case inputs
    }

    /// Whether to use colours (ANSI escape sequences).
    public var usesColor = false
    /// Whether to show samples of colours.
    ///
    /// Samples need ``usesColor`` and a terminal with 24-bit colours.
    public var showsSwatches = false
    /// Whether to show every finding with all its details in a block, notes too.
    public var showsAll = false
    /// The parts to list in full, after the causes of failures.
    public var parts: Set<Part> = []
    /// Whether to show the number of findings per rule in place of the causes.
    public var showsStatistics = false
    /// Whether to show every bar as a table, even if all its items pass.
    public var showsBars = false
    /// The maximum number of lines of a report without further parts, 20 or more.
    public var maximumLines = 40
    /// The width of the terminal in columns, to which lines are wrapped; nil means unlimited.
    public var columns: Int?

    /// Creates the default options.
    public init() {}
  }

  /// The format's id, file extension and description.
  public static let format = ReportFormat(
    id: "text", fileExtension: "txt", description: "what is wrong and how to fix it, for a person")

  /// The maximum number of lines of errors that stop the answer (our own choice: a quarter of the report).
  private static let stopLines = 10

  /// The number of lines in which the first cause fits on most terminals, with a line about the others.
  private static let fewestLines = 7

  /// The contents and the style of the report.
  public var options: Options

  /// Creates a reporter.
  ///
  /// - Parameter options: The contents and the style of the report.
  public init(options: Options = Options()) { self.options = options }

  /// The results that the reporter needs: all findings, which it groups by cause.
  public var retention: AuditRetention { .findings }

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
    let isOfParts = options.showsStatistics || !options.parts.isEmpty && !options.showsBars
    if summary.hasNothingToReport, !isOfParts {
      write(bars, hanging: 2, to: &output)
      write(summary.shortLines(showsAll: options.showsAll), hanging: 4, to: &output)
    } else if options.showsAll, !options.showsStatistics {
      writeDetails(of: report, bars, ink, to: &output)
    } else {
      write(bars, hanging: 2, to: &output)
      writeCauses(of: report, ink, to: &output)
    }
  }

  /// Writes the causes, the requested parts and the totals.
  private func writeCauses(of report: AuditReport, _ ink: Ink, to output: inout some TextOutputStream) {
    let causes = TerminalCauses(report: report, ink: ink, columns: options.columns)
    let stops = stops(of: report, ink)
    let totals = TerminalTotals(
      report: report, causes: causes.all, ink: ink, stops: !stops.isEmpty,
      parts: options.parts.union(causes.listsAllNotes ? [.notes] : []))
    let tail = LineWrap.wrap(totals.lines, at: options.columns, hanging: 4)
    write(stops, hanging: 4, to: &output)
    // The notes are listed in full below.
    let hasNotesBelow = options.parts.contains(.notes) && causes.listed.first?.severity == .note
    if options.showsStatistics {
      write(TerminalStatistics(report: report, ink: ink).lines, hanging: 4, to: &output)
    } else if !hasNotesBelow {
      let room = options.maximumLines - tail.count - stops.count - 1
      write(causes.lines(upTo: max(Self.fewestLines, room)), hanging: 4, to: &output)
    }
    let parts = TerminalParts(report: report, causes: causes, options: options, ink: ink, stops: !stops.isEmpty)
    for part in Options.Part.allCases where options.parts.contains(part) {
      write(parts.lines(of: part), hanging: 4, to: &output)
    }
    if !causes.listed.isEmpty || !stops.isEmpty || !options.parts.isEmpty { write([""], hanging: 0, to: &output) }
    write(tail, hanging: 4, to: &output)
  }

  /// The errors in the inputs of a run without a reliable answer, wrapped, as many as fit in ``stopLines``.
  private func stops(of report: AuditReport, _ ink: Ink) -> [String] {
    guard report.ending?.exitStatus ?? (report.isIncomplete() ? 2 : 0) == 2 else { return [] }
    let errors = report.inputIssues.filter { $0.severity == .error }
    guard !errors.isEmpty else { return ReportNotice.empty(report).map { [ink($0.text, .bold)] } ?? [] }
    var lines: [String] = []
    for (number, issue) in errors.enumerated() {
      let line = ink.line(of: issue, " · fix: \(Wording.sentence(issue.remedy))")
      let wrapped = LineWrap.wrap([line], at: options.columns, hanging: 4)
      guard number == 0 || lines.count + wrapped.count <= Self.stopLines else {
        return lines
          + (Wording.more(errors.count - number, "error").map { ["… and \($0) in the inputs: --inputs"] } ?? [])
      }
      lines += wrapped
    }
    return lines
  }

  /// Writes lines, wrapped between words to the terminal width.
  func write(_ lines: [String], hanging: Int, to output: inout some TextOutputStream) {
    for line in LineWrap.wrap(lines, at: options.columns, hanging: hanging) {
      output.write(LogCommands.disarmed(line) + "\n")
    }
  }
}
