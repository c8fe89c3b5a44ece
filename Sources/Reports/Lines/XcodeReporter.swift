public import AuditModel
internal import Bytes

/// A reporter that writes lines like a compiler: `path:line:column: warning: message [rule]`.
///
/// Xcode and most editors can open the place that such a line names. Xcode needs absolute paths.
public struct XcodeReporter: Reporter {
  /// The format's id, file extension and description.
  public static let format = ReportFormat(
    id: "xcode", fileExtension: "log", description: "lines in clang's format, for Xcode and editors")

  /// The results that the reporter needs: all findings.
  public var retention: AuditRetention { .findings }

  private let folder: String?

  /// Creates a reporter.
  ///
  /// - Parameter folder: The folder to put before relative paths; nil leaves paths unchanged.
  public init(folder: String? = nil) { self.folder = folder }

  /// Returns the reporter with the folder.
  ///
  /// - Parameter settings: The settings of the run.
  /// - Returns: The reporter.
  public func applying(_ settings: ReportSettings) -> Self { Self(folder: settings.folder) }

  /// Writes a report.
  ///
  /// - Parameters:
  ///   - report: The result of a run.
  ///   - output: The stream to write to.
  public func write(_ report: AuditReport, to output: inout some TextOutputStream) {
    var lines = ByteBuffer(capacity: 1 << 17)
    for notice in ReportNotice.list(of: report) {
      write(ReportLine(notice), &lines)
      lines.flush(to: &output)
    }
    for finding in report.findings {
      write(ReportLine(finding), &lines)
      lines.flush(to: &output)
    }
    lines.flush(to: &output, above: 0)
  }

  private func write(_ line: ReportLine, _ lines: inout ByteBuffer) {
    if let folder, let file = line.location?.file, !file.hasPrefix("/") { lines.append(folder + "/") }
    // A file name could start with a build server's command.
    lines.append(line.location.map { LogCommands.disarmed(Wording.place($0)) } ?? "typecheck")
    lines.append(": ")
    lines.append(line.level.rawValue)
    lines.append(": ")
    lines.append(line.text)
    lines.append(" [")
    lines.append(line.source)
    lines.append("]\n")
  }
}
