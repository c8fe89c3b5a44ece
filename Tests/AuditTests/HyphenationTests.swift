import Adaptivity
import Audit
import AuditModel
import DynamicType
import TestSupport
import Testing
import TextEngine

@testable import RuleKit
@testable import TextRules

/// Words that are too wide, in a language that iOS hyphenates.
@Suite struct HyphenationTests {
  private static let long = "Benachrichtigungseinstellungen"

  /// The measurements of a text at 12 sizes, with the findings of both rules on wide words.
  private func check(
    _ text: String, locale: String = "de", width: Double, lines: Int? = 0, hyphenator: Hyphenator = .system,
    options change: (inout MeasureOptions) -> Void = { _ in }, slot: (inout Slot) -> Void = { _ in }
  ) throws -> (measurements: [TextMeasurement], findings: [Finding]) {
    let bench = try Bench()
    var options = bench.options
    change(&options)
    var place = Slot(style: .body, width: width, lines: lines)
    slot(&place)
    let measurer = try Measurer(options: options, stack: bench.stack, hyphenator: hyphenator)
    let answer = try measurer.measure(
      MeasurementItem(text: text, hasPlaceholders: false, locale: locale, slot: place, lineLimit: lines))
    let string = LocalizedString(
      location: SourceLocation(file: "a.json", line: 1, column: 1), key: "k", text: text, locale: locale, group: "a")
    let subject = answer.measurement(of: string, in: Shared(place))
    let findings = [WordBroken().evaluate(subject), WordHyphenated().evaluate(subject)].flatMap(\.findings)
    return (subject.measurements, findings)
  }

  @Test func aWordIsHyphenatedIfEveryPartFits() throws {
    let (rows, findings) = try check(Self.long, width: 200)
    #expect(findings.map(\.rule) == ["word-hyphenated"])
    #expect(findings[0].severity == .note && findings[0].outcome == .fail)
    #expect(rows.allSatisfy { $0.outcome == .pass && !$0.breaksWord && $0.fits })
    let first = try #require(rows.first { $0.hyphenation == .fits })
    #expect(findings[0].firstCategory == first.category && first.naturalWidth - first.uncertainty > 200)
    #expect(rows.allSatisfy { $0.hyphenation == nil || $0.lineCount > 1 })
    #expect(findings[0].message.text.contains("is wider than the available width of 200 pt"), "\(findings[0].message)")
  }

  @Test func aWordWithoutAFittingPointIsBroken() throws {
    // "stel-" and "nach-" are wider than 60 pt from AX2.
    let (rows, findings) = try check(Self.long, width: 60)
    let broken = try #require(findings.first { $0.rule == "word-broken" })
    #expect(broken.outcome == .fail && broken.severity != .note)
    let first = try #require(rows.first { $0.hyphenation == .broken })
    #expect(broken.firstCategory == first.category && first.outcome == .fail && first.breaksWord)
    #expect(findings.contains { $0.rule == "word-hyphenated" && $0.firstCategory == .extraSmall })
    for row in rows where row.hyphenation == .withinErrorMargin {
      #expect(row.outcome == .needsReview && row.reason == .withinErrorBar && !row.breaksWord)
    }
    #expect(rows.allSatisfy { ($0.outcome == .fail) == ($0.hyphenation == .broken) })
    #expect(rows.contains { $0.hyphenation == .fits } && rows.last?.hyphenation == .broken)
  }

  @Test func aPartWithinTheErrorMarginNeedsReview() throws {
    let states = try stride(from: 90.0, through: 130, by: 1).map { width in
      try check("Einstellungen", width: width).measurements.last?.hyphenation
    }
    // From narrow to wide: broken, uncertain, fits.
    let order: [WordHyphenation] = [.broken, .withinErrorMargin, .fits]
    let places = states.compactMap { state in state.flatMap(order.firstIndex) }
    #expect(places == places.sorted() && Set(places).count == 3, "\(states)")
  }

