public import AuditModel

/// JUnit's XML, which every build server shows: one suite a file and language, one case a key.
///
/// A case fails where a finding is at or above the severity that fails the run; a milder finding or a doubt makes it
/// skipped, so that the numbers agree with the exit status. Cases without findings are listed where the run keeps all
/// results; else one case stands for them. The first suite says which, and what was not looked at.
public struct JUnitReporter: Reporter {
  /// What the format is called.
  public static let format = ReportFormat(
    id: "junit", fileExtension: "xml", description: "JUnit's XML, for the test reports of build servers")

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
    let cases = JUnitCases(report: report)
    let run = JUnitRun(report: report)
    var xml = XMLWriter()
    xml.open("testsuites")
    xml.attribute("name", "typecheck")
    var total = run.counts
    for suite in cases.suites { total.add(suite.counts) }
    total.write(to: &xml)
    run.write(to: &xml)
    for suite in cases.suites {
      xml.open("testsuite")
      xml.attribute("name", suite.locale.map { "\(suite.file) (\($0))" } ?? suite.file)
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
    let findings = cases.findings(of: one)
    xml.open("testcase")
    xml.attribute("classname", suite.locale.map { "\(suite.file).\($0)" } ?? suite.file)
    xml.attribute("name", Quotation.escape(cases.key(of: one)))
    xml.attribute("file", suite.file)
    xml.attribute("line", cases.line(of: one))
    if let worst = findings.first {
      xml.open(one.hasFailed ? "failure" : "skipped")
      xml.attribute("message", FindingSentence(finding: worst).text)
      if one.hasFailed { xml.attribute("type", worst.rule) }
      xml.text(Self.lines(worst, head: "\(worst.severity.rawValue) [\(worst.rule)]"))
      for other in findings.dropFirst() {
        xml.text(
          Self.lines(other, head: "\(other.severity.rawValue): \(FindingSentence(finding: other).text) [\(other.rule)]")
        )
      }
      xml.close()
    } else if let reason = cases.notMeasured(one) {
      xml.open("skipped")
      xml.attribute("message", "not measured: \(reason.reason) (\(reason.script))")
      xml.close()
    }
    xml.close()
  }

  /// Where a finding is, what the message does not say of it, and what would mend it.
  private static func lines(_ finding: Finding, head: String) -> String {
    var lines = "\n\(Wording.place(finding.location)): \(head)\n"
    if let worst = finding.worst, let visible = worst.visibleText {
      lines += "looks like \(Quotation(visible, limit: 120)) at \(Wording.category(worst.category))\n"
    }
    if let remedy = FindingSentence(finding: finding).remedy { lines += "to mend: \(remedy)\n" }
    return lines
  }
}
