import AuditModel
import DynamicType
import Testing

@testable import Audit
@testable import RuleKit
@testable import TextRules

/// Assumed fields neither fail nor pass.
@Suite struct AssumedSlotTests {
  private static let long = "Übernehmen Sie diese Einstellungen bitte auf allen Geräten dieses Haushalts"

  private func audit(
    _ texts: [(key: String, locale: String, text: String)], keeping retention: AuditRetention = .everything,
    assumed: Slot.Assumptions = [.style, .width, .framework], _ change: (inout MeasureOptions) -> Void = { _ in }
  ) async throws -> Auditor.Result {
    let bench = try Bench()
    var options = bench.options
    options.slot.assumed = assumed
    change(&options)
    return try await Auditor(options: options, stack: bench.stack, jobs: 2)
      .audit(Bench.catalog(texts), keeping: retention)
  }

  @Test func anAssumedSlotNeverFailsNorPasses() async throws {
    let result = try await audit([("a", "en", "OK"), ("a", "de", Self.long)])
    #expect(result.summary.pass == 0 && result.summary.fail == 0 && result.summary.needsReview == 24)
    #expect(result.results.flatMap(\.measurements).allSatisfy { $0.reason == .noSlot })
    #expect(result.findings.allSatisfy { $0.outcome == .needsReview && $0.severity == .note })
  }

  @Test func anInferredLimitFailsNothingAndOneLineThatIsEnoughPasses() async throws {
    let result = try await audit([("a", "en", "Save"), ("a", "de", Self.long)], assumed: [])
    #expect(result.results[0].measurements.allSatisfy { $0.outcome == .pass })
    #expect(result.results[1].measurements.allSatisfy { $0.reason == .noSlot && $0.visibleText != nil })
    #expect(result.summary.fail == 0 && result.summary.errors + result.summary.warnings == 0)
  }

  @Test func aHeightOfLessThanOneLineFailsWithoutALineLimit() async throws {
    let texts = [("a", "en", "Save"), ("a", "de", Self.long)]
    let result = try await audit(texts, assumed: []) { $0.slot.height = 8 }
    #expect(result.results.count == 2)
    #expect(result.results.allSatisfy { $0.lineLimitSource == .inferred })
    #expect(result.results.flatMap(\.measurements).allSatisfy { $0.outcome == .fail && $0.clippedBy > 0 })
    #expect(Set(result.findings.map(\.rule)) == ["text-clipped"] && result.summary.errors == 2)
    let high = try await audit(texts, assumed: []) { $0.slot.height = 70 }
    #expect(high.summary.fail == 0 && high.results[0].measurements.allSatisfy { $0.outcome == .pass })
  }

  @Test func aStatedSlotStillFails() async throws {
    let result = try await audit([("a", "de", Self.long)], assumed: []) { $0.slot.lines = 1 }
    #expect(result.findings.contains { $0.rule == "text-truncated" && $0.severity == .error && $0.outcome == .fail })
  }

  @Test(arguments: [AuditRetention.everything, .findings])
  func aKeyIsOneFindingForAllLanguages(_ retention: AuditRetention) async throws {
    let result = try await audit(
      [
        ("a", "en", "Apply"), ("a", "de", Self.long), ("a", "sv", "Använd de här inställningarna på alla enheter nu"),
        ("b", "en", "OK"), ("b", "de", "OK"),
      ], keeping: retention, assumed: [])
    let open = result.findings.filter { $0.reason == .noSlot }
    #expect(open.map(\.key) == ["a"] && open[0].locales == ["de", "sv"] && open[0].locale == "sv")
    #expect(result.tally.reasons[.noSlot] == 1 && result.tally.boundedReviews == 1)
    #expect(result.tally.languages["de"]?.reviews == 1 && result.tally.languages["sv"]?.reviews == 1)
  }

  @Test func theFingerprintOfAKeyDoesNotDependOnItsWorstLanguage() async throws {
    let texts = [
      ("a", "en", "Apply"), ("a", "de", Self.long), ("a", "fr", "Appliquer ces réglages sur tous les appareils"),
    ]
    let both = try await audit(texts, assumed: [])
    let one = try await audit(Array(texts.dropLast()), assumed: [])
    #expect(both.findings.map(\.fingerprint) == one.findings.map(\.fingerprint) && !one.findings.isEmpty)
  }

  @Test func reportsOnlyAWordThatBreaksInTheSmallestStyleAndTheWholeWindow() async throws {
    let wide = "Meddelandeinställningshanteringsverktyg"
    let result = try await audit([("a", "sv", wide), ("b", "sv", "Inställningarnas")])
    let broken = result.findings.filter { $0.rule == "word-broken" }
    #expect(broken.map(\.key) == ["a"] && broken[0].severity == .note && broken[0].outcome == .fail)
    let words = "even in caption2 in a window of 375 pt"
    #expect(broken[0].message.text.hasSuffix(words), "\(broken[0].message.text)")
    let last = try #require(result.results[0].measurements.last)
    #expect(last.outcome == .fail && broken[0].worst?.overBy == last.wordOverByAnywhere)
    #expect(last.wordOverByAnywhere < last.wordOverBy, "in a smaller style and a wider window")
    #expect(result.findings.contains { $0.rule == "text-truncated" && $0.key == "a" && $0.reason == .noSlot })
    #expect(result.results[1].measurements.contains { $0.wordOverBy > 0 && $0.wordOverByAnywhere == 0 })
  }

