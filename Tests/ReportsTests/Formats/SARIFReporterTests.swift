import AuditModel
import Causes
import Foundation
import Reports
import Testing

@Suite struct SARIFReporterTests {
  struct Seen: Decodable {
    struct Result: Decodable {
      struct Properties: Decodable {
        struct Extent: Decodable, Equatable {
          var certainty: String?
          var findings: Int
          var keys: Int
          var kind: String
          var languages: [String]
          var texts: Int
        }

        struct Size: Decodable {
          var category: String
          var width: Double
          var lines: Int
        }

        /// Nil for a fixed finding, which has no cause in the run.
        var cause: Extent?
        var outcome: String
        var reason: String?
        var categories: [Size]?
        var ratios: [Double]?
      }

      var rule: String
      var level: String
      var message: String
      var file: String
      var uri: String
      var line: Int
      var column: Int
      var properties: Properties
      var hasIndex: Bool
      var fingerprints: [String: String]
      var related: [String]
    }

    struct Rule: Decodable {
      struct Properties: Decodable { var tags: [String] }

      var id: String
      var properties: Properties
    }

    struct Notification: Decodable {
      var id: String
      var level: String
      var message: String
    }

    var results: [Result]
    var rules: [Rule]
    var columnKind: String
    var isSuccessful: Bool
    var exitCode: Int?
    var notifications: [Notification]
  }

  private func seen(_ report: AuditReport) throws -> Seen { try ReportReader.read(report, as: "sarif", Seen.self) }

  @Test func isValidByTheOASISSchema() throws {
    let seen = try seen(FormatSamples.texts())
    let report = FormatSamples.texts()
    #expect(seen.columnKind == "unicodeCodePoints")
    let causes = report.causes
    let examples = causes.map { report.findings[$0.example] }
    #expect(seen.results.map(\.file) == causes.map(\.edit.location.file))
    #expect(seen.results.map(\.line) == causes.map(\.edit.location.line))
    #expect(seen.results.map(\.column) == causes.map(\.edit.location.column))
    #expect(seen.results[1].uri == "App/pt-BR.lproj/%C3%9Cber%20100%25%2C%20%22so%22%3A%20a%7Cb.strings")
    #expect(seen.results.map(\.level) == ["error", "warning", "warning", "note", "note", "note", "note"])
    #expect(seen.results.map(\.properties.outcome).suffix(3) == ["needsReview", "needsReview", "needsReview"])
    #expect(seen.results.allSatisfy { $0.hasIndex })
    #expect(seen.results.map { $0.fingerprints["typecheck/cause/v1"] } == causes.map(\.fingerprint))
    #expect(seen.results.map { $0.fingerprints["typecheck/v1"] } == examples.map(\.fingerprint))
    #expect(seen.results.map { $0.fingerprints["typecheck/v2"] } == examples.map(\.placeFingerprint))
    let file = "App/Zeile%20%7C%20%3C%1B%3E.swift"
    #expect(seen.results[0].related == [10, 20, 30, 40].map { "\(file):\($0)" })
    #expect(seen.results[1].related.isEmpty)
    #expect(seen.results[0].properties.categories?.first?.width == 340.1235)
    #expect(seen.results[0].message.contains("fix: allow 2 lines"))
    let japanese = seen.results[5].message
    #expect(japanese.hasPrefix("needs review: \"すべての設定を保存する\": how many lines"), "\(japanese)")
    #expect(seen.rules.allSatisfy { $0.properties.tags.count == 10 && $0.properties.tags[0] == "accessibility" })
  }

