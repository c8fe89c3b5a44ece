import AuditModel
import DynamicType
import Testing

@testable import Reports

/// The badge and its sentence, for every way in which a run can end.
@Suite struct PageVerdictTests {
  private static let levels: [(name: String, from: Finding.Severity?, reviews: Bool, bounded: Bool)] = [
    ("never", nil, false, false), ("error", .error, false, false), ("warning", .warning, false, false),
    ("note", .note, false, false), ("review", .note, true, false), ("bounded", .note, true, true),
  ]

  private static func findings() -> [Finding] {
    let result = Samples.result("Einstellungen übernehmen", key: "apply", locale: "de")
    return Finding.Severity.allCases.map { Samples.finding(result, $0) } + [
      Samples.review(result, .withinErrorBar), Samples.review(result, .containerBounded),
    ]
  }

  /// A report with a subset of findings, and the status that a run with such findings has.
  private static func report(
    _ mask: Int, _ level: (name: String, from: Finding.Severity?, reviews: Bool, bounded: Bool), hasIssue: Bool
  ) -> AuditReport {
    var report = Samples.clean()
    report.findings = findings().enumerated().filter { mask & 1 << $0.offset != 0 }.map(\.element)
    if hasIssue {
      report.inputIssues = [
        InputIssue(
          severity: .error, location: SourceLocation(file: "a", line: 1, column: 1), message: "bad", remedy: "repair")
      ]
    }
    report.recount()
    var ending = AuditReport.Ending(
      exitStatus: 0, failsFrom: level.from, reviewsFail: level.reviews, boundedFail: level.bounded)
    ending.exitStatus = hasIssue ? 2 : report.findings.contains(where: ending.isFailed) ? 1 : 0
    report.ending = ending
    return report
  }

  @Test func theBadgeIsTheExitStatus() {
    for level in Self.levels {
      for (mask, hasIssue) in (0..<32).flatMap({ [($0, false), ($0, true)] }) {
        let report = Self.report(mask, level, hasIssue: hasIssue)
        let verdict = PageVerdict(report)
        let status = report.ending?.exitStatus
        let failing = report.findings.contains {
          $0.outcome == .fail && report.ending?.isFailed(by: $0) == true
        }
        let expected: PageVerdict.Outcome =
          status == 2 ? .incomplete : status == 0 ? .pass : failing ? .fail : .review
        #expect(verdict.outcome == expected && verdict.exit == status, "\(level.name), \(mask), \(hasIssue)")
        #expect(!verdict.sentence.plain.isEmpty && verdict.sentence.plain.hasSuffix("."), "\(verdict.sentence.plain)")
      }
    }
  }

  @Test func aPassWithFailingTextsNamesThem() {
    var report = Self.report(0b10, Self.levels[1], hasIssue: false)
    report.results = [Samples.result("Einstellungen übernehmen", key: "apply", locale: "de")]
    report.recount()
    #expect(
      PageVerdict(report).sentence.plain == "Passed at --fail-on error. 1 of 1 text fails: 1 of 1 key.",
      "\(PageVerdict(report).sentence.plain)")
  }

  @Test func theSentenceCountsTextsAndKeys() {
    var report = Samples.empty()
    report.results = ["de", "fr", "fi"].map {
      Samples.result("Remind me about it later", key: "remind", locale: $0, file: "\($0).json")
    }
    report.results += [
      Samples.result("Save everything on the device", key: "save", locale: "de", file: "de.json"),
      Samples.result("OK", key: "ok", locale: "de", file: "de.json"),
    ]
    report.findings = report.results.prefix(4).map { Samples.finding($0, .error) }
    report.recount()
    report.pageResults[0].result.isSource = true
    report.ending = AuditReport.Ending(exitStatus: 1, failsFrom: .error)
    #expect(
      PageVerdict(report).sentence.plain
        == "4 of 5 texts fail: 2 of 3 keys, most often “\u{2068}Remind me about it later\u{2069}”.")
    report.findings.removeLast(2)
    #expect(PageVerdict(report).sentence.plain.hasPrefix("4 of 5 texts fail, 2 of them accepted or turned off: "))
    report.findings += FormatSamples.colors().findings
    #expect(PageVerdict(report).sentence.plain.contains(". Also 2 findings on colours."))
  }

  @Test func aCleanRunHasItsScope() {
    var report = HTMLSamples.complete(Samples.clean())
    report.ending = AuditReport.Ending(exitStatus: 0, failsFrom: .error)
    #expect(PageVerdict(report).sentence.plain == "3 texts in 3 languages checked at 12 sizes, nothing found.")
    #expect(PageVerdict(Samples.empty()).sentence.plain == "Nothing was measured.")
    report.accepted.stale = 2
    report.ending?.exitStatus = 1
    #expect(
      PageVerdict(report).sentence.plain == "2 entries of the baseline match no finding, which fails this run.")
  }

  /// A run in which no text has a verdict does not claim that anything passed.
  @Test func aRunWithoutVerdictsNeedsReview() {
    var report = Samples.empty()
    var result = Samples.result("Save", key: "save", locale: "en", lines: nil)
    for index in result.measurements.indices {
      result.measurements[index].outcome = .needsReview
      result.measurements[index].reason = .noSlot
    }
    report.results = [result]
    report.recount()
    report.ending = AuditReport.Ending(exitStatus: 0, failsFrom: .error)
    #expect(PageVerdict(report).outcome == .review)
    #expect(PageVerdict(report).sentence.plain.hasPrefix("No text has a verdict"))
  }
}
