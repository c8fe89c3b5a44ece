import Adaptivity
import Audit
import AuditModel
import DynamicType
import Testing
import TextEngine
import TextRules

@Suite struct AuditorTests {
  private func audit(
    _ texts: [(key: String, locale: String, text: String)], jobs: Int = 1,
    keeping retention: AuditRetention = .everything, _ change: (inout MeasureOptions) -> Void = { _ in }
  ) async throws -> Auditor.Result {
    var bench = try Bench()
    change(&bench.options)
    return try await Auditor(options: bench.options, stack: bench.stack, jobs: jobs).audit(
      Bench.catalog(texts), keeping: retention)
  }

  private static let many = (0..<700).map { index in
    (
      key: "k\(index)", locale: ["de", "en", "ar", "th", "ja"][index % 5],
      text: "Text \(index % 90) für alle übernehmen"
    )
  }

  @Test func theFontsOfANamedVersionAreMeasured() async throws {
    func measured(_ version: SystemVersion?) async throws -> (width: Double, margin: Double) {
      let result = try await audit([(key: "a", locale: "ja", text: "プッシュ通知を設定する")]) {
        $0.systemVersion = version
        $0.categories = [.large]
      }
      let measurement = try #require(result.results.first?.measurements.first)
      return (measurement.naturalWidth, measurement.uncertainty)
    }
    let (recent, older) = (try await measured(SystemVersion(26)), try await measured(SystemVersion("18.5")))
    let unknown = try await measured(nil)
    #expect(abs(recent.width - 11 * 17 * 0.936) < 1e-6)
    #expect(abs(older.width - 11 * 17) < 1e-6)
    for known in [recent, older] {
      #expect(abs(known.width - unknown.width) < unknown.margin)
      #expect(known.margin < 0.6 * unknown.margin)
    }
  }

  @Test func anyNumberOfThreadsGivesTheSameResult() async throws {
    let one = try await audit(Self.many, jobs: 1)
    for jobs in [2, 7] {
      let other = try await audit(Self.many, jobs: jobs)
      #expect(one.results == other.results)
      #expect(one.findings == other.findings)
      #expect(one.summary == other.summary)
    }
  }

  @Test(arguments: [1, 2]) func everyTextHasTheVerdictThatIsCounted(_ jobs: Int) async throws {
    let texts = (0..<40).map { index in
      (key: "k\(index)", locale: ["de", "en"][index % 2], text: String(repeating: "Wort ", count: index % 9))
    }
    let result = try await audit(texts, jobs: jobs, keeping: .findings) { options in
      (options.slot.lines, options.slot.width) = (1, 160)
      options.categories = [.large, .accessibilityMedium, .accessibilityExtraLarge]
    }
    let all = try await audit(texts) { options in
      (options.slot.lines, options.slot.width) = (1, 160)
      options.categories = [.large, .accessibilityMedium, .accessibilityExtraLarge]
    }
    #expect(Set(result.verdicts.map(\.string)) == Set(0..<40) && result.verdicts.count == 40)
    #expect(result.verdicts.count { $0.verdict.outcome == .fail } == result.tally.allOutcomes.fail)
    #expect(result.verdicts.count { $0.verdict.outcome == .undrawn } == result.tally.allOutcomes.undrawn)
    let failing = Set(result.verdicts.compactMap(\.verdict.firstFailure))
    #expect(failing == [.large, .accessibilityMedium, .accessibilityExtraLarge])
    for (string, verdict) in result.verdicts {
      let measured = try #require(all.results.first { $0.string.key == "k\(string)" })
      #expect(verdict.firstFailure == measured.measurements.first { $0.outcome == .fail }?.category)
    }
  }

  @Test(arguments: [1, 2, 7]) func keepingLessChangesNoCountAndNoFinding(_ jobs: Int) async throws {
    func change(_ options: inout MeasureOptions) {
      options.categories = [.large, .accessibilityExtraLarge]
      options.slot.lines = 1
      options.slot.width = 200
      options.boldText = [false, true]
    }
    let texts = (0..<300).map { index in
      let words = String(repeating: "Wort ", count: 1 + index % 7)
      return (
        key: "k\(index % 10)", locale: ["de", "en"][index % 2],
        text: words + (index % 3 > 0 ? "%d \(index)" : "\(index)")
      )
    }
    let all = try await audit(texts, change)
    let failures = all.findings.filter { $0.outcome == .fail && $0.severity > .note }
    let reviews = all.findings.filter { $0.outcome == .needsReview && $0.reason != .noSlot }
    #expect(failures.count > 50 && reviews.count > 50)
    #expect(failures.allSatisfy { !$0.occurrences.isEmpty && $0.occurrences[0].category == $0.firstCategory })
    let found = try await audit(texts, jobs: jobs, keeping: .findings, change)
    #expect(found.results.isEmpty && found.findings == all.findings)
    #expect(found.summary == all.summary && found.tally == all.tally && found.fonts == all.fonts)
    let records = try await audit(texts, jobs: jobs, keeping: .results, change)
    #expect(records.findings == all.findings && records.summary == all.summary && records.tally == all.tally)
    var expected = all.results
    for index in expected.indices { expected[index].keep(.findings) }
    #expect(records.results == expected)
    #expect(records.results.contains { $0.measurements.count == 1 && $0.counts.pass == 1 })
  }

  @Test func textsWithoutAFontAreReportedInCatalogOrder() async throws {
    // Tangut has no font in Debian.
    let texts = (0..<400).map { (key: "k\($0)", locale: "txg", text: "\u{17000} \(400 - $0)") }
    for jobs in [1, 2] {
      let result = try await audit(texts, jobs: jobs, keeping: .findings)
      #expect(result.summary.notMeasured == 400)
      let unmeasured = try #require(result.tally.unmeasured.values.first)
      #expect(unmeasured.count == 400 && unmeasured.places.map(\.key) == ["k0", "k1", "k2"])
    }
  }

  @Test func equalTextsAreMeasuredOnceAndKeepTheirFindings() async throws {
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

  @Test func boldTextOnAndOffGivesTwoResults() async throws {
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
