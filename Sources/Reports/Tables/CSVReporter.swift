public import AuditModel
internal import DynamicType

/// A table for translators: one row a finding, worst first, then what was not looked at.
///
/// RFC 4180 in UTF-8 with a byte order mark, without which Excel takes the file for one in the system's old encoding. A
/// cell that a spreadsheet would take for a formula has an apostrophe before it.
public struct CSVReporter: Reporter {
  /// What the format is called.
  public static let format = ReportFormat(
    id: "csv", fileExtension: "csv", description: "a table for translators and their spreadsheets")

  /// The names of the columns.
  static let columns = [
    "key", "locale", "file", "line", "style", "first category", "worst category", "over by (pt)", "visible text",
    "text", "lines", "width (pt)", "remedy", "severity", "outcome", "rule", "message",
  ]

  /// Every finding.
  public var retention: AuditRetention { .findings }

  /// Creates a reporter.
  public init() {}

  /// Writes a report.
  ///
  /// - Parameters:
  ///   - report: All that one run found.
  ///   - output: Where to write.
  public func write(_ report: AuditReport, to output: inout some TextOutputStream) {
    var csv = CSVWriter()
    csv.row(Self.columns)
    for finding in report.findings {
      write(finding, &csv)
      csv.flush(to: &output)
    }
    for notice in ReportNotice.list(of: report) {
      write(notice, &csv)
      csv.flush(to: &output)
    }
    csv.flush(to: &output, above: 0)
  }

  private func write(_ finding: Finding, _ csv: inout CSVWriter) {
    csv.cell(finding.key)
    csv.cell(finding.locale ?? "")
    csv.cell(finding.location.file)
    csv.number(Double(finding.location.line))
    csv.cell(finding.style?.rawValue ?? "")
    csv.cell(finding.firstCategory.map(Wording.category) ?? "")
    csv.cell(finding.worst.map { Wording.category($0.category) } ?? "")
    csv.number(finding.worst?.overBy)
    csv.cell(finding.worst?.visibleText ?? "")
    csv.cell(finding.text)
    // Without a limit, and where it is not known: nothing.
    csv.number(finding.lineLimit.flatMap { $0 > 0 ? Double($0) : nil })
    csv.number(finding.slot?.width)
    csv.cell(finding.remedy ?? "")
    csv.cell(finding.severity.rawValue)
    csv.cell(finding.outcome == .needsReview ? finding.reason?.rawValue ?? "needsReview" : "fail")
    csv.cell(finding.rule)
    csv.cell(finding.message.text)
    csv.endRow()
  }

  private func write(_ notice: ReportNotice, _ csv: inout CSVWriter) {
    csv.cell("")
    csv.cell("")
    csv.cell(notice.location?.file ?? "")
    csv.number(notice.location.map { Double($0.line) })
    for _ in 4..<12 { csv.cell("") }
    csv.cell(notice.remedy ?? "")
    csv.cell(notice.severity.rawValue)
    csv.cell("")
    csv.cell(notice.kind.rawValue)
    csv.cell(notice.message)
    csv.endRow()
  }
}
