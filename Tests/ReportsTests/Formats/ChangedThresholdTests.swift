import AuditModel
import Reports
import TestSupport
import Testing

/// Reports state the thresholds that a configuration changes.
@Suite struct ChangedThresholdTests {
  private static func report() -> AuditReport {
    var report = FormatSamples.texts()
    report.rules[1].options[0].value = 2.5
    return report
  }

  private struct Seen: Decodable {
    var isSuccessful: Bool
  }

  private static func written(_ report: AuditReport, by reporter: some Reporter) -> String {
    var text = ""
    reporter.write(report, to: &text)
    return text
  }

  @Test func sarifStaysValidAndNamesTheValue() throws {
    _ = try ReportReader.read(Self.report(), as: "sarif", Seen.self)
    let text = Self.written(Self.report(), by: SARIFReporter())
    #expect(
      text.contains(
        #"{"configuration": {"parameters": {"enlargement": 2.5}}, "descriptor": {"id": "text-truncated"}}"#))
    #expect(text.contains("`enlargement` = 2.5× (default 2×, from 2× to 4×)"))
    #expect(text.contains("The other sentences and the examples of this page use the default thresholds."))
    #expect(!Self.written(FormatSamples.texts(), by: SARIFReporter()).contains("ruleConfigurationOverrides"))
  }

  @Test func jsonListsTheValue() {
    let line = #"{"default": 2, "name": "enlargement", "rule": "text-truncated", "unit": "times", "value": 2.5}"#
    #expect(Self.written(Self.report(), by: JSONReporter()).contains("\"thresholds\": [\n    \(line)\n  ]"))
    #expect(!Self.written(FormatSamples.texts(), by: JSONReporter()).contains("\"thresholds\""))
  }

  @Test func htmlNamesTheValue() {
    let text = Self.written(Self.report(), by: HTMLReporter())
    #expect(
      text.contains(
        "<tr><th scope=\"row\"><code>text-truncated: enlargement</code></th><td>2.5×</td>"
          + "<td>rules of the configuration</td></tr>"))
  }
}
