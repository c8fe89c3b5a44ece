import AuditModel
import DynamicType
import Foundation
import Reports
import TestSupport
import Testing

/// Reports that are compared with an earlier one.
@Suite struct ComparisonReportTests {
  private static let golden = Golden(
    suite: "Comparison", names: Reporters.all.map(name) + ["nothing-else.txt"])

  private static func name(_ reporter: any Reporter) -> String {
    "\(reporter.format.id).\(reporter.format.fileExtension)"
  }

  /// A fixed finding, with text that must be escaped.
  private static func fixed(_ key: String, locale: String? = "de") -> EarlierFinding {
    var finding = EarlierFinding(
      fingerprint: "00112233445566\(10 + key.utf8.count)", rule: "text-truncated",
      location: SourceLocation(file: FormatSamples.oddFile, line: 7, column: 3), key: key, locale: locale)
    (finding.severity, finding.message) = (.error, "\"\(key)\" is cut from AX1")
    finding.extent = Baseline.Extent(from: .accessibilityMedium, over: 12)
    return finding
  }

  /// A new, a worse and known findings, and two or more that are fixed.
  static func report(fixing count: Int = 2) -> AuditReport {
    var report = FormatSamples.texts()
    for index in report.findings.indices { report.findings[index].change = .known }
    report.findings[1].change = .worse
    report.findings[2].change = .new
    report.findings[5].change = .new
    var comparison = Comparison(file: "out/main.json")
    for finding in report.findings { if let change = finding.change { comparison.count(change) } }
    comparison.fixed = [fixed("close"), fixed("k\u{1B}[2Jey|<b>", locale: nil)]
    comparison.fixed += (2..<count).map { fixed("key.\($0)") }
    (comparison.accepted, comparison.notChecked) = (1, 1_200)
    report.comparison = comparison
    return report
  }

  private static let sentence =
    "Since out/main.json: 2 new, 1 worse, 4 known, 2 fixed, 1 accepted or turned off, 1,200 not checked in this run"

  @Test(arguments: Reporters.all.map(\.format)) func matchesTheGolden(_ format: ReportFormat) throws {
    let reporter = try #require(Reporters.named(format.id))
    let isPage = format.id == "html"
    let text = reporter.text(of: isPage ? HTMLSamples.complete(Self.report()) : Self.report())
    try Self.golden.compare(isPage ? HTMLSamples.withoutScript(text) : text, with: Self.name(reporter))
  }

  @Test func everyGoldenIsCompared() throws { #expect(try Self.golden.unused() == []) }

  @Test(arguments: Reporters.all.map(\.format.id)) func showsTheChanges(_ format: String) throws {
    let text = try #require(Reporters.named(format)).text(of: Self.report())
    // Annotations only have the marks; the summary of a step on GitHub has the counts.
    if !["json", "csv", "github"].contains(format) {
      let name = format == "markdown" ? "`out/main.json`" : "out/main.json"
      let sentence = Self.sentence.replacing("out/main.json", with: name)
      #expect(text.contains(sentence), "\(format): \(text)")
    }
    if format != "github" { #expect(text.contains("close"), "\(format) does not list the fixed finding") }
    #expect(text.contains("new") && text.contains(format == "sarif" ? "updated" : "worse"))
    #expect(!text.contains("\u{1B}"))
  }

  @Test(arguments: Reporters.all.map(\.format.id)) func withoutAComparisonNothingIsShown(_ format: String) throws {
    let whole = try #require(Reporters.named(format)).text(of: FormatSamples.texts())
    // The data of a page has a member for the comparison in any case, and its script the words.
    let text = try format == "html" ? HTMLSamples.withoutData(HTMLSamples.withoutScript(whole)) : whole
    for word in [
      "Since ", "baselineState", "\"change\"", "\"fixed\"", "comparedWith", "\"compare\"", ",change", "new: ",
    ] {
      #expect(!text.contains(word), "\(format) contains \(word)")
    }
  }

  @Test func anAllClearReportListsWhatIsFixed() throws {
    var report = Samples.clean()
    report.comparison = Comparison(file: "main.json")
    report.comparison?.fixed = (1...12).map { Self.fixed("key.\($0)") }
    let text = TerminalReporter().text(of: report)
    #expect(text.contains("Since main.json: 0 new, 0 worse, 0 known, 12 fixed.\n  fixed      App/pt-BR"))
    #expect(text.contains("… and 2 more fixed findings: --verbose or --report json=PATH shows them"))
    var all = TerminalReporter.Options()
    all.showsAll = true
    #expect(TerminalReporter(options: all).text(of: report).contains("key.12 (de) [text-truncated]"))
    try Self.golden.compare(text, with: "nothing-else.txt")
  }

  /// Among hundreds of known findings, the new one is in every report that shows only the first ones.
  @Test(arguments: ["text", "github", "markdown"]) func newFindingsComeFirst(_ format: String) throws {
    var report = FormatSamples.many(900)
    for index in report.findings.indices { report.findings[index].change = .known }
    let reporter = try #require(Reporters.named(format))
    // Annotations show the line and not the key.
    let name = format == "github" ? "line=900," : "settings.899"
    #expect(!reporter.text(of: report).contains(name))
    report.comparison = Comparison(file: "main.json")
    report.findings[899].change = .new
    #expect(reporter.text(of: report).contains(name))
    #expect(reporter.text(of: report).contains(format == "markdown" ? "**new**" : "new"))
  }

  @Test func sarifHasAStateForEveryResultAndIsValid() throws {
    struct Log: Decodable {
      struct Run: Decodable {
        struct Result: Decodable {
          var baselineState: String?
          var ruleId: String
        }
        var results: [Result]
      }
      var runs: [Run]
    }
    let text = SARIFReporter().text(of: Self.report())
    let results = try JSONDecoder().decode(Log.self, from: Data(text.utf8)).runs[0].results
    // A cause of known and other findings is updated; here, every finding has a cause of its own.
    #expect(
      results.map(\.baselineState) == [
        "unchanged", "updated", "new", "unchanged", "unchanged", "unchanged", "new", "absent", "absent",
      ])
    var mixed = CauseSamples.place(keys: 2)
    for index in mixed.findings.indices { mixed.findings[index].change = index == 0 ? .new : .known }
    #expect(SARIFReporter().text(of: mixed).contains("\"baselineState\": \"updated\""))
    #expect(!text.contains("\"text\": \"new: "))
    _ = try ReportReader.read(Self.report(), as: "sarif", SARIFReporterTests.Seen.self)
  }

  @Test func jsonHasTheChangesAndCounts() throws {
    let text = JSONReporter(measurements: .findings).text(of: Self.report())
    let root = try #require(JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any])
    #expect(root["comparedWith"] as? String == "out/main.json")
    let findings = try #require(root["findings"] as? [[String: Any]])
    #expect(findings.prefix(3).map { $0["change"] as? String } == ["known", "worse", "new"])
    #expect((root["fixed"] as? [[String: Any]])?.map { $0["key"] as? String } == ["close", "k\u{1B}[2Jey|<b>"])
    let summary = try #require(root["summary"] as? [String: Any])
    #expect(
      summary["compare"] as? [String: Int]
        == ["accepted": 1, "fixed": 2, "known": 4, "new": 2, "notChecked": 1_200, "worse": 1])
  }
}
