public import AuditModel
internal import Bytes
internal import Causes

/// A reporter that writes one cause per line as JSON, worst first, for agents.
///
/// The first line has the counts and notices of the run, and the last one the number of causes that are written.
/// Failures come before causes that need review. Long texts are cut, and a cause has only its first sites and
/// languages, so that the report fits into the context of a language model. `cause-lines.schema.json` describes the
/// lines.
public struct JSONLinesReporter: Reporter {
  /// The maximum size of a report without a limit, in bytes (our own choice: about 30,000 tokens).
  static let mostBytes = 110_000
  /// The maximum size of the last line, in bytes.
  private static let longestEnd = 100

  /// The format's id, file extension and description.
  public static let format = ReportFormat(
    id: "jsonl", fileExtension: "jsonl", description: "one cause per line as JSON, worst first, for agents")

  /// The results that the reporter needs: all findings.
  public var retention: AuditRetention { .findings }

  /// The maximum number of causes; nil writes as many as fit in 110,000 bytes.
  public let limit: Int?

  /// Creates a reporter.
  ///
  /// - Parameter limit: The maximum number of causes; nil writes as many as fit in 110,000 bytes.
  public init(limit: Int? = nil) { self.limit = limit }

  /// Returns the reporter with the maximum number of causes.
  ///
  /// - Parameter settings: The settings of the run.
  /// - Returns: The reporter.
  public func applying(_ settings: ReportSettings) -> Self { Self(limit: settings.limit) }

  /// Writes a report.
  ///
  /// - Parameters:
  ///   - report: The result of a run.
  ///   - output: The stream to write to.
  public func write(_ report: AuditReport, to output: inout some TextOutputStream) {
    let causes = report.causesByChange
    let lines = CauseLines(report)
    var json = JSONWriter()
    lines.writeRun(causes, to: &json)
    var shown = 0
    for cause in causes.prefix(limit ?? Int.max) {
      let start = json.buffer.count
      lines.write(cause, to: &json)
      if limit == nil, json.buffer.count > Self.mostBytes - Self.longestEnd {
        json.buffer.removeLast(json.buffer.count - start)
        break
      }
      shown += 1
      // Without a limit, the size is that of the buffer.
      if limit != nil { json.flush(to: &output) }
    }
    json.object(.tight) { json in
      json.field("kind", "end")
      json.field("of", causes.count)
      json.field("shown", shown)
    }
    json.finish(to: &output)
  }
}
