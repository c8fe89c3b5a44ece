public import AuditModel
internal import Bytes
internal import Causes

/// A reporter that writes a table in GitHub's Markdown, for a pull request comment or a step summary.
///
/// The table lists as many causes of errors and warnings as the limit allows, worst first. Notes and findings that need
/// review are only counted. Text from the app is formatted as code, so that it cannot become a mention, a link, a
/// picture or a heading.
public struct MarkdownReporter: Reporter {
  /// The maximum length of a report.
  public enum Limit: Hashable, Sendable {
    /// The limit for a comment: 65,000 UTF-16 code units, slightly below the 65,536 that GitHub accepts.
    case comment
    /// A step summary, in bytes: GitHub accepts 1 MiB per step.
    case bytes(Int)

    /// The maximum size of a step summary on GitHub, in bytes.
    public static let summaryBytes = 1 << 20

    /// The limit in UTF-16 code units, which GitHub counts as characters, or in bytes.
    var amount: Int {
      switch self {
      case .comment: 65_000
      case .bytes(let amount): amount
      }
    }

    func measure(_ text: String) -> Int { self == .comment ? text.utf16.count : text.utf8.count }

    /// The maximum number of rows in the table.
    ///
    /// Rows have at least about 130 characters, so more would not fit.
    var rows: Int { self == .comment ? 500 : 5_000 }
  }

  /// The format's id, file extension and description.
  public static let format = ReportFormat(
    id: "markdown", fileExtension: "md", description: "a table for a pull request comment")

  /// The maximum length of the report.
  public let limit: Limit

  /// Creates a reporter.
  ///
  /// - Parameter limit: The maximum length of the report.
  public init(limit: Limit = .comment) { self.limit = limit }

  /// The results that the reporter needs: all findings, because the worst causes may have any number of them.
  public var retention: AuditRetention { .findings }

  /// Writes a report.
  ///
  /// - Parameters:
  ///   - report: The result of a run.
  ///   - output: The stream to write to.
  public func write(_ report: AuditReport, to output: inout some TextOutputStream) {
    let page = MarkdownPage(report: report)
    let causes = report.causesByChange.filter(\.isFailure)
    let (head, tail) = (page.head(causes: causes.count), page.tail)
    var room = limit.amount - limit.measure(head) - limit.measure(tail) - limit.measure(MarkdownPage.more(causes.count))
    var lines = ByteBuffer(capacity: 1 << 16)
    // If even the head is too long, the report only contains the number of findings.
    guard room >= 0 else { return output.write(page.shortest(atMost: limit)) }
    lines.append(head)
    var shown = 0
    for cause in causes.prefix(limit.rows) {
      let row = (shown == 0 ? MarkdownPage.tableHead : "") + page.row(cause)
      room -= limit.measure(row)
      guard room >= 0 else { break }
      lines.append(row)
      shown += 1
      lines.flush(to: &output)
    }
    if causes.count > shown { lines.append(MarkdownPage.more(causes.count - shown)) }
    lines.append(tail)
    lines.flush(to: &output, above: 0)
  }
}
