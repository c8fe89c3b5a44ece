import AuditModel
import Reports
import TestSupport
import Testing

/// Reports that carry screens, for a person and for programs.
@Suite struct LayoutReportTests {
  static let golden = Golden(
    suite: "LayoutReports", names: ["clean.txt", "mixed.txt", "mixed.json", "mixed.csv", "mixed.sarif"])

  private var all: TerminalReporter {
    var options = TerminalReporter.Options()
    options.showsAll = true
    return TerminalReporter(options: options)
  }

  @Test func anEmptyReportIsOneLine() throws {
    let text = TerminalReporter().text(of: LayoutSamples.clean())
    #expect(text.filter { $0 == "\n" }.count == 1 && !text.contains("text"))
    try Self.golden.compare(text, with: "clean.txt")
  }

  @Test func showsScreenElementAndPositions() throws {
    let text = all.text(of: LayoutSamples.mixed())
    #expect(text.contains("element    \"beans.name\", text\n") && text.contains("757.5 by 24 pt at 20, 110"))
    #expect(text.contains("a window of 400x600 pt and 2 more"))
    try Self.golden.compare(text, with: "mixed.txt")
  }

  @Test func machineReadableReportsAgree() throws {
    let json = JSONReporter().text(of: LayoutSamples.mixed())
    #expect(json.contains("\"frame\": [20, 110, 757.5, 24]"))
    try Self.golden.compare(json, with: "mixed.json")
    try Self.golden.compare(SARIFReporter().text(of: LayoutSamples.mixed()), with: "mixed.sarif")
    try Self.golden.compare(CSVReporter().text(of: LayoutSamples.mixed()), with: "mixed.csv")
  }

  @Test func screensNextToTextsHaveTheirOwnCounts() {
    var report = Samples.clean()
    report.layoutSummary = LayoutSamples.clean().layoutSummary
    let json = JSONReporter().text(of: report)
    #expect(json.contains("\"layout\": {\"elements\": 98, \"fail\": 0,") && json.contains("\"distinctTexts\":"))
    #expect(TerminalReporter().text(of: report).contains("1 screen in 7 layouts"))
  }

  @Test func theFingerprintCoversRuleFileScreenAndElement() {
    let finding = LayoutSamples.mixed().findings[0]
    var moved = finding
    moved.location.line = 99
    moved.layout?.frame = nil
    moved.layout?.environments = []
    #expect(moved.fingerprint == finding.fingerprint)
    for change in [{ (one: inout Finding) in one.layout?.screen = "Other" }, { $0.rule = "other-rule" }] {
      var other = finding
      change(&other)
      #expect(other.fingerprint != finding.fingerprint)
    }
    var another = finding
    another.layout?.element = "beans.note"
    #expect(another.fingerprint != finding.fingerprint)
  }
}