  @Test func withoutPatternsTheFindingNamesThePackage() throws {
    let (rows, findings) = try check(Self.long, width: 200, hyphenator: Hyphenator(folders: []))
    #expect(findings.map(\.rule) == ["word-broken"])
    #expect(findings[0].outcome == .needsReview && findings[0].reason == .hyphenation && findings[0].severity == .note)
    #expect(findings[0].message.text.hasSuffix("but no patterns for its language are installed"))
    #expect(findings[0].remedy?.hasPrefix("install the package hyphen-de to check") == true)
    #expect(rows.last?.reason == .hyphenation)
  }

  /// iOS hyphenates English in SwiftUI's Text only, by what reference pictures show.
  @Test func englishIsHyphenatedInSwiftUI() throws {
    let folder = try TemporaryFolder()
    try folder.write("hyph_en_US.dic", "UTF-8\nLEFTHYPHENMIN 2\nRIGHTHYPHENMIN 3\n1ti\n1fi\n1ca\n".utf8)
    let patterns = Hyphenator(folders: [folder.path])
    let (rows, findings) = try check(
      "Notifications", locale: "en", width: 150, hyphenator: patterns, slot: { $0.framework = .swiftui })
    #expect(findings.map(\.rule) == ["word-hyphenated"] && findings[0].severity == .note, "\(findings)")
    #expect(rows.allSatisfy { $0.outcome == .pass })
    let open = try check(
      "Notifications", locale: "en", width: 150, hyphenator: Hyphenator(folders: []), slot: { $0.framework = .swiftui })
    #expect(open.findings.map(\.reason) == [.hyphenation])
    #expect(open.findings[0].remedy?.hasPrefix("install the package hyphen-en-us") == true)
    let label = try check("Notifications", locale: "en", width: 150, hyphenator: patterns).findings
    #expect(label.map(\.rule) == ["word-broken"] && label[0].severity == .note)
  }

  @Test(arguments: ["sv", "en", "fr"]) func otherLanguagesAreNotHyphenated(_ locale: String) throws {
    let (rows, findings) = try check(Self.long, locale: locale, width: 200)
    #expect(findings.map(\.rule) == ["word-broken"] && findings[0].outcome == .fail)
    #expect(rows.allSatisfy { $0.hyphenation == nil })
  }

  /// The words of an untranslated text are those of the source language.
  @Test func untranslatedTextsAreHyphenatedAsTheSource() async throws {
    func findings(_ texts: [(key: String, locale: String, text: String)]) async throws -> [String: Finding] {
      var bench = try Bench()
      (bench.options.slot.width, bench.options.slot.lines) = (200, 0)
      let result = try await Auditor(options: bench.options, stack: bench.stack, jobs: 1).audit(
        Bench.catalog(texts), keeping: .everything)
      let found = result.findings.filter { $0.rule == "word-broken" }
      return Dictionary(found.map { ("\($0.key) \($0.locale ?? "")", $0) }) { first, _ in first }
    }
    let found = try await findings([
      ("a", "en", Self.long), ("a", "id", Self.long), ("a", "en-GB", Self.long),
      ("b", "en", "Settings"), ("b", "id", Self.long),
    ])
    #expect(found["a en"]?.severity == .note && found["a id"]?.severity == .note && found["a en-GB"]?.severity == .note)
    #expect(found["a id"]?.message == found["a en"]?.message)
    // A translation with the same words is one of its own language.
    #expect(found["b id"]?.severity == .error)
  }

  @Test(arguments: ["zh", "ja", "ko"]) func ownRulesNeedReview(_ locale: String) throws {
    let findings = try check(Self.long, locale: locale, width: 200).findings
    #expect(findings.map(\.reason) == [.hyphenation])
    #expect(findings[0].message.text.hasSuffix("by rules that are not measured"))
  }

