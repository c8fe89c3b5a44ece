public import AuditModel
internal import Causes

/// A reporter that writes SARIF 2.1.0, the OASIS format, within the limits of GitHub's code scanning.
///
/// A result is a cause. Its message is about the finding that shows the cause best, and so are its properties. Its
/// related locations are the other places of the cause, and its texts that a pull request changes.
///
/// Causes that need review have the level `note` and no `kind`. The standard's `review` requires the level `none`,
/// but code scanning reads only the level and does not document `none`. `properties.outcome` distinguishes these
/// causes from notes.
///
/// Source of the limits: https://docs.github.com/en/code-security/code-scanning/troubleshooting-sarif-uploads
public struct SARIFReporter: Reporter {
  /// The maximum number of results in a run that GitHub accepts.
  ///
  /// GitHub keeps the 5,000 most severe results.
  ///
  /// A file may have up to 10 MB after gzip. This many results with shortened texts take about a fifth of that.
  static let resultsTaken = 25_000

  /// The format's id, file extension and description.
  public static let format = ReportFormat(
    id: "sarif", fileExtension: "sarif", description: "SARIF 2.1.0, for GitHub's code scanning and other viewers")

  /// The results that the reporter needs: all findings.
  public var retention: AuditRetention { .findings }

  /// True, because viewers show the page of a rule as help for its findings.
  public var showsRulePages: Bool { true }

  /// The lines that a pull request changes; nil if they are not known.
  public let changes: ChangedLines?

  /// Creates a reporter.
  ///
  /// - Parameter changes: The lines that a pull request changes; nil if they are not known.
  public init(changes: ChangedLines? = nil) { self.changes = changes }

  /// Returns the reporter with the changed lines.
  ///
  /// - Parameter settings: The settings of the run.
  /// - Returns: The reporter.
  public func applying(_ settings: ReportSettings) -> Self { Self(changes: settings.changes) }

  /// Writes a report.
  ///
  /// - Parameters:
  ///   - report: The result of a run.
  ///   - output: The stream to write to.
  public func write(_ report: AuditReport, to output: inout some TextOutputStream) {
    let places = Dictionary(report.rules.enumerated().map { ($1.id, $0) }, uniquingKeysWith: { first, _ in first })
    let causes = report.causes
    let listed = min(causes.count, Self.resultsTaken)
    let shown = CausePlaces(report, causes, changes)
    var json = JSONWriter()
    json.object(.lines) { json in
      json.field("$schema", "https://json.schemastore.org/sarif-2.1.0.json")
      json.array("runs", CollectionOfOne(report), .lines) { json, report in
        json.object(.lines) { json in
          // Columns count Unicode scalars, see ``SourceLocation``.
          json.field("columnKind", "unicodeCodePoints")
          json.write(invocationOf: report, causes: causes.count, beyond: causes.count - listed, to: &output)
          json.writeSourceRoot()
          json.key("results")
          json.open("[", "]", .lines)
          for cause in causes.prefix(listed) {
            json.write(sarif: cause, in: report, at: shown, ruleIndex: places[cause.rule])
            json.flush(to: &output)
          }
          for fixed in (report.comparison?.fixed ?? []).prefix(Self.resultsTaken - listed) {
            json.write(sarif: fixed, ruleIndex: places[fixed.rule])
            json.flush(to: &output)
          }
          json.close()
          json.write(toolOf: report)
        }
      }
      json.field("version", "2.1.0")
    }
    json.finish(to: &output)
  }
}
