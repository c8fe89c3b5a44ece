public import AuditModel
internal import Bytes
internal import DynamicType

/// A table in GitHub's Markdown: for the comment of a pull request, or a step's summary.
///
/// Errors and warnings, worst first, as many as there is room for; notes and doubts are counted. Foreign text stands in
/// code, where it can neither mention a person nor be a link, a picture or a heading.
public struct MarkdownReporter: Reporter {
  /// How long a report may become.
  public enum Limit: Hashable, Sendable {
    /// A comment: GitHub takes 65,536 characters.
    case comment
    /// A step's summary, so many bytes: GitHub takes 1 MiB a step.
    case bytes(Int)

    /// The most bytes that GitHub takes as the summary of one step.
    public static let summaryBytes = 1 << 20

    /// Units of UTF-16, in which GitHub counts characters, or bytes.
    var amount: Int {
      switch self {
      case .comment: 65_000
      case .bytes(let amount): amount
      }
    }

    func measure(_ text: String) -> Int { self == .comment ? text.utf16.count : text.utf8.count }

    /// Rows of the table at most; a row has at least some 130 characters.
    var rows: Int { self == .comment ? 500 : 5_000 }
  }

  /// What the format is called.
  public static let format = ReportFormat(
    id: "markdown", fileExtension: "md", description: "a table for the comment of a pull request")

  /// How long the report may become.
  public let limit: Limit

  /// Creates a reporter.
  ///
  /// - Parameter limit: How long the report may become.
  public init(limit: Limit = .comment) { self.limit = limit }

  /// The findings that may have room.
  public var retention: AuditRetention { .worst(failures: limit.rows, doubts: 0) }

  /// Writes a report.
  ///
  /// - Parameters:
  ///   - report: All that one run found.
  ///   - output: Where to write.
  public func write(_ report: AuditReport, to output: inout some TextOutputStream) {
    let page = MarkdownPage(report: report)
    let failures = report.summary.errors + report.summary.warnings
    let (head, tail) = (page.head, page.tail)
    var room = limit.amount - limit.measure(head) - limit.measure(tail) - limit.measure(MarkdownPage.more(failures))
    var lines = ByteBuffer(capacity: 1 << 16)
    // The first lines are a few hundred characters; where not even they have room, the limit is kept all the same.
    guard room >= 0 else { return output.write(page.shortest(atMost: limit)) }
    lines.append(head)
    var shown = 0
    for finding in report.findings.lazy.filter({ $0.outcome == .fail && $0.severity > .note }).prefix(limit.rows) {
      let row = (shown == 0 ? MarkdownPage.tableHead : "") + MarkdownPage.row(finding)
      room -= limit.measure(row)
      guard room >= 0 else { break }
      lines.append(row)
      shown += 1
      lines.flush(to: &output)
    }
    if failures > shown { lines.append(MarkdownPage.more(failures - shown)) }
    lines.append(tail)
    lines.flush(to: &output, above: 0)
  }
}
