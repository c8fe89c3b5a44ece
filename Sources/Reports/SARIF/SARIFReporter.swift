public import AuditModel

/// SARIF 2.1.0, the OASIS format of analysis results, within the limits of GitHub's code scanning.
///
/// What could not be decided has the level `note` and no `kind`: the standard's `review` asks for the level `none`, but
/// code scanning looks at the level alone and documents only the other three. `properties.outcome` tells the two apart.
///
/// Source of the limits: https://docs.github.com/en/code-security/code-scanning/troubleshooting-sarif-uploads
public struct SARIFReporter: Reporter {
  /// How many results GitHub takes of one run; of these it keeps the first 5,000 by severity.
  ///
  /// A file may have 10 MB compressed with gzip: so many of these results, their texts cut, come to a fifth of that.
  static let resultsTaken = 25_000

  /// What the format is called.
  public static let format = ReportFormat(
    id: "sarif", fileExtension: "sarif", description: "SARIF 2.1.0, for GitHub's code scanning and other viewers")

  /// Every finding.
  public var retention: AuditRetention { .findings }

  /// The pages of all rules, as the help of their findings.
  public var showsRulePages: Bool { true }

  /// Creates a reporter.
  public init() {}

  /// Writes a report.
  ///
  /// - Parameters:
  ///   - report: All that one run found.
  ///   - output: Where to write.
  public func write(_ report: AuditReport, to output: inout some TextOutputStream) {
    let places = Dictionary(report.rules.enumerated().map { ($1.id, $0) }, uniquingKeysWith: { first, _ in first })
    var json = JSONWriter()
    json.open("{", "}", .lines)
    json.field("$schema", "https://json.schemastore.org/sarif-2.1.0.json")
    json.key("runs")
    json.open("[", "]", .lines)
    json.open("{", "}", .lines)
    // Columns count Unicode scalars, see SourceLocation.
    json.field("columnKind", "unicodeCodePoints")
    let listed = min(report.findings.count, Self.resultsTaken)
    json.key("invocations")
    json.write(invocationOf: report, beyond: report.tally.findings - listed, to: &output)
    json.key("originalUriBaseIds")
    json.writeSourceRoot()
    json.key("results")
    json.open("[", "]", .lines)
    for finding in report.findings.prefix(listed) {
      json.write(sarif: finding, ruleIndex: places[finding.rule])
      json.flush(to: &output)
    }
    json.close()
    json.key("tool")
    json.write(toolOf: report)
    json.close()
    json.close()
    json.field("version", "2.1.0")
    json.close()
    json.append("\n")
    json.flush(to: &output, above: 0)
  }
}
