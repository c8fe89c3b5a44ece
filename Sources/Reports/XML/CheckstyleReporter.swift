public import AuditModel

/// A reporter that writes Checkstyle's XML, which reviewdog, Jenkins and others read.
///
/// Findings are grouped by file, in the order of their places.
///
/// Notices without a place have the file name `typecheck`.
public struct CheckstyleReporter: Reporter {
  /// The format's id, file extension and description.
  public static let format = ReportFormat(
    id: "checkstyle", fileExtension: "xml", description: "Checkstyle XML, for Jenkins, reviewdog and similar tools")

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
    let notices = ReportNotice.list(of: report)
    var xml = XMLWriter()
    // This version of Checkstyle uses the same layout. Readers only check the major version.
    xml.open("checkstyle", ["version": "8.0"])
    let global = notices.filter { $0.location == nil }
    if !global.isEmpty {
      xml.open("file", ["name": "typecheck"])
      for notice in global { write(ReportLine(notice), &xml) }
      xml.close()
    }
    let placed = notices.filter { $0.location != nil }
    let locations = placed.compactMap(\.location) + report.findings.lazy.map(\.location)
    var names = NameNumbers()
    let files = locations.map { names.number($0.file) }
    let ranks = names.ranks
    let order = locations.indices.sorted { one, other in
      (ranks[files[one]], locations[one].line, locations[one].column, one)
        < (ranks[files[other]], locations[other].line, locations[other].column, other)
    }
    var file: Int?
    for index in order {
      if file != files[index] {
        if file != nil { xml.close() }
        file = files[index]
        xml.open("file", ["name": FileReference(locations[index].file).path])
      }
      let isNotice = index < placed.count
      write(isNotice ? ReportLine(placed[index]) : ReportLine(report.findings[index - placed.count]), &xml)
      xml.flush(to: &output)
    }
    if file != nil { xml.close() }
    xml.close()
    xml.flush(to: &output, above: 0)
  }

  private func write(_ line: ReportLine, _ xml: inout XMLWriter) {
    xml.open("error")
    xml.attribute("line", max(1, line.location?.line ?? 1))
    xml.attribute("column", max(1, line.location?.column ?? 1))
    xml.attribute("severity", line.level == .note ? "info" : line.level.rawValue)
    xml.attribute("message", line.text)
    xml.attribute("source", "typecheck.\(line.source)")
    xml.close()
  }
}
