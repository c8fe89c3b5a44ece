public import AuditModel
internal import DynamicType

/// A reporter that writes a table for translators: the findings, worst first, then the notices.
///
/// The format is RFC 4180 in UTF-8. It begins with a byte order mark, without which Excel assumes a legacy encoding. An
/// apostrophe precedes cells that a spreadsheet would treat as a formula, and lines in a cell that a build server would
/// treat as a command.
public struct CSVReporter: Reporter {
  /// The format's id, file extension and description.
  public static let format = ReportFormat(
    id: "csv", fileExtension: "csv", description: "a table for translators and their spreadsheets")

  /// The names of the columns.
  static let columns = [
    "key", "locale", "file", "line", "style", "first category", "worst category", "over by (pt)", "visible text",
    "text", "lines", "width (pt)", "remedy", "severity", "outcome", "rule", "message", "devices",
    "drawn by", "locales",
  ]

  /// The results that the reporter needs: all findings.
  public var retention: AuditRetention { .findings }

  /// Creates a reporter.
  public init() {}

  /// Writes a report.
  ///
  /// - Parameters:
  ///   - report: The result of a run.
  ///   - output: The stream to write to.
  public func write(_ report: AuditReport, to output: inout some TextOutputStream) {
    var csv = CSVWriter()
    let isCompared = report.comparison != nil
    csv.row(Self.columns + (isCompared ? ["change"] : []))
    for finding in report.findings {
      write(finding.fields, &csv)
      csv.flush(to: &output)
    }
    for finding in report.comparison?.fixed ?? [] {
      write(finding, &csv)
      csv.flush(to: &output)
    }
    for notice in ReportNotice.list(of: report, showsComparison: false) {
      write(notice, isCompared, &csv)
      csv.flush(to: &output)
    }
    csv.flush(to: &output, above: 0)
  }

  private func write(_ finding: Shared<Finding.Fields>, _ csv: inout CSVWriter) {
    csv.cell(finding.value.layout?.value.path ?? finding.value.key)
    csv.cell(finding.value.locale ?? "")
    csv.cell(finding.value.location.file)
    csv.number(finding.value.location.line)
    csv.cell(
      finding.value.slot.map { Wording.font(of: $0.value, finding.value.systemFont) } ?? finding.value.style?.rawValue
        ?? "")
    csv.cell(finding.value.firstCategory.map(Wording.category) ?? "")
    csv.cell(finding.value.worst.map { Wording.category($0.category) } ?? "")
    let off = finding.value.layout?.value.overBy ?? 0
    csv.number(finding.value.worst?.overBy ?? (off > 0 ? off : nil))
    csv.cell(finding.value.worst?.visibleText ?? "")
    csv.cell(finding.value.text)
    // The cell is empty for texts with no line limit or an unknown one.
    csv.number(finding.value.lineLimit.flatMap { $0 > 0 ? Double($0) : nil })
    csv.number(finding.value.slot?.value.width)
    csv.cell(finding.value.remedy ?? "")
    csv.cell(finding.value.severity.rawValue)
    csv.cell(finding.value.outcome == .needsReview ? finding.value.reason?.rawValue ?? "needsReview" : "fail")
    csv.cell(finding.value.rule)
    csv.cell(finding.value.message.text)
    csv.cell(finding.value.slot.map { $0.value.namedDevices.map(\.words).joined(separator: "; ") } ?? "")
    csv.cell(Wording.uses(finding.value.uses) ?? "")
    // A finding on several languages describes the worst one.
    csv.cell(finding.value.locales.joined(separator: " "))
    if let change = finding.value.change { csv.cell(change.rawValue) }
    csv.endRow()
  }

  /// Writes a fixed finding, with empty cells for unknown values.
  private func write(_ fixed: EarlierFinding, _ csv: inout CSVWriter) {
    let values = [
      "key": fixed.key, "locale": fixed.locale ?? "", "file": fixed.location.file,
      "line": String(fixed.location.line), "severity": fixed.severity.rawValue, "rule": fixed.rule,
      "message": fixed.message,
    ]
    csv.row(Self.columns.map { values[$0] ?? "" } + ["fixed"])
  }

  private func write(_ notice: ReportNotice, _ isCompared: Bool, _ csv: inout CSVWriter) {
    let place = [notice.location?.file ?? "", notice.location.map { String($0.line) } ?? ""]
    let (before, unused) = (["", ""], Array(repeating: "", count: 8))
    csv.row(
      before + place + unused
        + [notice.remedy ?? "", notice.severity.rawValue, "", notice.kind.rawValue, notice.message, "", "", ""]
        + (isCompared ? [""] : []))
  }
}