  @Test(arguments: ["de", "sv", "en"]) func softHyphensWorkInEveryLanguage(_ locale: String) throws {
    let text = "Benach\u{AD}richtigungs\u{AD}ein\u{AD}stellungen"
    let (rows, findings) = try check(text, locale: locale, width: 320)
    #expect(findings.isEmpty && rows.allSatisfy { $0.outcome == .pass && $0.hyphenation == nil })
    #expect(rows.last.map { $0.lineCount > 1 } == true)
  }

  @Test func aTooWidePartBetweenSoftHyphensNeedsReview() throws {
    let findings = try check("Benachrichtigungs\u{AD}einstellungen", width: 200).findings
    #expect(findings.map(\.reason) == [.hyphenation])
  }

  @Test func onlySystemTextStylesOfIOS17AreHyphenated() throws {
    let size = try check(Self.long, width: 200, slot: { $0.size = 40 })
    #expect(size.findings.map(\.reason) == [.hyphenation] && size.measurements.allSatisfy { $0.hyphenation == nil })
    let old = try check(Self.long, width: 200, options: { $0.systemVersion = SystemVersion(16) })
    #expect(old.findings.map(\.reason) == [.hyphenation])
    let new = try check(Self.long, width: 200, options: { $0.systemVersion = SystemVersion(17) })
    #expect(new.findings.map(\.rule) == ["word-hyphenated"])
  }

  @Test func wordsWithDigitsNeedReview() throws {
    let findings = try check("Raum42Benachrichtigungen", width: 150).findings
    #expect(findings.map(\.reason) == [.hyphenation])
  }

  @Test func hyphensThatDecideTheNumberOfLinesNeedReview() throws {
    let states = try stride(from: 100.0, through: 500, by: 10).flatMap { width in
      try check(Self.long, width: width, lines: 3).measurements
    }
    let open = states.filter { $0.hyphenation == .changesLines }
    #expect(!open.isEmpty)
    let reasons: Set<ReviewReason> = [.hyphenation, .withinErrorBar]
    for row in open {
      #expect(row.outcome == .needsReview && !row.truncated && row.reason.map(reasons.contains) == true, "\(row)")
    }
    for row in states where row.hyphenation == .fits && row.outcome == .pass { #expect(row.lineCount <= 3) }
    #expect(states.contains { $0.hyphenation == .fits && $0.outcome == .pass })
    #expect(states.contains { $0.truncated && $0.outcome == .fail })
  }

  @Test func oneLineIsNotHyphenated() throws {
    let (rows, findings) = try check(Self.long, width: 200, lines: 1)
    #expect(findings.isEmpty && rows.allSatisfy { $0.hyphenation == nil })
    #expect(rows.last?.outcome == .fail)
  }

  @Test func aWiderContainerIsCheckedAgain() throws {
    let bench = try Bench()
    let measurer = try Measurer(options: bench.options, stack: bench.stack)
    let slot = Slot(style: .body, width: 60, lines: 0)
    let answer = try measurer.measure(
      MeasurementItem(text: Self.long, hasPlaceholders: false, locale: "de", slot: slot, lineLimit: 0))
    var (fit, rows) = (try #require(answer.fit), answer.measurements)
    for width in [150.0, 250, 400, 2000] {
      try fit.widen(to: width, &rows)
      #expect(rows == (try check(Self.long, width: width).measurements), "\(width)")
    }
    #expect(rows.allSatisfy { $0.hyphenation == nil })
  }

  @Test func noRuleReportsAWordTwice() throws {
    for width in stride(from: 40.0, through: 400, by: 20) {
      let (rows, findings) = try check(Self.long, width: width)
      let places = findings.flatMap { $0.occurrences.map(\.category) }
      #expect(Set(places).count == places.count, "\(width): \(findings.map(\.rule))")
      #expect(rows.filter { $0.hyphenation == .fits }.allSatisfy { !$0.breaksWord })
    }
  }
}
