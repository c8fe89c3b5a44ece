import AuditModel
import DynamicType
import Testing

@testable import Audit
@testable import TextRules

@Suite struct PlannerTests {
  private struct Text {
    var locale: String
    var text: String
    var isBase = false
    var source: String?
  }

  /// The plan of one key's texts in several languages.
  private func plan(
    _ texts: [Text], asked: String? = nil, _ change: (inout MeasureOptions) -> Void = { _ in }
  ) throws -> Plan {
    var options = MeasureOptions()
    options.sourceLocale = asked
    change(&options)
    var catalog = Catalog()
    catalog.strings = texts.enumerated().map { index, text in
      var string = LocalizedString(
        location: SourceLocation(file: "\(text.locale).strings", line: index + 1, column: 7), key: "title",
        text: text.text, locale: text.locale, group: "L.strings", source: text.source)
      string.isBase = text.isBase
      return string
    }
    if texts.contains(where: \.isBase) { catalog.sourceLocales["L.strings"] = "en" }
    return Planner(options: options).plan(catalog)
  }

  @Test func theSourceLanguageDefaultsToEnglish() throws {
    let plan = try plan([Text(locale: "de", text: "Sichern"), Text(locale: "en", text: "Save")])
    #expect(plan.sourceTexts == ["Save", "Save"])
    #expect(plan.entries.map(\.isSource) == [false, true])
  }

  @Test func baseTakesPrecedenceOverEnglish() throws {
    let plan = try plan([
      Text(locale: "en", text: "Sichern", isBase: true), Text(locale: "en", text: "Save"),
      Text(locale: "fr", text: "Enregistrer"),
    ])
    #expect(plan.sourceTexts == ["Sichern", "Sichern", "Sichern"])
    #expect(plan.entries.map(\.isSource) == [true, false, false])
  }

  @Test func aNamedLanguageTakesPrecedenceOverBase() throws {
    let plan = try plan(
      [Text(locale: "en", text: "Save", isBase: true), Text(locale: "de", text: "Sichern")], asked: "de"
    )
    #expect(plan.sourceTexts == ["Sichern", "Sichern"])
  }

  @Test func acceptsARegionOfTheLanguage() throws {
    let plan = try plan([Text(locale: "en-US", text: "Save"), Text(locale: "fr", text: "Enregistrer")])
    #expect(plan.sourceTexts == ["Save", "Save"])
    #expect(plan.entries.map(\.isSource) == [true, false])
  }

  @Test func withoutASourceATextIsItsOwnDesign() throws {
    let plan = try plan([Text(locale: "de", text: "Sichern")])
    #expect(plan.sourceTexts == [nil])
    #expect(plan.entries.map(\.isSource) == [false])
  }

  @Test func anUntranslatedCopyIsNotTheSource() throws {
    let plan = try plan([Text(locale: "de", text: "Save", source: "Save")])
    #expect(plan.entries.map(\.isSource) == [false])
    #expect(plan.sourceTexts == ["Save"])
  }

  @Test func removesPlaceholders() throws {
    let plan = try plan([Text(locale: "en", text: "%d of %@ left"), Text(locale: "de", text: "Noch %1$d von %2$@")])
    #expect(plan.entries.map(plan.stripped) == [" of  left", "Noch  von "])
  }

  @Test func reportsAnItemWithAnUnknownValueAndKeepsTheOthers() throws {
    var options = MeasureOptions()
    options.categories = [.extraSmall, .large]
    var catalog = Bench.catalog([(key: "a", locale: "en", text: "Save"), (key: "b", locale: "en", text: "Open")])
    catalog.strings[0].slot.style = .extraLargeTitle
    let planned = Planner(options: options).plan(catalog)
    #expect(planned.entries.indices.map { planned.string(of: $0).text } == ["Open"])
    #expect(planned.issues.map(\.severity) == [.error])
    #expect(planned.issues.first?.location.line == 1)
    #expect(planned.issues.first?.remedy.contains("large") == true)
  }

