public import AuditModel
internal import Bytes

/// Writes Checkstyle's XML, which reviewdog, Jenkins and others read: findings by file, from top to bottom.
///
/// Notices without a place are under the file name `typecheck`.
public struct CheckstyleReporter: Reporter {
  /// The format's id, file extension and description.
  public static let format = ReportFormat(
    id: "checkstyle", fileExtension: "xml", description: "Checkstyle's XML, for Jenkins, reviewdog and the like")

  /// All findings.
  public var retention: AuditRetention { .findings }

  /// Creates a reporter.
  public init() {}

  /// Writes a report.
  ///
  /// - Parameters:
  ///   - report: The result of a run.
  ///   - output: The stream to write to.
  public func write(_ report: AuditReport, to output: inout some TextOutputStream) {
    let notices = ReportNotice.list(of: report)
    var xml = XMLWriter()
    xml.open("checkstyle")
    // A Checkstyle version with this layout. Readers check only the major version.
    xml.attribute("version", "8.0")
    let global = notices.filter { $0.location == nil }
    if !global.isEmpty {
      xml.open("file")
      xml.attribute("name", "typecheck")
      for notice in global { write(notice, &xml) }
      xml.close()
    }
    var file: String?
    for entry in FilesInOrder(report.findings, notices).entries {
      let location =
        switch entry {
        case .finding(let index): report.findings[index].location
        case .notice(let index): notices[index].location ?? SourceLocation(startOf: "")
        }
      if file.map({ !ExactText.areEqual(location.file, $0) }) ?? true {
        if file != nil { xml.close() }
        file = location.file
        xml.open("file")
        xml.attribute("name", FileReference(location.file).path)
      }
      switch entry {
      case .finding(let index): write(report.findings[index], &xml)
      case .notice(let index): write(notices[index], &xml)
      }
      xml.flush(to: &output)
    }
    if file != nil { xml.close() }
    xml.close()
    xml.flush(to: &output, above: 0)
  }

  private func write(_ finding: Finding, _ xml: inout XMLWriter) {
    write(
      finding.location, finding.level, FindingSentence(finding: finding).textWithRemedy, source: finding.rule, &xml)
  }

  private func write(_ notice: ReportNotice, _ xml: inout XMLWriter) {
    write(notice.location, notice.severity, notice.text, source: notice.kind.rawValue, &xml)
  }

  private func write(
    _ location: SourceLocation?, _ severity: Finding.Severity, _ message: String, source: String,
    _ xml: inout XMLWriter
  ) {
    xml.open("error")
    xml.attribute("line", max(1, location?.line ?? 1))
    xml.attribute("column", max(1, location?.column ?? 1))
    xml.attribute("severity", severity == .note ? "info" : severity.rawValue)
    xml.attribute("message", message)
    xml.attribute("source", "typecheck.\(source)")
    xml.close()
  }
}
