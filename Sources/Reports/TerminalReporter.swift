public import AuditModel

/// The report for a person: one block per key and fault, worst first, then texts whose slot is not known, then the
/// summary in words.
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
    /// How many blocks to show before `… and N more`, 0 or more; a block holds the findings of one key in all languages.
    public var maximumFindings = 20
    /// How many columns the terminal has: longer lines are broken between words; nil leaves them whole.
    public var columns: Int?

    /// Creates the default options.
    public init() {}
  }

  /// What the format is called.
  public static let format = ReportFormat(
    id: "text", fileExtension: "txt", description: "what is wrong and how to fix it, for a person")

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
    let ink = Ink(isOn: options.usesColor, showsSwatches: options.showsSwatches)
    let summary = TerminalSummary(report: report, ink: ink)
    let bars = options.showsBars ? TerminalBarReport(report: report, ink: ink).lines : []
    if summary.hasNothingToReport {
      write(bars, hanging: 2, to: &output)
      write(summary.shortLines, hanging: 4, to: &output)
      return
    }
    write(report.inputIssues, ink, to: &output)
    write(bars, hanging: 2, to: &output)
    writeFindings(of: report, ink, to: &output)
    let open = TerminalOpenTexts(report: report, showsAll: options.showsAll, ink: ink, columns: options.columns).lines
    if !open.isEmpty { write(open + [""], hanging: 4, to: &output) }
    write(summary.lines(showsAll: options.showsAll), hanging: 4, to: &output)
    write(TerminalDoubts(report: report, ink: ink, columns: options.columns).lines, hanging: 8, to: &output)
    write(summary.ending, hanging: 4, to: &output)
  }

  private func write(_ lines: [String], hanging: Int, to output: inout some TextOutputStream) {
    for line in lines { write(line, hanging: hanging, to: &output) }
  }

  /// Writes a line, broken between words where the terminal has less room.
  private func write(_ line: String, hanging: Int, to output: inout some TextOutputStream) {
    guard let columns = options.columns else { return output.write(line + "\n") }
    for part in LineWrap(columns: columns).lines(line, hanging: hanging) { output.write(part + "\n") }
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
      write("\(place): \(severity): \(Wording.sentence(issue.message)) [input]", hanging: 4, to: &output)
      write("    fix        \(Wording.sentence(issue.remedy))\n", hanging: TerminalBlock.indent, to: &output)
    }
    if left > 0 {
      let many = Wording.count(left, "more warning")
      write("… and \(many) of the inputs: --all or --report json=PATH shows them\n", hanging: 2, to: &output)
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
    for group in FindingGroup.list(kept).prefix(options.showsAll ? Int.max : max(0, options.maximumFindings)) {
      shown += 1 + group.others.count
      let block = TerminalBlock(
        finding: group.first, alsoIn: group.alsoIn, ink: ink, showsBars: !options.showsBars, columns: options.columns)
      for (number, line) in block.lines.enumerated() {
        write(line, hanging: number == 0 ? 4 : TerminalBlock.indent, to: &output)
      }
      output.write("\n")
    }
    if failures > shown {
      let left = ink("… and \(Wording.number(failures - shown)) more", .bold)
      write("\(left): --all or --report json=PATH shows them\n", hanging: 2, to: &output)
    }
  }
}
