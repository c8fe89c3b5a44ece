import Audit
import AuditModel
import DynamicType
import Testing
import TextEngine

@Suite struct AuditorTests {
  private func audit(
    _ texts: [(key: String, locale: String, text: String)], jobs: Int = 1,
    _ change: (inout MeasureOptions) -> Void = { _ in }
  ) async throws -> Auditor.Result {
    var bench = try Bench()
    change(&bench.options)
    return try await Auditor(options: bench.options, stack: bench.stack, jobs: jobs).audit(Bench.catalog(texts))
  }

  private static let many = (0..<700).map { index in
    (
      key: "k\(index)", locale: ["de", "en", "ar", "th", "ja"][index % 5],
      text: "Text \(index % 90) für alle übernehmen"
    )
  }

  @Test func anyNumberOfThreadsGivesTheSame() async throws {
    let one = try await audit(Self.many, jobs: 1)
    for jobs in [2, 7] {
      let other = try await audit(Self.many, jobs: jobs)
      #expect(one.results == other.results)
      #expect(one.findings == other.findings)
      #expect(one.summary == other.summary)
    }
  }

  @Test func equalQuestionsAreMeasuredOnceAndKeepTheirFindings() async throws {
    let text = "Benachrichtigungen einschalten"
    let result = try await audit([("a", "de", text), ("b", "de", text), ("c", "de", text)]) { $0.slot.lines = 1 }
    #expect(result.summary.texts == 3)
    #expect(result.summary.distinctTexts == 1)
    #expect(Set(result.findings.filter { $0.rule == "text-truncated" }.map(\.key)) == ["a", "b", "c"])
    #expect(Set(result.findings.map(\.fingerprint)).count == result.findings.count)
  }

  @Test func theSourceLanguageDecidesTheLineLimit() async throws {
    let long = "This explains at some length what happens when the switch is on, over several lines."
    let result = try await audit([
      ("title", "en", "Apply"), ("title", "de", "Einstellungen übernehmen"),
      ("body", "en", long), ("body", "de", "Kurz"),
      ("note", "en", "One\nTwo"), ("orphan", "de", "Nur hier"),
    ])
    let sources = result.results.map(\.lineLimitSource)
    #expect(sources == [.inferred, .inferred, .unknown, .unknown, .unknown, .inferred])
    #expect(result.results.map(\.isSource) == [true, false, true, false, true, false])
    #expect(result.results[3].measurements.allSatisfy { $0.reason == .noSlot })
  }

  @Test func swiftUITextHasNoLimitOfItsOwn() async throws {
    let result = try await audit([("a", "de", "Benachrichtigungen für alle Geräte einschalten")]) {
      $0.slot.framework = .swiftui
    }
    #expect(result.results[0].measurements.allSatisfy { $0.lineLimit == 0 && !$0.truncated })
  }

  @Test func boldTextBothWaysGivesTwoResults() async throws {
    let result = try await audit([("a", "en", "Save")]) { $0.boldText = [false, true] }
    #expect(result.results.map(\.slot.boldText) == [false, true])
  }

  @Test func worstFindingsComeFirst() async throws {
    let result = try await audit(Self.many) { $0.slot.lines = 1 }
    let certain = result.findings.filter { $0.outcome == .fail }
    #expect(certain.count > 1)
    for (one, next) in zip(certain, certain.dropFirst()) { #expect(one.severity >= next.severity) }
    #expect(result.findings.firstIndex { $0.outcome == .needsReview } ?? .max >= certain.count)
  }
}
