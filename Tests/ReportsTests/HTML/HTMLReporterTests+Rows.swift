import AuditModel
import Foundation
import Reports
import Testing

/// Which findings have a row and a picture, and what short rows tell.
extension HTMLReporterTests {
  /// What a row in full shows of a text a short one has too, so that a search finds it.
  @Test func shortRowsHaveTheirTexts() throws {
    var report = FormatSamples.many(2_500)
    let long = "\(String(repeating: "Einstellungen ", count: 12))am Ende übernehmen"
    for index in report.findings.indices.suffix(3) { report.findings[index].text = long }
    report.findings[2_498].text = String(repeating: "Wort ", count: 200)
    var limits = HTMLReporter.Limits()
    limits.bytes = 2_400_000
    let page = HTMLReporter(limits: limits, command: ["check", "App", "--lines", "1"]).text(of: report)
    let rows = page.components(separatedBy: "<article class=\"short\"").dropFirst()
    #expect(rows.count > 500 && rows.count < 2_000, "\(rows.count) rows are short")
    #expect(count("<article", in: page) == 2_500 && page.utf8.count <= 2_400_000)
    #expect(rows.last?.contains("<bdi dir=\"auto\" lang=\"de\">\(long)</bdi>") == true)
    #expect(rows.dropLast().last?.contains("<small>(1,000 characters in all)</small>") == true)
    let first = try #require(rows.first)
    #expect(count("Einstellungen übernehmen", in: first) == 1, "a text that the sentence shows is not repeated")
    // The words that show it again.
    #expect(page.contains("<code>typecheck check App --lines 1</code>"))
    #expect(page.contains("<code>--only-rule RULE --key KEY --all</code>"))
    #expect(first.contains("<code>text-truncated</code>") && first.contains("<bdi>settings."))
    let whole = HTMLReporter(command: ["check", "App"]).text(of: FormatSamples.many(3))
    #expect(whole.contains("Every finding names its command") && !whole.contains("--only-rule RULE"))
  }

  /// The commands that a page promises: each leaves a rule and a key of the run.
  @Test(arguments: [
    ("check", "--only-rule RULE --key KEY --all"), ("measure", "--key KEY --all"),
    ("palette", "--only-rule RULE --all"),
  ]) func shortRowsAreShownAgain(_ command: String, _ options: String) {
    var limits = HTMLReporter.Limits()
    limits.bytes = 300_000
    let page = HTMLReporter(limits: limits, command: [command, "a b"]).text(of: FormatSamples.many(600))
    #expect(page.utf8.count <= 300_000 && page.contains("<article class=\"short\""))
    #expect(
      page.contains("<code>typecheck \(command) &#39;a b&#39;</code>") && page.contains("<code>\(options)</code>"))
  }

  /// The mildest language has its worst findings told in full, and drawn, however many another has.
  @Test func everyLanguageHasItsShare() throws {
    var report = FormatSamples.many(20_000) { $0 < 19_000 ? .error : .warning }
    for index in 19_000..<20_000 { report.findings[index].locale = ["fr", "it", "pl"][index % 3] }
    report.recount()
    report = HTMLSamples.withPictures(report)
    let page = HTMLReporter(command: ["check"]).text(of: report)
    #expect(page.utf8.count <= 5_000_000)
    for language in ["de", "fr", "it", "pl"] {
      let parts = page.components(separatedBy: "<section class=\"group\"").filter {
        $0.contains("data-language=\"\(language)\"")
      }
      #expect(parts.reduce(0) { $0 + count("class=\"picture\"", in: $1) } >= 500 / 4 / 4, "\(language)")
    }
    #expect(count("class=\"picture\"", in: page) == 500)
    #expect(page.contains("<code>typecheck check --locale TAG --report html=TAG.html</code>"))
    #expect(
      !HTMLReporter(command: ["measure", "."]).text(of: report).contains("--locale TAG"), "it has another meaning")
  }

  /// One order of languages for people and for pages: errors, then warnings, notes and doubts.
  @Test func languagesStandInOneOrder() throws {
    var report = Samples.empty()
    let result = Samples.result("OK", key: "a", locale: "de")
    var noted = Samples.finding(result, .note)
    noted.locale = "it"
    var doubt = Samples.doubt(result, .noSlot)
    doubt.locale = "fr"
    report.findings = [noted, doubt, doubt].enumerated().map { number, finding in
      var one = finding
      one.key = "\(number)"
      return one
    }
    report.recount()
    let rows = text(report).matches(of: /scope="row"><code>([a-z]+)<\/code>/).map { String($0.1) }
    let lines = TerminalReporter().text(of: report).split(separator: "\n").map { $0.split(separator: " ").first ?? "" }
    #expect(rows == ["it", "fr"])
    #expect(lines.filter { rows.contains(String($0)) }.map(String.init) == rows)
  }
}
