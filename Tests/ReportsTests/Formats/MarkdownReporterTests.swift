import AuditModel
import Reports
import Testing

@Suite struct MarkdownReporterTests {
  private func rows(_ text: String) -> Int { text.matches(of: /\n\| (error|warning) \|/).count }

  @Test(arguments: [MarkdownReporter.Limit.comment, .bytes(MarkdownReporter.Limit.summaryBytes)])
  func showsTheWorstFirstAndCountsTheRest(_ limit: MarkdownReporter.Limit) throws {
    let report = FormatSamples.many(9_000)
    let text = MarkdownReporter(limit: limit).text(of: report)
    #expect(limit == .comment ? text.utf16.count <= 65_000 : text.utf8.count <= 1 << 20)
    #expect(limit == .comment ? text.utf16.count > 60_000 || rows(text) == 500 : rows(text) > 2_000)
    let more = try #require(text.firstMatch(of: /… and ([\d,]+) more/))
    let number = try #require(Int(more.1.replacing(",", with: "")))
    #expect(number + rows(text) == 9_000)
  }

  @Test func aCauseIsOneRow() {
    let text = MarkdownReporter().text(of: CauseSamples.place(keys: 3))
    #expect(MarkdownReporter().retention == .findings && rows(text) == 1)
    #expect(text.contains("The errors and warnings have **1 cause**."))
    #expect(text.contains("| `App/Row.swift:91:8` lineLimit(1), drawn by `Text at App/Row.swift:86` |"))
    #expect(text.contains("| `row.1 (en)`: 6 texts of 3 keys in 2 languages |"))
  }

  @Test(arguments: [0, 10, 200, 700, 1_000]) func staysWithinTheLimit(_ bytes: Int) {
    let text = MarkdownReporter(limit: .bytes(bytes)).text(of: FormatSamples.texts())
    #expect(text.utf8.count <= bytes)
  }

  /// No user is mentioned, nothing is linked or drawn, no cell is broken.
  @Test func foreignTextIsCode() {
    var report = FormatSamples.many(1)
    report.findings[0].key = "a`b|c @somebody #12 ![x](https://example.org)"
    report.findings[0].message = "\"<img src=x> @somebody | `` \" is cut"
    let text = MarkdownReporter().text(of: report)
    #expect(text.contains("`` a`b\\|c @somebody #12 ![x](https://example.org) (de) ``"))
    #expect(text.contains("``` \"<img src=x> @somebody \\| `` \" is cut ```"))
    let row = text.split(separator: "\n").last.map { $0.replacing("\\|", with: "") } ?? ""
    #expect(row.filter { $0 == "|" }.count == 7)
  }

  @Test func screensAloneAreChecked() {
    let text = MarkdownReporter().text(of: LayoutSamples.clean())
    #expect(text.contains("\nChecked ") && !text.contains("No text was measured."))
  }

  @Test func clean() {
    let text = MarkdownReporter().text(of: Samples.clean())
    #expect(text.hasPrefix("## typecheck\n") && rows(text) == 0 && !text.contains("more"))
  }
}
