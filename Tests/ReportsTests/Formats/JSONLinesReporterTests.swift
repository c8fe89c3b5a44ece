import AuditModel
import Causes
import Foundation
import Testing

@testable import Reports

/// Reports with one cause per line, for agents.
@Suite struct JSONLinesReporterTests {
  private func lines(_ text: String) throws -> [[String: Any]] {
    try text.split(separator: "\n").map {
      try #require(try JSONSerialization.jsonObject(with: Data($0.utf8)) as? [String: Any])
    }
  }

  private func lines(_ report: AuditReport, limit: Int? = nil) throws -> [[String: Any]] {
    try lines(JSONLinesReporter(limit: limit).text(of: report))
  }

  @Test func beginsWithTheRunAndEndsWithTheCount() throws {
    let report = FormatSamples.texts()
    let lines = try lines(report)
    #expect(lines.count == report.causes.count + 2)
    let run = lines[0]
    #expect(run["kind"] as? String == "run" && run["schemaVersion"] as? Int == 3)
    #expect(run["causes"] as? [String: Int] == ["errors": 1, "needsReview": 3, "notes": 1, "warnings": 2])
    #expect(run["findings"] as? [String: Int] == ["errors": 1, "needsReview": 3, "notes": 1, "warnings": 2])
    #expect((run["texts"] as? [String: Int])?.values.reduce(0, +) == 6)
    #expect((run["notices"] as? [[String: Any]])?.count == 7 && run["noticeCount"] as? Int == 7)
    let end = try #require(lines.last)
    #expect(end["kind"] as? String == "end" && end["shown"] as? Int == 7 && end["of"] as? Int == 7)
  }

  @Test func aCauseHasItsExampleAndItsExtent() throws {
    let lines = try lines(CauseSamples.place(keys: 3))
    #expect(lines.count == 3)
    let cause = lines[1]
    #expect(cause["kind"] as? String == "place" && cause["certainty"] as? String == "certain")
    #expect(cause["file"] as? String == CauseSamples.code && cause["line"] as? Int == CauseSamples.placeLine)
    let edit = try #require(cause["edit"] as? [String: Any])
    #expect(edit["line"] as? Int == CauseSamples.limitLine && edit["statement"] as? String == "lineLimit(1)")
    #expect((edit["advice"] as? String)?.hasPrefix("allow 2 lines") == true)
    #expect(cause["key"] as? String == "row.1" && cause["locale"] as? String == "en")
    #expect(cause["text"] as? String == "Einstellungen übernehmen 1")
    #expect((cause["visibleText"] as? String)?.hasSuffix("…") == true)
    #expect(cause["texts"] as? Int == 6 && cause["keys"] as? Int == 3 && cause["findingCount"] as? Int == 6)
    #expect(cause["languageCount"] as? Int == 2 && cause["sites"] == nil, "its only site is its own place")
  }

  /// The source text is known if the key fails in the source language too.
  @Test func aTranslationHasItsSourceText() throws {
    var report = CauseSamples.place(keys: 1)
    report.findings[0].severity = .warning
    let cause = try lines(report)[1]
    #expect(cause["locale"] as? String == "de")
    #expect(cause["sourceText"] as? String == "Einstellungen übernehmen 1")
    report.findings[0].text = "Apply the settings"
    #expect(try lines(report)[1]["sourceText"] as? String == "Apply the settings")
  }

  @Test func onlyTheFirstSitesAndLanguagesAreListed() throws {
    var report = FormatSamples.many(1)
    let finding = report.findings[0]
    report.findings = (0..<30).map { number in
      var one = finding
      (one.locale, one.location.line) = ("l\(number)", number + 1)
      return one
    }
    let cause = try lines(report)[1]
    #expect((cause["languages"] as? [String])?.count == 10 && cause["languageCount"] as? Int == 30)
    #expect((cause["sites"] as? [Any])?.count == 5 && cause["siteCount"] as? Int == 30)
  }

  @Test func theLimitIsTheNumberOfCauses() throws {
    let report = FormatSamples.many(3_000)
    for limit in [0, 1, 7, 2_500] {
      let lines = try lines(report, limit: limit)
      #expect(lines.count == limit + 2 && lines.last?["shown"] as? Int == limit)
      #expect(lines.last?["of"] as? Int == 3_000)
    }
    var settings = ReportSettings()
    settings.limit = 2
    let reporter = try #require(Reporters.named("jsonl")).applying(settings)
    #expect(try lines(reporter.text(of: report)).count == 4)
  }

  /// The worst come first, and those that need review last.
  @Test func failuresComeFirst() throws {
    let outcomes = try lines(FormatSamples.texts()).dropFirst().dropLast().map { cause in
      "\(cause["outcome"] as? String ?? "") \(cause["severity"] as? String ?? "")"
    }
    #expect(
      outcomes == [
        "fail error", "fail warning", "fail warning", "fail note", "needsReview note", "needsReview note",
        "needsReview note",
      ])
  }

  /// However long the texts are, a report fits into the context of an agent, and its counts are complete.
  @Test(arguments: [1, 40, 400]) func withoutALimitTheSizeIsBounded(count: Int) throws {
    for report in [CauseSamples.hostile(count), FormatSamples.many(3_000)] {
      let text = JSONLinesReporter().text(of: report)
      #expect(text.utf8.count <= 110_000)
      let lines = try lines(text)
      let shown = try #require(lines.last?["shown"] as? Int)
      #expect(shown == lines.count - 2 && shown > 0)
      #expect(lines.last?["of"] as? Int == report.causes.count)
      #expect(shown == report.causes.count || text.utf8.count > 80_000, "\(shown) of \(report.causes.count)")
    }
  }

  @Test func aCauseIsNewOrWorse() throws {
    let changes = try lines(ComparisonReportTests.report()).dropFirst().dropLast().map { $0["change"] as? String }
    #expect(changes == ["worse", "new", "known", "known", "known", "known", "new"])
    let counts = try lines(ComparisonReportTests.report())[0]["compare"] as? [String: Int]
    #expect(counts == ["accepted": 1, "fixed": 2, "known": 4, "new": 2, "notChecked": 1_200, "worse": 1])
  }
}
