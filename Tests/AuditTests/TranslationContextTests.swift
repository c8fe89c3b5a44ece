import AuditModel
import DynamicType
import RuleKit
import Testing

@testable import Audit
@testable import TextRules

/// Rules on translations with the app's code.
@Suite struct TranslationContextTests {
  private static let key = TextKey(key: "a", table: "L")

  private func audit(
    _ texts: [(locale: String, text: String)], uses: [TextUse] = [], mentions: [TextMention] = [],
    isComplete: Bool = true, isRead: Bool = true, keeping retention: AuditRetention = .everything,
    change: (inout SitesByKey) -> Void = { _ in }
  ) async throws -> Auditor.Result {
    var bench = try Bench()
    bench.options.rules = Set(RuleRegistry.translations.map(\.descriptor.id))
    var resolver = SlotResolver(standard: Slot(style: .body, width: MeasureOptions.standardWidth))
    resolver.standard.assumed = [.style, .width, .framework]
    if isRead { resolver.code = SitesByKey(of: [Self.key], uses: uses, mentions: mentions, isComplete: isComplete) }
    change(&resolver.code)
    bench.options.slots = resolver
    var catalog = Catalog()
    catalog.strings = texts.map { text in
      LocalizedString(
        location: SourceLocation(file: "\(text.locale).lproj/L.strings", line: 1, column: 1), key: "a", text: text.text,
        locale: text.locale, group: "*.lproj/L.strings")
    }
    return try await Auditor(options: bench.options, stack: bench.stack, jobs: 1).audit(catalog, keeping: retention)
  }

  private func findings(
    uses: [TextUse] = [], mentions: [TextMention] = [], isComplete: Bool = true, isRead: Bool = true,
    keeping retention: AuditRetention = .everything
  ) async throws -> [Finding] {
    try await audit(
      [("en", "%d of it"), ("de", "%@ davon")], uses: uses, mentions: mentions, isComplete: isComplete, isRead: isRead,
      keeping: retention
    ).findings
  }

  @Test func aKeyThatNoCodeMentionsHasNotesOnly() async throws {
    let found = try await findings()
    #expect(found.map(\.severity) == [.note])
    // Objective-C is read by tokens, so that a mention may have been missed.
    let partly = try await findings(isComplete: false)
    #expect(partly.map(\.severity) == [.note])
    #expect(try await findings(keeping: .findings).allSatisfy { $0.severity == .note })
  }

  /// A lookup of data may name any key, so that an error remains a warning.
  @Test func theFixOfAKeyThatNoCodeMentionsIsItsRemoval() async throws {
    let fixes = try await [findings(), findings(isComplete: false)].map { $0[0].remedy }
    #expect(
      fixes == [
        "use the placeholders of the source text: %d; no code uses this key, so it may be removed",
        "use the placeholders of the source text: %d; no code that was read uses this key, so it may be removed",
      ])
    let texts = [("en", "%d of it"), ("de", "davon")]
    for (texts, severity) in [(texts, Finding.Severity.note), ([texts[0], ("de", "%@ davon")], .warning)] {
      let found = try await audit(texts) { code in
        (code.reached, code.reachedByData) = ([Self.key], [Self.key])
      }.findings
      #expect(found.map(\.severity) == [severity])
      #expect(
        found[0].remedy?.hasSuffix("; no code that was read uses this key, so it may be removed unless data names it")
          == true)
    }
    let possible = try await audit(texts) { $0.reached = [Self.key] }.findings
    #expect(possible.map(\.severity) == [.warning])
    #expect(possible[0].remedy == "use the placeholders of the source text: %d")
  }

  /// The system reads the texts of intent definitions, so that code does not mention their keys.
  @Test func aTextOfAnIntentKeepsItsWarnings() async throws {
    let texts = [("en", "Play ${items}"), ("de", "Spiele ${itmes}")]
    #expect(try await audit(texts).findings.map(\.severity) == [.warning])
  }

  @Test func aMentionedKeyKeepsItsErrors() async throws {
    let mention = TextMention(
      key: Self.key, location: SourceLocation(file: "A.swift", line: 1, column: 1), ending: .argument)
    #expect(try await findings(mentions: [mention]).map(\.severity) == [.error])
    #expect(try await findings(uses: [CodeSlotTests.use()]).map(\.severity) == [.error])
    #expect(try await findings(isRead: false).map(\.severity) == [.error])
    #expect(try await findings(isRead: false)[0].message.text.hasSuffix("where the source has %d"))
  }

  @Test func onlyPlacesThatInterpretMarkdownShowWhichMarksFail() async throws {
    let texts = [("en", "**Important:** save"), ("de", "** Wichtig: ** sichern")]
    func locales(_ uses: [TextUse]) async throws -> [String?] {
      let found = try await audit(texts, uses: uses).findings
      return found.filter { $0.message.text.contains("does not recognize") }.map(\.locale)
    }
    #expect(try await locales([CodeSlotTests.use()]) == ["de"])
    #expect(try await locales([CodeSlotTests.use { $0.isLocalizedKey = false }]).isEmpty)
    #expect(try await locales([CodeSlotTests.use { $0.framework = .uikit }]).isEmpty)
    #expect(try await locales([]).isEmpty)
    // One place of several is enough.
    let both = [CodeSlotTests.use { $0.isLocalizedKey = false }, CodeSlotTests.use(change: CodeSlotTests.headline)]
    #expect(try await locales(both) == ["de"])
  }
}
