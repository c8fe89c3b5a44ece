import AuditModel
import DynamicType
import RuleKit
import Testing

@testable import Audit
@testable import TextRules

@Suite struct LiteralBracesTests {
  private func string(
    _ key: String, _ locale: String, _ text: String, source: String? = nil, file: String = "L.strings"
  ) -> LocalizedString {
    LocalizedString(
      location: SourceLocation(file: "\(locale).lproj/\(file)", line: 1, column: 1), key: key, text: text,
      locale: locale, group: "*/\(file)", source: source)
  }

  /// The texts with braces that count as placeholders.
  private func placeholders(_ strings: [LocalizedString], code: Set<String> = []) throws -> [String] {
    let plan = try plan(strings, code: code)
    return plan.strings.filter { string in
      string.forms.contains { !FormatText($0).placeholders.isEmpty }
    }.map(\.text)
  }

  private func plan(_ strings: [LocalizedString], code: Set<String>) throws -> Plan {
    var catalog = Catalog()
    catalog.strings = strings
    var options = try Bench().options
    var slots = SlotResolver(standard: Slot(style: .body, width: 288))
    slots.code.braces = code
    options.slots = slots
    return Planner(options: options).plan(catalog)
  }

  @Test func aLiteralOfCodeShowsThatBracesArePlaceholders() throws {
    let texts = [
      string("a", "en", "Dear {who}"), string("a", "sv", "Hej {woh}"), string("b", "en", "{Sounds}"),
    ]
    #expect(try placeholders(texts).isEmpty)
    #expect(try placeholders(texts, code: ["{who}"]) == ["Dear {who}", "Hej {woh}"])
    #expect(try placeholders([string("c", "en", "{who}")], code: ["{who}"]) == ["{who}"])
    // Braces around a word stay drawn in a text in which code replaces others.
    let both = [string("a", "en", "{who} {Sounds}"), string("a", "sv", "{who} {Ljud}")]
    let plan = try plan(both, code: ["{who}"])
    #expect(plan.strings.map { FormatText($0.forms[0]).placeholders.map(\.spelling) } == [["{who}"], ["{who}"]])
  }

  @Test(arguments: [("Hej {woh}", 1), ("Hej", 1), ("Hej {who}", 0)])
  func aBraceOfCodeThatATranslationLacksIsMissing(_ text: String, _ count: Int) throws {
    let plan = try plan([string("a", "en", "Dear {who}"), string("a", "sv", text)], code: ["{who}"])
    let found = PlaceholderMismatch().evaluate(plan.translation(1)).findings
    #expect(found.map(\.severity) == Array(repeating: .warning, count: count), "\(found)")
  }

  @Test func bracesAloneAreDrawn() throws {
    #expect(try placeholders([string("a", "en", "{General}"), string("a", "de", "{Allgemein}")]).isEmpty)
    // Neither are they placeholders because another title has them.
    let titles = [string("a", "en", "{General}"), string("b", "en", "{Sounds}"), string("b", "de", "{Sounds}")]
    #expect(try placeholders(titles).isEmpty)
    #expect(try placeholders([string("a", "en", "{General}", file: "a.json")]) == ["{General}"])
  }

  /// Words that code draws in another colour are translated.
  @Test func severalWordsInBracesShowMarkup() throws {
    let texts = [
      string("a", "en", "%@ is {{open}}"), string("a", "fr", "%@ est {{ouvert}}"),
      string("b", "en", "%@ is {{busy}}"), string("b", "fr", "%@ n’est {{pas libre}}"),
    ]
    #expect(try PlaceholderMismatch().evaluate(plan(texts, code: []).translation(1)).findings.isEmpty)
    // Other braces, other tables and literals of code are as before.
    let others = [
      string("a", "en", "Hi {name}"), string("a", "de", "Hallo {nmae}"), string("b", "en", "{count} of {total}"),
      string("c", "de", "{{pas libre}}"), string("d", "de", "{pas libre}", file: "M.strings"),
    ]
    #expect(try placeholders(others) == ["Hi {name}", "Hallo {nmae}", "{count} of {total}"])
    #expect(try placeholders(texts, code: ["{{open}}"]).contains("%@ is {{open}}"))
    let found = try PlaceholderMismatch().evaluate(plan(texts, code: ["{{open}}"]).translation(1)).findings
    #expect(found.count == 1, "code replaces the word, so that its translation is drawn with its braces")
  }

  @Test func otherTextsShowThatBracesArePlaceholders() throws {
    let texts = [
      string("a", "en", "Hi {name}"), string("a", "de", "Hallo {nmae}"), string("b", "en", "{count} of {total}"),
      string("c", "en", "{General}"), string("c", "de", "{Allgemein}"),
    ]
    #expect(try placeholders(texts) == ["Hi {name}", "Hallo {nmae}", "{count} of {total}"])
  }

  @Test func aTranslationThatKeepsThemShowsIt() throws {
    let texts = [string("a", "en", "Hi {Name}"), string("a", "fr", "Salut {Name}"), string("a", "de", "Hallo")]
    #expect(try placeholders(texts) == ["Hi {Name}", "Salut {Name}"])
  }

  @Test func otherPlaceholdersStay() throws {
    let texts = [string("a", "en", "${media} {General}"), string("b", "en", "%@ {General")]
    #expect(try placeholders(texts) == ["${media} {General}", "%@ {General"])
  }

  @Test func theSourceTextOfAnItemIsMarkedToo() throws {
    var catalog = Catalog()
    catalog.strings = [string("a", "de", "{Allgemein}", source: "{General}", file: "L.strings")]
    let plan = Planner(options: try Bench().options).plan(catalog)
    #expect(PlaceholderMismatch().evaluate(plan.translation(0)).kind == .notApplicable)
  }

  @Test func theMeasuredTextHasTheBraces() async throws {
    var bench = try Bench()
    bench.options.samples = SampleOptions()
    var catalog = Catalog()
    catalog.strings = [string("a", "en", "{General}")]
    let result = try await Auditor(options: bench.options, stack: bench.stack, jobs: 1).audit(catalog).results[0]
    #expect(result.measuredText == nil && result.samples.isEmpty)
  }
}
