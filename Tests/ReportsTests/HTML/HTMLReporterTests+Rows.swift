import AuditModel
import Foundation
import Reports
import Testing

/// The findings with a row and a picture, and the content of short rows.
extension HTMLReporterTests {
  /// A short row contains the text of a full row too, so that a search finds it.
  @Test func shortRowsContainTheirTexts() throws {
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
    #expect(rows.dropLast().last?.contains("<small class=\"shortened\">(1,000 characters in all)</small>") == true)
    let first = try #require(rows.first)
    #expect(count("Einstellungen übernehmen", in: first) == 1, "a text that the sentence shows is not repeated")
    // The words that show it again.
    #expect(page.contains("<code>typecheck check App --lines 1</code>"))
    #expect(page.contains("<code>typecheck check App --lines 1 --only-rule RULE --key KEY --all</code>"))
    #expect(first.contains("<code>text-truncated</code>") && first.contains("<bdi>settings."))
    let whole = HTMLReporter(command: ["check", "App"]).text(of: FormatSamples.many(3))
    #expect(whole.contains("Every finding has a command") && !whole.contains("--only-rule RULE"))
  }

  /// The commands that a page promises: each leaves a rule and a key of the run.
  @Test(arguments: [
    ("check", "--only-rule RULE --key KEY --all"), ("measure", "--key KEY --all"),
    ("palette", "--only-rule RULE --all"),
  ]) func shortRowsHaveACommand(_ command: String, _ options: String) {
    var limits = HTMLReporter.Limits()
    limits.bytes = 300_000
    let page = HTMLReporter(limits: limits, command: [command, "a b"]).text(of: FormatSamples.many(600))
    #expect(page.utf8.count <= 300_000 && page.contains("<article class=\"short\""))
    #expect(page.contains("This report was made by <code>typecheck \(command) &#39;a b&#39;</code>."))
    #expect(page.contains("<code>typecheck \(command) &#39;a b&#39; \(options)</code>"))
  }

  /// The worst findings of the mildest language are shown in full, and drawn, however many another has.
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
  @Test func languagesHaveOneOrder() throws {
    var report = Samples.empty()
    let result = Samples.result("OK", key: "a", locale: "de")
    var noted = Samples.finding(result, .note)
    noted.locale = "it"
    var review = Samples.review(result, .noSlot)
    review.locale = "fr"
    report.findings = [noted, review, review].enumerated().map { number, finding in
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

  /// The page names its run, with or without findings; commands that show a part replace its filters.
  @Test func namesTheRun() {
    let run = ["check", "App", "--only-rule", "word-broken", "--locale=de"]
    let words = run + ["--report", "html=a.html", "-q", "--jobs=2", "--all"]
    let whole = "This report was made by <code>typecheck \(run.joined(separator: " "))</code>."
    #expect(HTMLReporter(command: words).text(of: Samples.clean()).contains(whole))
    let page = HTMLReporter(command: words).text(of: FormatSamples.many(3))
    #expect(page.contains(whole))
    #expect(
      page.contains("<code>typecheck check App --locale=de --only-rule text-truncated --key settings.0 --all</code>"))
    var report = FormatSamples.many(20_000)
    for index in 0..<100 { report.findings[index].locale = "fr" }
    report.recount()
    #expect(
      HTMLReporter(command: words).text(of: report).contains(
        "<code>typecheck check App --only-rule word-broken --locale TAG --report html=TAG.html</code>"))
  }

  /// A page without findings does not look clean while something does not fit.
  @Test func theHeadlineHasTotalsBeyondTheFindings() {
    var report = Samples.clean()
    func headline() -> Substring? { text(report).firstMatch(of: /<p class="headline">([^<]*)</)?.1 }
    #expect(headline() == "Nothing to fix in what was measured.")
    report.summary.needsReview = 2
    #expect(headline()?.hasPrefix("No new findings, but 2 measurements need review: accepted, turned off or") == true)
    report.summary.fail = 1_596
    #expect(headline()?.hasPrefix("No new findings, but 1,596 measurements fail: accepted, turned off or") == true)
    #expect(text(report).contains("no findings, not all passed"))
    report.findings = [Samples.review(Samples.result("OK", key: "a", locale: "de"), .noSlot)]
    report.recount()
    report.summary.fail = 1
    #expect(headline()?.hasSuffix("rules. 1 finding needs review.") == true)
  }

  /// A full page names its limit; one that is not full names its capacity.
  @Test func givesTheTrueReasonForAMissingPicture() {
    var limits = HTMLReporter.Limits()
    limits.pictures = 4
    let report = HTMLSamples.withPictures(FormatSamples.many(7))
    #expect(
      HTMLReporter(limits: limits).text(of: report).contains("<li>3 are beyond the 4 pictures of a page; the worst"))
  }
}
