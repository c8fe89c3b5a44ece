import Audit
import AuditModel
import DynamicType
import Testing

@Suite struct PlannerTests {
  private struct Text {
    var locale: String
    var text: String
    var isBase = false
    var source: String?
  }

  /// The entries of one key's texts in several languages.
  private func plan(
    _ texts: [Text], asked: String? = nil, _ change: (inout MeasureOptions) -> Void = { _ in }
  ) throws -> (entries: [Planner.Entry], issues: [InputIssue]) {
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

  @Test func theSourceIsEnglishWhereNothingIsSaid() throws {
    let entries = try plan([Text(locale: "de", text: "Sichern"), Text(locale: "en", text: "Save")]).entries
    #expect(entries.map(\.sourceText) == ["Save", "Save"])
    #expect(entries.map(\.isSource) == [false, true])
  }

  @Test func baseGoesAheadOfEnglish() throws {
    let entries = try plan([
      Text(locale: "en", text: "Sichern", isBase: true), Text(locale: "en", text: "Save"),
      Text(locale: "fr", text: "Enregistrer"),
    ]).entries
    #expect(entries.map(\.sourceText) == ["Sichern", "Sichern", "Sichern"])
    #expect(entries.map(\.isSource) == [true, false, false])
  }

  @Test func aNamedLanguageGoesAheadOfBase() throws {
    let entries = try plan(
      [Text(locale: "en", text: "Save", isBase: true), Text(locale: "de", text: "Sichern")], asked: "de"
    ).entries
    #expect(entries.map(\.sourceText) == ["Sichern", "Sichern"])
  }

  @Test func aRegionOfTheLanguageServes() throws {
    let entries = try plan([Text(locale: "en-US", text: "Save"), Text(locale: "fr", text: "Enregistrer")]).entries
    #expect(entries.map(\.sourceText) == ["Save", "Save"])
    #expect(entries.map(\.isSource) == [true, false])
  }

  @Test func withoutASourceATextIsItsOwnDesign() throws {
    let entries = try plan([Text(locale: "de", text: "Sichern")]).entries
    #expect(entries.map(\.sourceText) == [nil])
    #expect(entries.map(\.isSource) == [false])
  }

  @Test func anUntranslatedCopyIsNotTheSource() throws {
    let entries = try plan([Text(locale: "de", text: "Save", source: "Save")]).entries
    #expect(entries.map(\.isSource) == [false])
    #expect(entries.map(\.sourceText) == ["Save"])
  }

  @Test func placeholdersAreTakenOut() throws {
    let entries = try plan([Text(locale: "en", text: "%d of %@ left"), Text(locale: "de", text: "Noch %1$d von %2$@")])
      .entries
    #expect(entries.map(\.text) == [" of  left", "Noch  von "])
    #expect(entries.map(\.hasPlaceholders) == [true, true])
  }

  @Test func anItemThatAsksForWhatThereIsNotIsAnIssueAndTheOthersStay() throws {
    var options = MeasureOptions()
    options.categories = [.extraSmall, .large]
    var catalog = Bench.catalog([(key: "a", locale: "en", text: "Save"), (key: "b", locale: "en", text: "Open")])
    catalog.strings[0].slot.style = .extraLargeTitle
    let planned = Planner(options: options).plan(catalog)
    #expect(planned.entries.map(\.text) == ["Open"])
    #expect(planned.issues.map(\.severity) == [.error])
    #expect(planned.issues.first?.location.line == 1)
    #expect(planned.issues.first?.remedy.contains("large") == true)
  }

  @Test func insetsThatTakeAllOfAWidthAreAnIssue() throws {
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
    let entries = Planner(options: options).plan(catalog).entries
    #expect(entries[0].slot.lines == 1)
    #expect(entries[0].slot.linesFromItem)
    #expect(entries[0].slot.width == 84)
    #expect(entries[0].slot.style == .title1)
    #expect(entries[1].slot.lines == 2)
    #expect(!entries[1].slot.linesFromItem)
  }
}
