public import AuditModel
internal import Bytes

/// Lines as compilers write them, `path:line:column: warning: message [rule]`: Xcode and most editors jump to them.
///
/// Name inputs absolutely where Xcode is to open them: paths then start from the root.
public struct XcodeReporter: Reporter {
  /// What the format is called.
  public static let format = ReportFormat(
    id: "xcode", fileExtension: "log", description: "lines as clang writes them, for Xcode and editors")

  /// Every finding.
  public var retention: AuditRetention { .findings }

  private let folder: String?

  /// Creates a reporter.
  ///
  /// - Parameter folder: The folder that relative paths start from, where lines are to name them from the root on.
  public init(folder: String? = nil) { self.folder = folder }

  /// Writes a report.
  ///
  /// - Parameters:
  ///   - report: All that one run found.
  ///   - output: Where to write.
  public func write(_ report: AuditReport, to output: inout some TextOutputStream) {
    var lines = ByteBuffer(capacity: 1 << 17)
    for notice in ReportNotice.list(of: report) {
      write(notice.location, notice.severity, notice.text, notice.kind.rawValue, &lines)
      lines.flush(to: &output)
    }
    for finding in report.findings {
      let sentence = FindingSentence(finding: finding)
      write(finding.location, finding.level, sentence.textWithRemedy, finding.rule, &lines)
      lines.flush(to: &output)
    }
    lines.flush(to: &output, above: 0)
  }

  private func write(
    _ location: SourceLocation?, _ severity: Finding.Severity, _ message: String, _ rule: String,
    _ lines: inout ByteBuffer
  ) {
    if let folder, let file = location?.file, !file.hasPrefix("/") { lines.append(folder + "/") }
    lines.append(location.map { Wording.place($0) } ?? "typecheck")
    lines.append(": ")
    lines.append(severity.rawValue)
    lines.append(": ")
    lines.append(message)
    lines.append(" [")
    lines.append(rule)
    lines.append("]\n")
  }
}