  @Test func reportsInsetsThatUseTheWholeWidth() throws {
    var options = MeasureOptions()
    options.inset = 8
    var catalog = Bench.catalog([(key: "a", locale: "en", text: "Save")])
    catalog.strings[0].slot.width = 16
    let planned = Planner(options: options).plan(catalog)
    #expect(planned.entries.isEmpty)
    #expect(planned.issues.map(\.severity) == [.error])
  }

  @Test func anItemsOwnFieldsWin() throws {
    var options = MeasureOptions()
    options.slot.lines = 2
    options.inset = 8
    var catalog = Bench.catalog([(key: "a", locale: "en", text: "Save"), (key: "b", locale: "en", text: "Open")])
    catalog.strings[0].slot.lines = 1
    catalog.strings[0].slot.width = 100
    catalog.strings[0].slot.style = .title1
    let plan = Planner(options: options).plan(catalog)
    let slots = plan.entries.indices.map { plan.slot(of: $0) }
    #expect(slots[0].lines == 1)
    #expect(slots[0].linesFromItem)
    #expect(slots[0].width == 84)
    #expect(slots[0].style == .title1)
    #expect(slots[1].lines == 2)
    #expect(!slots[1].linesFromItem)
  }

  @Test func equalTextsOfALanguageAreAdjacent() {
    let texts = [
      (key: "a", locale: "de", text: "Ja"), (key: "b", locale: "de", text: "Nein"),
      (key: "c", locale: "fr", text: "Ja"),
      (key: "d", locale: "de", text: "Ja"), (key: "e", locale: "de", text: "Ja"),
    ]
    var options = MeasureOptions()
    options.boldText = [false, true]
    let plan = Planner(options: options).plan(Bench.catalog(texts))
    let groups = plan.groups.map { first in
      sequence(first: Int(first)) { entry in
        let next = Int(plan.entries[entry].next)
        return next < 0 ? nil : next
      }.map { plan.string(of: $0).key + (plan.slot(of: $0).boldText ? "*" : "") }
    }
    #expect(groups == [["a", "a*", "d", "d*", "e", "e*"], ["b", "b*"], ["c", "c*"]])
    #expect(plan.texts == 5 && plan.slots.count == 2)
  }

  @Test func textsWithDifferentBytesDiffer() {
    let composed = (key: "a", locale: "fr", text: "caf\u{E9}")
    let plan = Planner(options: MeasureOptions()).plan(
      Bench.catalog([composed, (key: "b", locale: "fr", text: "cafe\u{301}"), composed]))
    #expect(plan.groups.count == 2)
  }

  @Test func aDesignIsMeasuredOnce() throws {
    let texts = [
      Text(locale: "en", text: "%d left"), Text(locale: "de", text: "Noch %d"), Text(locale: "fr", text: "Encore %d"),
    ]
    let plan = try plan(texts)
    #expect(plan.designs.map(\.text) == [" left"])
    #expect(plan.designs.map(\.locale) == ["en"])
    #expect(plan.entries.map(\.design) == [0, 0, 0])
    #expect(try self.plan(texts) { $0.slot.lines = 1 }.designs.isEmpty)
    #expect(try self.plan(texts) { $0.boldText = [false, true] }.designs.count == 2)
  }

  @Test func itemsOwnSourcesAreDesignsOnce() throws {
    let texts = ["Oui", "Non", "Oui!"].map { Text(locale: "fr", text: $0, source: $0 == "Non" ? "No" : "Yes") }
    let plan = try plan(texts)
    #expect(plan.designs.map(\.text) == ["Yes", "No"])
    #expect(plan.entries.map(\.design) == [0, 1, 0])
  }
}

extension Plan {
  fileprivate var sourceTexts: [String?] { entries.map(sourceText) }
}