  /// The texts of one place are one result, whose fingerprint does not depend on them.
  @Test func onePlaceIsOneResult() throws {
    let (three, two) = (CauseSamples.place(keys: 3), CauseSamples.place(keys: 2))
    let (result, fewer) = (try seen(three).results, try seen(two).results)
    #expect(result.count == 1 && fewer.count == 1)
    #expect(result[0].file == CauseSamples.code && result[0].line == CauseSamples.limitLine)
    #expect(
      result[0].message.contains(
        "6 texts of 3 keys in 2 languages; lineLimit(1) at App/Row.swift:91; fix: "))
    let extent = try #require(result[0].properties.cause)
    #expect(extent.texts == 6 && extent.keys == 3 && extent.findings == 6 && extent.kind == "place")
    #expect(extent.certainty == "certain" && Set(extent.languages) == ["en", "de"])
    #expect(result[0].fingerprints["typecheck/cause/v1"] == fewer[0].fingerprints["typecheck/cause/v1"])
    #expect(result[0].related == ["App/Row.swift:86", "App/en.lproj/Main.strings:1"])
  }

  /// A line that the pull request does not change is not shown in it: the changed text is.
  @Test func resultsAreAtChangedLines() throws {
    let report = CauseSamples.place(keys: 3)
    let german = "App/de.lproj/Main.strings"
    let reporter = SARIFReporter(changes: try CauseSamples.changes([(german, 2...3), ("README.md", 1...9)]))
    let seen = try ReportReader.read(reporter.text(of: report), as: "sarif", Seen.self)
    #expect(seen.results[0].file == german && seen.results[0].line == 2)
    #expect(seen.results[0].related == ["App/Row.swift:91", "App/Row.swift:86", "\(german):3"])
    let code = SARIFReporter(changes: try CauseSamples.changes([(german, 2...3), (CauseSamples.code, 80...100)]))
    let shown = try ReportReader.read(code.text(of: report), as: "sarif", Seen.self)
    #expect(shown.results[0].file == CauseSamples.code && shown.results[0].line == CauseSamples.limitLine)
  }

  @Test func reportsSkippedFiles() throws {
    let seen = try seen(FormatSamples.texts())
    #expect(!seen.isSuccessful && seen.exitCode == nil)
    let kinds = seen.notifications.map { "\($0.level) \($0.id)" }
    #expect(
      kinds == [
        "error input", "error not-measured", "warning input", "note left-out", "note left-out", "note accepted",
        "note remark",
      ])
    var report = Samples.clean()
    #expect(try self.seen(report).isSuccessful)
    report.ending = AuditReport.Ending(exitStatus: 1, failsFrom: .error)
    let ended = try self.seen(report)
    #expect(ended.isSuccessful && ended.exitCode == 1)
    #expect(try !self.seen(Samples.empty()).isSuccessful)
  }

  @Test func colors() throws {
    let seen = try seen(FormatSamples.colors())
    #expect(seen.results.map(\.rule) == ["contrast-minimum", "red-green-only", "contrast-minimum"])
    #expect(seen.results.map(\.hasIndex) == [true, false, true])
    let ratio = try #require(seen.results[0].properties.ratios?.first)
    #expect(ratio > 3.2 && ratio < 3.3)
  }

  /// GitHub refuses more than 25,000 results: the worst are written, the rest is counted.
  @Test func limitOfResults() throws {
    let seen = try seen(FormatSamples.many(25_010))
    #expect(seen.results.count == 25_000)
    #expect(
      seen.notifications.first?.message.hasPrefix("10 less severe causes of 25,010 are not in the results") == true)
    #expect(try self.seen(FormatSamples.many(3)).notifications.isEmpty)
  }

  @Test func absolutePathsAreURIs() throws {
    var report = FormatSamples.texts()
    report.findings[0].location.file = "/somewhere/App de/a.strings"
    report.findings[1].location.file = "./a.strings"
    let seen = try seen(report)
    #expect(seen.results[0].uri == "file:///somewhere/App%20de/a.strings")
    #expect(seen.results[1].uri == "a.strings")
  }

  @Test func longTextsAreCut() throws {
    var report = FormatSamples.many(1)
    report.findings[0].text = String(repeating: "ü", count: 100_000)
    report.findings[0].remedy = String(repeating: "n", count: 100_000)
    report.findings[0].key = String(repeating: "k", count: 100_000)
    #expect(SARIFReporter().text(of: report).utf8.count < 12_000)
    _ = try seen(report)
  }
}
