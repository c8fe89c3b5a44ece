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
      write(finding.fields, &csv)
      csv.flush(to: &output)
    }
    for notice in ReportNotice.list(of: report) {
      write(notice, &csv)
      csv.flush(to: &output)
    }
    csv.flush(to: &output, above: 0)
  }

  private func write(_ finding: Shared<Finding.Fields>, _ csv: inout CSVWriter) {
    csv.cell(finding.value.layout?.value.path ?? finding.value.key)
    csv.cell(finding.value.locale ?? "")
    csv.cell(finding.value.location.file)
    csv.number(finding.value.location.line)
    csv.cell(finding.value.style?.rawValue ?? "")
    csv.cell(finding.value.firstCategory.map(Wording.category) ?? "")
    csv.cell(finding.value.worst.map { Wording.category($0.category) } ?? "")
    let off = finding.value.layout?.value.overBy ?? 0
    csv.number(finding.value.worst?.overBy ?? (off > 0 ? off : nil))
    csv.cell(finding.value.worst?.visibleText ?? "")
    csv.cell(finding.value.text)
    // Without a limit, and where it is not known: nothing.
    csv.number(finding.value.lineLimit.flatMap { $0 > 0 ? Double($0) : nil })
    csv.number(finding.value.slot?.value.width)
    csv.cell(finding.value.remedy ?? "")
    csv.cell(finding.value.severity.rawValue)
    csv.cell(finding.value.outcome == .needsReview ? finding.value.reason?.rawValue ?? "needsReview" : "fail")
    csv.cell(finding.value.rule)
    csv.cell(finding.value.message.text)
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
