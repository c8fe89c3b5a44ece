import AuditModel
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
  private func placeholders(_ strings: [LocalizedString]) throws -> [String] {
    var catalog = Catalog()
    catalog.strings = strings
    let plan = Planner(options: try Bench().options).plan(catalog)
    return plan.strings.filter { string in
      string.forms.contains { !FormatText($0).placeholders.isEmpty }
    }.map(\.text)
  }

  @Test func bracesAloneAreDrawn() throws {
    #expect(try placeholders([string("a", "en", "{General}"), string("a", "de", "{Allgemein}")]).isEmpty)
    // Neither are they placeholders because another title has them.
    let titles = [string("a", "en", "{General}"), string("b", "en", "{Sounds}"), string("b", "de", "{Sounds}")]
    #expect(try placeholders(titles).isEmpty)
    #expect(try placeholders([string("a", "en", "{General}", file: "a.json")]) == ["{General}"])
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
