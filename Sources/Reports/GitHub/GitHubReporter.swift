public import AuditModel
internal import Bytes

/// A reporter that writes GitHub workflow commands: annotations for the worst findings, and a count of the rest.
///
/// GitHub shows ten errors, ten warnings and ten notices per step and silently drops the rest. The last notice
/// therefore contains the number of further findings. Source:
/// https://docs.github.com/en/actions/using-workflows/workflow-commands-for-github-actions
public struct GitHubReporter: Reporter {
  /// The maximum number of annotations per severity that GitHub shows for one step.
  static let shown = 10

  /// The format's id, file extension and description.
  public static let format = ReportFormat(
    id: "github", fileExtension: "log", description: "annotations for GitHub Actions, and a step summary")

  /// All findings, because the ten worst notes may follow thousands of errors.
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
    let findings = report.findingsByChange
    var all = 0
    for severity in Finding.Severity.allCases.reversed() {
      let ownNotices = notices.filter { $0.severity == severity }
      let found = Self.count(severity, in: report)
      all += ownNotices.count + found
      // One notice is reserved for the number of further findings.
      var room = Self.shown - (severity == .note ? 1 : 0)
      for notice in ownNotices.prefix(room) {
        Self.write(ReportLine(notice), title: notice.kind.title, &lines)
        room -= 1
        all -= 1
      }
      for finding in findings.lazy.filter({ $0.level == severity }).prefix(room) {
        Self.write(ReportLine(finding), title: finding.rule, &lines)
        all -= 1
      }
    }
    if all > 0 {
      let many = Wording.count(all, "more finding")
      let more = "\(many) that GitHub does not show: see the step summary or --report json=PATH"
      lines.append("::notice title=typecheck::\(Self.escape(more, isData: true))\n")
    } else if notices.isEmpty, report.tally.findings == 0 {
      lines.append("typecheck: nothing to report\n")
    }
    lines.flush(to: &output, above: 0)
  }

  /// Returns the number of findings at a level; findings that need review count as notes.
  private static func count(_ severity: Finding.Severity, in report: AuditReport) -> Int {
    switch severity {
    case .error: report.summary.errors
    case .warning: report.summary.warnings
    case .note: report.summary.notes + report.tally.reviews
    }
  }

  private static func write(_ line: ReportLine, title: String, _ lines: inout ByteBuffer) {
    lines.append(line.level == .note ? "::notice " : "::\(line.level.rawValue) ")
    if let location = line.location {
      lines.append("file=")
      lines.append(escape(FileReference(location.file).path, isData: false))
      lines.append(",line=\(max(1, location.line)),col=\(max(1, location.column)),")
    }
    lines.append("title=")
    lines.append(escape("typecheck: \(title)", isData: false))
    lines.append("::")
    lines.append(escape(FindingSentence.cut(line.text), isData: true))
    lines.append("\n")
  }

  /// Escapes the characters that have a special meaning in a workflow command.
  ///
  /// Properties need more escapes than data. Control characters and command marks become visible escapes.
  ///
  /// Source: `escapeData` and `escapeProperty` in command.ts of GitHub's actions toolkit.
  static func escape(_ text: String, isData: Bool) -> String {
    var escaped = String.UnicodeScalarView()
    for scalar in Quotation.escape(text, keepsIsolates: true, keepsBreaks: true).unicodeScalars {
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
