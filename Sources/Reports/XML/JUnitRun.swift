internal import AuditModel

/// The suite of the run itself: the notices, and one case for everything without findings.
struct JUnitRun {
  let report: AuditReport
  private let notices: [ReportNotice]
  /// Whether a single case covers everything without findings.
  private let hasOthers: Bool

  init(report: AuditReport) {
    self.report = report
    notices = ReportNotice.list(of: report)
    hasOthers = report.results.isEmpty && !report.isEmpty
  }

  var counts: JUnitCounts {
    var counts = JUnitCounts()
    counts.errors = notices.lazy.filter { $0.severity == .error }.count
    counts.skipped = notices.lazy.filter { $0.severity == .warning }.count
    counts.tests = counts.errors + counts.skipped + (hasOthers ? 1 : 0)
    return counts
  }

  func write(to xml: inout XMLWriter) {
    xml.open("testsuite", ["name": "typecheck"])
    counts.write(to: &xml)
    let listed = report.results.isEmpty ? "with findings only" : "all that were read"
    let properties = [
      ("version", report.version), ("platform", report.platform), ("cases", listed),
      ("texts", String(report.summary.texts)), ("measurements", String(report.summary.measurements)),
      ("colorJudgements", String(report.colorSummary.judgements)),
    ]
    xml.open("properties")
    for (name, value) in properties {
      xml.open("property", ["name": name, "value": value])
      xml.close()
    }
    xml.close()
    for notice in notices where notice.severity > .note { write(notice, to: &xml) }
    if hasOthers {
      xml.open("testcase", ["classname": "typecheck", "name": "everything without a finding"])
      xml.close()
    }
    let remarks = notices.filter { $0.severity == .note }
    if !remarks.isEmpty {
      xml.open("system-out")
      xml.text(remarks.map { $0.text + "\n" }.joined())
      xml.close()
    }
    xml.close()
  }

  private func write(_ notice: ReportNotice, to xml: inout XMLWriter) {
    let place = notice.location.map { "\(Wording.place($0)): " } ?? ""
    xml.open(
      "testcase",
      ["classname": "typecheck.\(notice.kind.rawValue)", "name": place + Wording.sentence(notice.message)])
    if let location = notice.location {
      xml.attribute("file", FileReference(location.file).path)
      xml.attribute("line", max(1, location.line))
    }
    xml.open(notice.severity == .error ? "error" : "skipped", ["message": notice.text])
    if notice.severity == .error { xml.attribute("type", notice.kind.rawValue) }
    xml.close()
    xml.close()
  }
}
