import AuditModel
import Causes
import Foundation
import TestSupport
import Testing

@testable import Reports

/// The parts of a large run that its page has, and the sentences about the others.
@Suite struct PageAmountTests {
  /// A run of 100,000 texts with 5,000 findings and measurements of 12,000 texts.
  static func huge() -> AuditReport {
    var report = PageDataTests.generated(12_000, clean: 7_000)
    PageDataTests.addVerdicts(to: &report)
    for number in 0..<88_000 {
      let name = TextVerdicts.Name(key: "more.\(number / 8)", group: "More.strings")
      report.textVerdicts.add(
        "Übersetzung \(number) eines Textes", TextVerdict(.pass), of: name, locale: "l\(number % 8)")
      report.textVerdicts.sources[name] = "A text that was translated \(number / 8)"
    }
    report.tally.outcomes["de", default: TextOutcomes()].pass += 88_000
    return report
  }

  @Test func textsWithoutMeasurementsHaveTheirVerdictAndSource() throws {
    let report = PageDataTests.full()
    let page = HTMLReporter().text(of: report)
    let data = try PageDataTests.data(page)
    let texts = try #require(data["texts"] as? [[String: Any]])
    let others = try #require(data["others"] as? [[String: Any]])
    #expect(texts.count == 500)
    var rows: [String: [Any]] = [:]
    for other in others {
      let key = try #require(other["key"] as? String)
      #expect(other["source"] as? String == "Source of \(key)")
      for row in try #require(other["texts"] as? [[Any]]) { rows["\(key) \(row[0])"] = row }
    }
    #expect(rows.count == 1_000)
    for result in report.results.dropFirst(500) {
      let row = try #require(rows["\(result.string.key) \(result.string.locale)"])
      let first = result.measurements.firstIndex { $0.outcome == .fail }
      let category = first.flatMap { report.categories.firstIndex(of: result.measurements[$0].category) }
      #expect(row[1] as? String == category.map { String(UnicodeScalar(UInt8(65 + $0))) } ?? "p")
      #expect(row[2] as? String == result.text)
    }
    #expect(
      page.contains("<li>1,000 less important texts have a verdict in this page, but no measurements.</li>"))
  }

  @Test func omittedTextsAndCausesAreNamed() throws {
    let report = HTMLSamples.complete(PageDataTests.full())
    let reporter = HTMLReporter()
    let pieces = PagePieces(report, reporter.details, CommandWords(reporter.command), .file)
    let written = pieces.data.written(PageAmount(layouts: 0, texts: 200, findings: 100, others: 300))
    let data = try #require(try JSONSerialization.jsonObject(with: Data(written.bytes)) as? [String: Any])
    let others = try #require(data["others"] as? [[String: Any]]).reduce(0) { $0 + ($1["texts"] as? [Any] ?? []).count }
    #expect((300..<310).contains(others))
    #expect(
      written.dropped.contains("\(others) less important texts have a verdict in this page, but no measurements."))
    let absent = (1_500 - 200 - others).grouped
    #expect(
      written.dropped.contains("\(absent) less important texts are not in this page: --report json=PATH lists them."))
    let causes = try #require(data["causes"] as? [[String: Any]])
    #expect(!causes.isEmpty && causes.allSatisfy { ($0["findings"] as? [Int])?.isEmpty == false })
    #expect(causes.count < Cause.list(of: report.findings, in: report.subject).count)
  }

  @Test func fiveThousandFindingsFit() throws {
    let page = HTMLReporter().text(of: PageDataTests.generated(5_000, clean: 0))
    let data = try PageDataTests.data(page)
    print("HTML page of 5,000 findings: \(page.utf8.count) bytes, \((data["texts"] as? [Any])?.count ?? 0) texts")
    #expect(page.utf8.count <= 5_000_000)
    #expect((data["findings"] as? [Any])?.count == 5_000 && data["findingsDropped"] == nil)
    #expect((data["texts"] as? [Any])?.count == 5_000)
    #expect(((data["run"] as? [String: Any])?["dropped"] as? [String])?.isEmpty == true)
  }

  @Test func aPageOfAHundredThousandTextsHasThemAll() throws {
    let page = HTMLReporter().text(of: Self.huge())
    let data = try PageDataTests.data(page)
    let texts = try #require(data["texts"] as? [Any]).count
    let others = try #require(data["others"] as? [[String: Any]])
    let bare = others.reduce(0) { $0 + (($1["texts"] as? [Any])?.count ?? 0) }
    print("HTML page of 100,000 texts: \(page.utf8.count) bytes, \(texts) texts with measurements, \(bare) without")
    #expect(page.utf8.count <= 5_000_000 && texts == 12_000 && bare == 88_000)
    #expect((data["findings"] as? [Any])?.count == 5_000 && data["findingsDropped"] == nil)
    let counts = try #require(data["counts"] as? [String: Any])
    #expect((counts["fail"] as? [String: Any])?["value"] as? Int == 5_000, "counts are those of the whole run")
    let dropped = try #require((data["run"] as? [String: Any])?["dropped"] as? [String])
    #expect(dropped == ["88,000 less important texts have a verdict in this page, but no measurements."])
    for sentence in dropped { #expect(page.contains("<li>\(sentence)</li>")) }
  }

  @Test(arguments: [80_000, 150_000, 300_000]) func noPageIsLargerThanItsLimit(_ extra: Int) throws {
    let least = HTMLReporter().text(of: Samples.empty()).utf8.count
    var limits = HTMLReporter.Limits()
    limits.bytes = least + extra
    let page = HTMLReporter(limits: limits).text(of: PageDataTests.generated(3_000, clean: 100))
    #expect(page.utf8.count <= limits.bytes)
    let data = try PageDataTests.data(page)
    #expect(try #require(data["findings"] as? [Any]).count > 20)
    let left = 2_900 - (try #require(data["findings"] as? [Any]).count)
    #expect(data["findingsDropped"] as? Int == (left > 0 ? left : nil))
  }
}
