public import AuditModel
internal import Bytes

/// Writes GitHub workflow commands: annotations for the ten worst findings per severity, and a count of the rest.
///
/// GitHub shows ten errors, ten warnings and ten notices per step and silently drops the others. The last notice
/// therefore says how many more there are.
/// Source: https://docs.github.com/en/actions/using-workflows/workflow-commands-for-github-actions
public struct GitHubReporter: Reporter {
  /// The most annotations per severity that GitHub shows for one step.
  static let shown = 10

  /// The format's id, file extension and description.
  public static let format = ReportFormat(
    id: "github", fileExtension: "log", description: "annotations for GitHub Actions, and a step summary")

  /// All findings: the worst ten notes may come after thousands of errors.
  public var retention: AuditRetention { .findings }

  /// Creates a reporter.
  public init() {}

  /// Writes a report.
  ///
  /// - Parameters:
  ///   - report: The result of a run.
  ///   - output: The stream to write to.
  public func write(_ report: AuditReport, to output: inout some TextOutputStream) {
    var lines = ByteBuffer(capacity: 1 << 14)
    let notices = ReportNotice.list(of: report)
    var all = 0
    for severity in Finding.Severity.allCases.reversed() {
      let ownNotices = notices.filter { $0.severity == severity }
      let found = Self.count(severity, in: report)
      all += ownNotices.count + found
      // The last notice may be needed for the number of further findings.
      var room = Self.shown - (severity == .note ? 1 : 0)
      for notice in ownNotices.prefix(room) {
        Self.write(notice, &lines)
        room -= 1
        all -= 1
      }
      for finding in report.findings.lazy.filter({ $0.level == severity }).prefix(room) {
        Self.write(finding, &lines)
        all -= 1
      }
    }
    if all > 0 {
      lines.append("::notice title=typecheck::")
      let many = Wording.number(all)
      lines.append(
        Self.escape("\(many) more that GitHub does not show: see the step summary, or --report json=PATH", isData: true)
      )
      lines.append("\n")
    } else if notices.isEmpty, report.tally.findings == 0 {
      lines.append("typecheck: nothing to report\n")
    }
    lines.flush(to: &output, above: 0)
  }

  /// The number of findings with this level, including those that need review for notes.
  private static func count(_ severity: Finding.Severity, in report: AuditReport) -> Int {
    switch severity {
    case .error: report.summary.errors
    case .warning: report.summary.warnings
    case .note: report.summary.notes + report.tally.doubts
    }
  }

  private static func write(_ finding: Finding, _ lines: inout ByteBuffer) {
    let message = FindingSentence(finding: finding).textWithRemedy
    write(finding.level, finding.location, title: finding.rule, message, &lines)
  }

  private static func write(_ notice: ReportNotice, _ lines: inout ByteBuffer) {
    write(notice.severity, notice.location, title: notice.kind.title, notice.text, &lines)
  }

  private static func write(
    _ severity: Finding.Severity, _ location: SourceLocation?, title: String, _ message: String,
    _ lines: inout ByteBuffer
  ) {
    lines.append(severity == .note ? "::notice " : severity == .warning ? "::warning " : "::error ")
    if let location {
      lines.append("file=")
      lines.append(escape(FileReference(location.file).path, isData: false))
      lines.append(",line=")
      lines.append(decimal: max(1, location.line))
      lines.append(",col=")
      lines.append(decimal: max(1, location.column))
      lines.append(",")
    }
    lines.append("title=")
    lines.append(escape("typecheck: \(title)", isData: false))
    lines.append("::")
    lines.append(escape(FindingSentence.cut(message), isData: true))
    lines.append("\n")
  }

  /// Escapes the characters that have a meaning in a command.
  ///
  /// Properties need more escapes than data.
  ///
  /// Source: `escapeData` and `escapeProperty` in command.ts of GitHub's actions toolkit.
  static func escape(_ text: String, isData: Bool) -> String {
    var escaped = String.UnicodeScalarView()
    for scalar in text.unicodeScalars {
      switch scalar {
      case "%": escaped.append(contentsOf: "%25".unicodeScalars)
      case "\r": escaped.append(contentsOf: "%0D".unicodeScalars)
      case "\n": escaped.append(contentsOf: "%0A".unicodeScalars)
      case ":" where !isData: escaped.append(contentsOf: "%3A".unicodeScalars)
      case "," where !isData: escaped.append(contentsOf: "%2C".unicodeScalars)
      default: escaped.append(scalar)
      }
    }
    return String(escaped)
  }
}
