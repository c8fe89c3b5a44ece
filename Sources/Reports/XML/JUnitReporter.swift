public import AuditModel
internal import Causes

/// A reporter that writes JUnit's XML, which build servers show: suites for files and languages, cases for causes.
///
/// A case fails if one of the cause's findings fails the run. A case with only milder findings, or without a
/// measurement, is skipped. The counts therefore agree with the exit status.
///
/// If the run keeps all results, texts without findings have cases too. Otherwise a single case in the first suite
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
    xml.attribute("name", Quotation.escape(cases.name(of: one)))
    xml.attribute("file", suite.file)
    xml.attribute("line", one.line)
    if case .cause(let cause) = one.subject {
      xml.open(one.hasFailed ? "failure" : "skipped")
      xml.attribute("message", CauseMessage(cause: cause, report: cases.report).text)
      if one.hasFailed { xml.attribute("type", cause.rule) }
      Self.write(cause, in: cases.report, &xml)
      xml.close()
    } else if let reason = cases.notMeasured(one) {
      xml.open("skipped", ["message": "not measured: \(reason.reason) (\(reason.script))"])
      xml.close()
    }
    xml.close()
  }

  /// The maximum number of findings of a cause to list (our own choice: a few screens).
  private static let mostFindings = 50

  /// Writes the line to change, the fix, and the texts with their places.
  private static func write(_ cause: Cause, in report: AuditReport, _ xml: inout XMLWriter) {
    let example = report.findings[cause.example].fields
    xml.text("\n\(Wording.place(cause.edit.location)): \(cause.severity.rawValue) [\(cause.rule)]\n")
    if let worst = example.value.worst, let visible = worst.visibleText {
      xml.text("visible: \(Wording.visible(visible, limit: 120)) at \(Wording.category(worst.category))\n")
    }
    if let advice = cause.edit.advice { xml.text("fix: \(Wording.sentence(advice))\n") }
    guard cause.findings.count > 1 else { return }
    for index in cause.findings.prefix(mostFindings) {
      let finding = report.findings[index]
      let place = "\(Wording.place(finding.location)) \(Wording.key(finding.key, finding.locale))"
      xml.text("\(place): \(finding.severity.rawValue): \(FindingSentence(finding: finding).text)\n")
    }
    if let more = Wording.more(cause.findings.count - mostFindings, "finding") { xml.text("… and \(more)\n") }
  }
}