  @Test func markupIsNotAWord() async throws {
    let result = try await audit([("a", "sv", "<b style=color:#c23814ff;background:none>Varning</b>")])
    #expect(!result.findings.contains { $0.rule == "word-broken" } && result.summary.fail == 0)
  }

  @Test(arguments: ["zh-Hans", "ja", "ko"]) func languagesWithTheirOwnBreaksNeedReview(_ locale: String)
    async throws
  {
    let result = try await audit([("a", locale, "Benachrichtigungseinstellungen")], assumed: []) {
      ($0.slot.lines, $0.slot.width) = (0, 150)
    }
    let broken = try #require(result.findings.first { $0.rule == "word-broken" })
    #expect(broken.outcome == .needsReview && broken.reason == .hyphenation && broken.severity == .note)
    #expect(result.summary.fail == 0 && result.results[0].measurements.contains { $0.reason == .hyphenation })
  }

  @Test(arguments: ["de", "de-AT"]) func germanIsHyphenated(_ locale: String) async throws {
    let result = try await audit([("a", locale, "Benachrichtigungseinstellungen")], assumed: []) {
      ($0.slot.lines, $0.slot.width) = (0, 180)
    }
    #expect(result.findings.map(\.rule) == ["word-hyphenated"] && result.findings[0].severity == .note)
    #expect(result.summary.fail == 0 && result.summary.needsReview == 0 && result.summary.notes == 1)
  }

  @Test func aGermanWordIsNotReportedWhereHyphensHelpInEverySlot() async throws {
    let result = try await audit([("a", "de", "Benachrichtigungseinstellungsverwaltungsprogramm")])
    #expect(!result.findings.contains { $0.rule == "word-broken" } && result.summary.fail == 0)
  }

  @Test func anAssumedStyleIsNeverTooSmall() async throws {
    let result = try await audit([("a", "en", "Save all of these settings")]) { $0.slot.minimumScale = 0.3 }
    #expect(!result.findings.contains { $0.rule == "text-too-small" || $0.rule == "text-shrunk" })
  }

  @Test func aPlaceOfUnknownWidthNeverPasses() async throws {
    let result = try await audit([("a", "en", "Home")], assumed: [.narrower]) {
      ($0.slot.role, $0.slot.lines, $0.slot.width) = (.tabLabel, 1, 160)
    }
    #expect(result.results[0].measurements.map(\.reason) == [.containerBounded])
    #expect(result.findings.isEmpty && result.tally.boundedTexts == 1)
    let cut = try await audit([("a", "en", "A tab title that no tab bar has the width for")], assumed: [.narrower]) {
      ($0.slot.role, $0.slot.lines, $0.slot.width) = (.tabLabel, 1, 160)
    }
    #expect(cut.findings.map(\.severity) == [.error] && cut.findings[0].firstCategory == .large)
  }

  @Test func aTitleCutAtLargeIsReportedAtLargeAlone() async throws {
    let title = "A title that no navigation bar of any iPhone has the width for at all"
    let result = try await audit([("a", "en", title)], assumed: [.narrower]) {
      ($0.slot.role, $0.slot.style, $0.slot.lines, $0.slot.width) = (.navigationTitle, .headline, 1, 375)
    }
    let finding = try #require(result.findings.first)
    #expect(finding.severity == .error && finding.firstCategory == .large && finding.worst?.category == .large)
    #expect(finding.remedy == "shorten the text: this place has one line of at most 375 pt")
  }

  @Test func namesAContainerThatTheKeySuggests() async throws {
    let result = try await audit([("a", "en", Self.long)], assumed: [.place])
    let words = result.findings.first?.message.text ?? ""
    #expect(words.contains("the container is not known, since the key or comment names another place"), "\(words)")
  }

  @Test func spokenTextsAreNotApplicable() async throws {
    let result = try await audit([("a", "en", Self.long)], assumed: []) { ($0.slot.role, $0.slot.lines) = (.spoken, 1) }
    #expect(result.findings.isEmpty && result.summary.measurements == 0 && result.summary.notMeasured == 0)
    #expect(result.tally.undrawn == [.spoken: 1] && result.summary.texts == 1)
  }

  @Test(arguments: ["", "  ", "\u{A0}"])
  func emptyTextsAreNotApplicable(_ text: String) async throws {
    let result = try await audit([("a", "en", "Save"), ("a", "de", text)], assumed: []) { $0.slot.lines = 1 }
    #expect(result.findings.isEmpty && result.tally.emptyTexts == 1 && result.tally.undrawn.isEmpty)
    #expect(result.results[1].measurements.isEmpty && result.results[1].notMeasured == nil)
    #expect(TextAnswer(result: result.results[1], findings: []).verdict == .notApplicable)
  }

  @Test func aBaselineNeverAcceptsUnknownOutcomes() async throws {
    let result = try await audit([("a", "en", "Apply"), ("a", "de", Self.long)]) {
      $0.policy.acceptsEverything = true
      $0.policy.acceptsReviews = true
    }
    #expect(result.acceptance.baseline.entries.isEmpty && result.findings.contains { $0.reason == .noSlot })
  }
}
