import AuditModel
import Foundation
import Reports
import Testing

@Suite struct JUnitReporterTests {
  struct Seen: Decodable {
    struct Case: Decodable {
      var classname: String
      var name: String
      var kinds: [String]
      var messages: [String]
      var text: String
    }

    struct Suite: Decodable {
      var name: String
      var cases: [Case]
      var properties: [String: String]
    }

    var counts: [String: Int]
    var suites: [Suite]
  }

  private func seen(_ report: AuditReport) throws -> Seen { try ReportReader.read(report, as: "junit", Seen.self) }

  private func withoutResults(_ report: AuditReport) -> AuditReport {
    var copy = report
    copy.results = []
    return copy
  }

  /// junitparser counts the cases of each suite itself and compares.
  @Test func findingsOnly() throws {
    let seen = try seen(withoutResults(FormatSamples.texts()))
    #expect(seen.suites[0].properties["cases"] == "with findings only")
    #expect(seen.suites[0].cases.map(\.name).last == "everything without a finding")
    // Two causes of one German text are two cases.
    let german = try #require(seen.suites.first { $0.name == "de.json (de)" })
    #expect(german.cases.map { $0.name.prefix(40) }.allSatisfy { $0.hasPrefix("settings.apply: \"Einstellungen") })
    #expect(german.cases.map(\.kinds) == [["Failure"], ["Skipped"]])
    #expect(german.cases[0].text.contains("fix: allow") && german.cases[1].text.contains("[text-shrunk]"))
    #expect(seen.counts == ["tests": 11, "failures": 1, "errors": 2, "skipped": 7])
  }

  /// The texts of a place are one case, which lists them.
  @Test func oneCaseHasTheTextsOfAPlace() throws {
    let seen = try seen(CauseSamples.place(keys: 40))
    let place = try #require(seen.suites.first { $0.name == CauseSamples.code })
    #expect(place.cases.count == 1 && place.cases[0].classname == CauseSamples.code)
    #expect(place.cases[0].name.hasPrefix("Text: \"Einstellungen übernehmen 1\" is cut"))
    #expect(place.cases[0].messages[0].contains("80 texts of 40 keys in 2 languages"))
    let lines = place.cases[0].text.split(separator: "\n")
    #expect(lines[0] == "App/Row.swift:91:8: error [text-truncated]")
    #expect(lines.contains { $0.hasPrefix("App/en.lproj/Main.strings:2:12 row.2 (en): error: ") })
    #expect(lines.last == "… and 30 more findings")
    #expect(seen.counts["failures"] == 1)
  }

  @Test func everyTextIfResultsAreKept() throws {
    let seen = try seen(FormatSamples.texts())
    #expect(seen.suites[0].properties["cases"] == "all that were read")
    #expect(!seen.suites[0].cases.contains { $0.name == "everything without a finding" })
    let thai = try #require(seen.suites.first { $0.name == "th.json (th)" })
    #expect(thai.cases.map(\.name) == ["hello"] && thai.cases[0].kinds == ["Skipped"])
    #expect(thai.cases[0].messages == ["not measured: missing-font (Thai)"])
    let clean = try self.seen(Samples.clean())
    #expect(clean.counts == ["tests": 3, "failures": 0, "errors": 0, "skipped": 0])
  }

  /// Failures are the findings that make the exit status 1.
  @Test func failuresAgreeWithTheExitStatus() throws {
    var report = withoutResults(FormatSamples.texts())
    report.ending = AuditReport.Ending(exitStatus: 1, failsFrom: .warning)
    #expect(try seen(report).counts["failures"] == 3)
    report.ending = AuditReport.Ending(exitStatus: 1, failsFrom: nil)
    #expect(try seen(report).counts["failures"] == 0)
    report.ending = AuditReport.Ending(exitStatus: 1, failsFrom: .note, reviewsFail: true)
    let bounded = report.findings.count { $0.reason == .noSlot }
    #expect(try bounded > 0 && seen(report).counts["failures"] == 7 - bounded)
    report.ending = AuditReport.Ending(exitStatus: 1, failsFrom: .note, reviewsFail: true, boundedFail: true)
    #expect(try seen(report).counts["failures"] == 7)
  }

  @Test func showsControlsAndSkipsForbiddenCharacters() throws {
    var report = FormatSamples.many(1)
    report.findings[0].key = "a\u{0}b\u{1B}c\u{FFFE}d <&\">"
    report.findings[0].remedy = "take ]]> out\u{FFFF}"
    let seen = try seen(report)
    #expect(seen.suites[1].cases[0].name.hasPrefix(#"a\u{0}b\u{1B}cd <&">: "#))
    #expect(seen.suites[1].cases[0].text.contains("take ]]> out\n"))
  }

  @Test func colors() throws {
    let seen = try seen(FormatSamples.colors())
    #expect(seen.suites.map(\.name) == ["typecheck", "palette.json"])
    let names = seen.suites[1].cases.map { $0.name.prefix { $0 != ":" } }
    // At one place, the worst cause is first.
    #expect(names == ["hint on paper", "fine / broken", "guess on paper"])
    #expect(seen.suites[1].cases.map(\.classname) == ["palette.json", "palette.json", "palette.json"])
  }

  @Test func empty() throws {
    let seen = try seen(Samples.empty())
    #expect(seen.counts == ["tests": 1, "failures": 0, "errors": 1, "skipped": 0])
  }
}
