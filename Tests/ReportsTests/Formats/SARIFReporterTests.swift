import AuditModel
import Foundation
import Reports
import Testing

@Suite struct SARIFReporterTests {
  struct Seen: Decodable {
    struct Result: Decodable {
      struct Properties: Decodable {
        struct Size: Decodable {
          var category: String
          var width: Double
          var lines: Int
        }

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
    #expect(seen.results.map(\.file) == report.findings.map(\.location.file))
    #expect(seen.results.map(\.line) == report.findings.map(\.location.line))
    #expect(seen.results.map(\.column) == report.findings.map(\.location.column))
    #expect(seen.results[1].uri == "App/pt-BR.lproj/%C3%9Cber%20100%25%2C%20%22so%22%3A%20a%7Cb.strings")
    #expect(seen.results.map(\.level) == ["error", "warning", "warning", "note", "note", "note", "note"])
    #expect(seen.results.map(\.properties.outcome).suffix(3) == ["needsReview", "needsReview", "needsReview"])
    #expect(seen.results.allSatisfy { $0.hasIndex })
    #expect(seen.results.map { $0.fingerprints["typecheck/v1"] } == report.findings.map(\.fingerprint))
    #expect(seen.results.map { $0.fingerprints["typecheck/v2"] } == report.findings.map(\.placeFingerprint))
    #expect(seen.results[0].properties.categories?.first?.width == 340.1235)
    #expect(seen.results[0].message.contains("fix: allow 2 lines"))
    #expect(seen.results[4].message.hasPrefix("needs review: \"すべての設定を保存する\": how many lines"))
    #expect(seen.rules.allSatisfy { $0.properties.tags.count == 10 && $0.properties.tags[0] == "accessibility" })
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
      seen.notifications.first?.message.hasPrefix("10 less severe findings of 25,010 are not in the results") == true)
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
