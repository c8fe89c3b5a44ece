public import AuditModel

/// A reporter that writes JUnit's XML, which build servers show: suites for files and languages, cases for keys.
///
/// A case fails if one of its findings fails the run. A case with only milder findings, or without a measurement, is
/// skipped. The counts therefore agree with the exit status.
///
/// If the run keeps all results, cases without findings are listed too. Otherwise a single case in the first suite
/// represents them. The first suite also contains the notices.
public struct JUnitReporter: Reporter {
  /// The format's id, file extension and description.
  public static let format = ReportFormat(
    id: "junit", fileExtension: "xml", description: "JUnit XML, for the test reports of CI servers")

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
    let cases = JUnitCases(report: report)
    let run = JUnitRun(report: report)
    var xml = XMLWriter()
    xml.open("testsuites", ["name": "typecheck"])
    var total = run.counts
    for suite in cases.suites { total.add(suite.counts) }
    total.write(to: &xml)
    run.write(to: &xml)
    for suite in cases.suites {
      xml.open("testsuite", ["name": suite.name])
      suite.counts.write(to: &xml)
      for one in cases.cases[suite.cases] {
        write(one, of: suite, cases, &xml)
        xml.flush(to: &output)
      }
      xml.close()
    }
    xml.close()
    xml.flush(to: &output, above: 0)
  }

  private func write(_ one: JUnitCases.Case, of suite: JUnitCases.Suite, _ cases: JUnitCases, _ xml: inout XMLWriter) {
    xml.open("testcase")
    xml.attribute("classname", suite.classname)
    xml.attribute("name", Quotation.escape(cases.key(of: one)))
    xml.attribute("file", suite.file)
    xml.attribute("line", cases.line(of: one))
    if let first = one.findings.first {
      let worst = cases.finding(first)
      xml.open(one.hasFailed ? "failure" : "skipped")
      xml.attribute("message", parts: FindingSentence(finding: worst).forEachPart)
      if one.hasFailed { xml.attribute("type", worst.rule) }
      Self.write(worst.fields, in: suite.place, saying: nil, &xml)
      for other in one.findings.dropFirst() {
        let finding = cases.finding(other)
        Self.write(finding.fields, in: suite.place, saying: FindingSentence(finding: finding), &xml)
      }
      xml.close()
    } else if let reason = cases.notMeasured(one) {
      xml.open("skipped", ["message": "not measured: \(reason.reason) (\(reason.script))"])
      xml.close()
    }
    xml.close()
  }

  /// Writes a finding's place and severity, the details that the message lacks, and the fix.
  private static func write(
    _ finding: Shared<Finding.Fields>, in place: String, saying sentence: FindingSentence?, _ xml: inout XMLWriter
  ) {
    xml.text("\n")
    xml.text(place)
    xml.text(":")
    xml.text(finding.value.location.line)
    xml.text(":")
    xml.text(finding.value.location.column)
    xml.text(": ")
    xml.text(finding.value.severity.rawValue)
    if let sentence {
      xml.text(": ")
      sentence.forEachPart { xml.text($0) }
    }
    xml.text(" [")
    xml.text(finding.value.rule)
    xml.text("]\n")
    if let visible = finding.value.worst?.visibleText, let worst = finding.value.worst?.category {
      xml.text("visible: ")
      xml.text(Wording.visible(visible, limit: 120))
      xml.text(" at ")
      xml.text(Wording.category(worst))
      xml.text("\n")
    }
    if let remedy = finding.value.remedy {
      xml.text("fix: ")
      xml.text(Wording.sentence(remedy))
      xml.text("\n")
    }
  }
}
