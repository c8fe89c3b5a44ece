public import AuditModel
internal import Bytes

/// A reporter that writes one HTML page, which loads nothing from the network.
///
/// A script in the page shows the causes with pictures of their texts, a map of all texts by language, every text at
/// every size, colours and the run. Without the script, the page has the result, the worst causes and the run as plain
/// text. The data of the script are compressed. If the page becomes too large, it omits and lists the least important
/// parts.
public struct HTMLReporter: Reporter {
  /// The maximum size of a page.
  public struct Limits: Hashable, Sendable {
    /// The maximum size of the page, in bytes.
    public var bytes = 5_000_000
    /// The maximum number of texts with measurements; the others have only their verdict.
    public var texts = 12_000

    /// Creates the default limits, which keep browsers responsive.
    public init() {}
  }

  /// The format's id, file extension and description.
  public static let format = ReportFormat(
    id: "html", fileExtension: "html",
    description: "one page for a browser, with pictures and a map of all texts; at most 5 MB")

  /// The maximum size of the page.
  public var limits: Limits
  /// The arguments of the run that made the report, the subcommand first.
  ///
  /// If empty, the page shows no commands.
  public var command: [String]
  /// The details of the run that the report does not contain.
  public var details: PageDetails

  /// The results that the reporter needs: all findings.
  public var retention: AuditRetention { .findings }

  /// The maximum number of texts in the page.
  public var mostTexts: Int { limits.texts }

  /// Creates a reporter.
  ///
  /// - Parameters:
  ///   - limits: The maximum size of the page.
  ///   - command: The arguments of the run that made the report, the subcommand first; empty if they are unknown.
  ///   - details: The details of the run that the report does not contain.
  public init(limits: Limits = Limits(), command: [String] = [], details: PageDetails = PageDetails()) {
    self.limits = limits
    self.command = command
    self.details = details
  }

  /// Returns the reporter with the command and the details.
  ///
  /// - Parameter settings: The settings of the run.
  /// - Returns: The reporter.
  public func applying(_ settings: ReportSettings) -> Self {
    Self(limits: limits, command: settings.command, details: settings.details)
  }

  /// Writes a report.
  ///
  /// - Parameters:
  ///   - report: The result of a run.
  ///   - output: The stream to write to.
  public func write(_ report: AuditReport, to output: inout some TextOutputStream) {
    let page = PagePieces(report, details, CommandWords(command), .file).page(upTo: limits.bytes)
    var buffer = ByteBuffer(capacity: 1 << 17)
    buffer.append(page.start)
    page.data.withUnsafeBufferPointer { buffer.append($0, 0..<$0.count) }
    buffer.append(page.end)
    buffer.flush(to: &output, above: 0)
  }
}
