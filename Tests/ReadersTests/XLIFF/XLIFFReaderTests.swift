import AuditModel
import Testing

@testable import TextFiles

@Suite struct XLIFFReaderTests {
  private typealias Fixture = CatalogFixture

  private func german() throws -> (catalog: Catalog, texts: [String: LocalizedString]) {
    let catalog = try Fixture.read("xliff/de.xliff", with: XLIFFReader())
    return (catalog, Dictionary(uniqueKeysWithValues: catalog.strings.map { ($0.key, $0) }))
  }

  @Test func translationsAreReadWithTheirSource() throws {
    let (catalog, texts) = try german()
    let save = try #require(texts["save"])
    #expect(save.text == "Speichern" && save.source == "Save" && save.locale == "de")
    #expect(save.location == SourceLocation(file: "xliff/de.xliff", line: 11, column: 36))
    #expect(save.slot.width == 120 && save.slot.lines == 1)
    #expect(save.comment == "The first button. typecheck: width=120 lines=1")
    #expect(save.details?.state == "translated")
    #expect(save.group == "xliff/de.xliff/Boats/en.lproj/Localizable.strings")
    #expect(catalog.sourceLocales[save.group] == "en")
    #expect(texts["slash/and:colon"]?.text == "Zwei <Zeilen>")
    #expect(texts["slash/and:colon"]?.source == "Two\nlines")
    #expect(texts["slash/and:colon"]?.details?.suppressions.first?.rules == ["text-truncated"])
    #expect(texts["laid.out"]?.text == "Ein Text auf zwei Zeilen")
  }

  @Test func countsUnreadParts() throws {
    let (catalog, texts) = try german()
    #expect(
      catalog.leftOut == [
        "untranslated texts: the source text shows instead": 4, "texts that are not to be translated": 1,
        "accessibility labels and hints: spoken, never drawn": 1,
        "InfoPlist.strings files: drawn by the system, not by the app": 1,
      ])
    #expect(catalog.strings.count == 14 && texts["open"] == nil && texts["half"] == nil)
  }

  @Test func elementsInATextAreMarksOrPlaceholders() throws {
    let inline = try german().texts["inline"]
    #expect(inline?.text == "Hallo {name},\nwarte kurz %2$@!")
    #expect(inline?.details?.samples == ["name": "Ana"])
  }

  @Test func sizesAreUsedByTheirUnit() throws {
    let (catalog, texts) = try german()
    #expect(texts["wide"]?.slot.width == 120 && texts["wide"]?.slot.height == 40)
    #expect(texts["short"]?.details?.characterLimit == 12)
    #expect(texts["bare"]?.slot.width == nil && texts["bare"]?.details == nil)
    #expect(Fixture.places(catalog) == ["33:7 warning", "34:7 warning"])
  }

  @Test(arguments: [BareSizeUnit.point, .character])
  func usesSizesWithoutAUnitOnRequest(_ unit: BareSizeUnit) throws {
    let catalog = try Fixture.read("xliff/de.xliff", with: XLIFFReader(), bareSizes: unit)
    let bare = catalog.strings.first { $0.key == "bare" }
    #expect(bare?.slot.width == (unit == .point ? 10 : nil))
    #expect(bare?.details?.characterLimit == (unit == .character ? 10 : nil))
    #expect(Fixture.places(catalog) == ["34:7 warning"])
  }

  @Test func formsOfDictionariesAreJoined() throws {
    let texts = try german().texts
    #expect(
      Fixture.forms(texts["%d/boats"]) == [
        "plural#1=one: %1$d Boot in %2$@", "plural#1=other: %1$d Boote in %2$@",
      ])
    #expect(texts["%d/boats"]?.source == "%1$d boats in %2$@")
    #expect(texts["%d/boats"]?.details?.sourceForms.count == 2)
    #expect(texts["%d/boats"]?.details?.sourceForms.last?.text == "%1$d boats in %2$@")
    #expect(Fixture.forms(texts["tap"]) == ["device=mac: Klicken", "device=other: Tippen"])
    #expect(texts["tap"]?.text == "Tippen")
  }

  @Test func formsOfCatalogsAreJoined() throws {
    let texts = try german().texts
    #expect(Fixture.forms(texts["%lld seats"]) == ["plural=one: %lld Platz", "plural=other: %lld Plätze"])
    #expect(
      Fixture.forms(texts["%lld of %lld"]) == [
        "plural#1=other,plural#2=one: %1$lld von %2$lld Tag", "plural#1=other,plural#2=other: %1$lld von %2$lld Tagen",
      ])
    #expect(Fixture.forms(texts["row"]) == ["device=iphone,plural=other: %lld Reihen"])
  }

  private func unit(_ id: String, _ source: String, _ target: String?) -> String {
    "<trans-unit id='\(id)'><source>\(source)</source>\(target.map { "<target>\($0)</target>" } ?? "")</trans-unit>"
  }

  @Test func theSourceHasItsForms() {
    let catalog = read(
      unit("k|==|device.other", "none", "keine") + unit("k|==|device.iphone.plural.one", "%lld tap", "%lld Tipp")
        + unit("k|==|device.iphone.plural.other", "%lld taps", "%lld Tipps"))
    #expect(catalog.strings[0].source == "none")
    #expect(catalog.strings[0].details?.sourceForms.map(\.text) == ["none", "%lld tap", "%lld taps"])
    #expect(read(unit("a", "A", "B")).strings[0].details == nil)
  }

  @Test func reportsAndCountsUnknownElements() throws {
    let catalog = read(
      unit("a", "A", "B") + "<trans-unt id='b'><source>A</source></trans-unt><trans-unt id='c'/>"
        + "<x:trans-unt xmlns:x='urn:other'/>")
    let issue = try #require(catalog.issues.first)
    #expect(catalog.issues.count == 1 && issue.severity == .warning && catalog.strings.count == 1)
    #expect(issue.message.hasSuffix("; did you mean trans-unit?"))
    #expect(catalog.leftOut == ["elements that XLIFF does not know: not read": 2])
  }

  /// XLIFF does not carry `formatSpecifier`, so that only the translation says what `%arg` is.
  @Test func aTranslationSetsTheArgumentOfAVariable() throws {
    let id = "distance|==|substitutions.meters"
    let forms = unit("\(id).plural.one", "%arg metre", nil) + unit("\(id).plural.other", "%arg metres", nil)
    let distance = try #require(read(unit("distance", "%#@meters@", "%1$.0f m") + forms).strings.first)
    #expect(distance.text == "%1$.0f m")
    #expect(distance.details?.sourceForms.map(\.text) == ["%.0f metre", "%.0f metres"])
  }

  @Test func readsDevicesSeparately() {
    let phone = unit("k|==|device.iphone", "tap", "tippen")
    #expect(Fixture.pairs(read(phone + unit("k|==|device.other", "click", nil))) == ["k=tippen"])
    let half =
      unit("k|==|device.iphone.plural.one", "%lld tap", "%lld Tipp")
      + unit("k|==|device.iphone.plural.other", "%lld taps", nil)
    #expect(
      Fixture.forms(read(half + unit("k|==|device.mac", "click", "klicken")).strings.first) == ["device=mac: klicken"])
    #expect(read(half).strings.isEmpty && read(half).leftOut.values.reduce(0, +) == 1)
    #expect(read(unit("k|==|plural.one", "a", "b") + unit("k|==|plural.other", "a", nil)).strings.isEmpty)
  }

  /// No whole number selects `other` in Polish, so that the text is drawn without it.
  @Test func aPolishPluralIsReadWithoutOther() {
    let units =
      unit("k|==|plural.one", "%d bed", "%d łóżko") + unit("k|==|plural.few", "%d beds", "%d łóżka")
      + unit("k|==|plural.many", "%d beds", "%d łóżek") + unit("k|==|plural.other", "%d beds", nil)
    let file = { (locale: String) in
      "<xliff version=\"1.2\"><file original=\"L.xcstrings\" source-language=\"en\" target-language=\"\(locale)\"><body>"
        + units + "</body></file></xliff>"
    }
    #expect(Fixture.read(file("pl"), by: XLIFFReader()).strings.first?.forms.count == 3)
    #expect(Fixture.read(file("hr"), by: XLIFFReader()).strings.isEmpty)
  }

  @Test func versionTwoIsRead() throws {
    let catalog = try Fixture.read("xliff/two.xlf", with: XLIFFReader())
    #expect(catalog.issues.isEmpty)
    #expect(
      Fixture.pairs(catalog) == ["welcome=Bienvenue. Prenez place.", "2=Salut {p}!", "5=a\nb", "7=b"])
    #expect(catalog.strings.map { $0.details?.characterLimit } == [50, 20, nil, 18])
    #expect(catalog.strings.allSatisfy { $0.locale == "fr" })
    #expect(catalog.strings.first?.source == "Welcome. Have a seat.")
    #expect(catalog.strings[1].details?.samples == ["p": "Ana"])
    #expect(
      catalog.leftOut == [
        "untranslated texts: the source text shows instead": 2, "texts that are not to be translated": 1,
      ])
  }

  private func read(_ units: String, target: String? = "de", version: String = "1.2") -> Catalog {
    let language = target.map { " target-language='\($0)'" } ?? ""
    return Fixture.read(
      "<xliff version='\(version)'><file original='A.strings' source-language='en'\(language)><body>\n"
        + "\(units)</body></file></xliff>", by: XLIFFReader())
  }

  @Test func aFileWithoutATargetLanguageHoldsTheSource() {
    let unit = "<trans-unit id='a'><source>A</source></trans-unit>"
    let catalog = read(unit, target: nil)
    #expect(Fixture.pairs(catalog) == ["a=A"] && catalog.strings.first?.locale == "en")
    #expect(Fixture.pairs(read(unit, target: "en")) == ["a=A"])
    #expect(read(unit).strings.isEmpty)
  }

  private static let translated = "<trans-unit id='a'><source>OK</source><target>Einverstanden</target></trans-unit>"

  @Test(arguments: [
    "de.xlf", "x/de.xliff", "messages.de.xlf", "app_de.xliff", "de.xcloc/Localized Contents/App.xliff",
    "de.lproj/App.xlf",
  ])
  func aPathMayNameTheTargetLanguage(_ path: String) {
    let old = "<xliff version='1.2'><file source-language='en'><body>\(Self.translated)</body></file></xliff>"
    let new =
      "<xliff version='2.0' srcLang='en'><file id='f'><unit id='a'><segment><source>OK</source>"
      + "<target>Einverstanden</target></segment></unit></file></xliff>"
    for text in [old, new] {
      let catalog = Fixture.read(text, by: XLIFFReader(), path: path)
      #expect(Fixture.pairs(catalog) == ["a=Einverstanden"] && catalog.issues.isEmpty)
      #expect(catalog.strings.first?.locale == "de" && catalog.strings.first?.source == "OK")
    }
    // The text is not translated: the source is not German.
    let untranslated = old.replacing("<target>Einverstanden</target>", with: "")
    #expect(Fixture.read(untranslated, by: XLIFFReader(), path: path).strings.isEmpty)
  }

  @Test(arguments: ["a.file", "App.xliff", "Base.lproj/App.xliff"])
  func translationsWithoutALanguageAreAnErrorAndTheirSourceIsSkipped(_ path: String) {
    func read(_ units: String) -> Catalog {
      Fixture.read(
        "<xliff version='1.2'>\n<file source-language='en'><body>\(units)</body></file></xliff>", by: XLIFFReader(),
        path: path)
    }
    let catalog = read(Self.translated)
    #expect(catalog.strings.isEmpty && Fixture.places(catalog) == ["2:1 error"])
    #expect(catalog.issues.first?.remedy.contains("target-language") == true)
    // A file of the source language may repeat each text as its own translation.
    let same = read(Self.translated.replacing("Einverstanden", with: "OK"))
    #expect(Fixture.pairs(same) == ["a=OK"] && same.issues.isEmpty)
  }

  @Test func reportsOddities() {
    let twice = "<trans-unit id='a'><source>A</source><target>B</target></trans-unit>\n"
    let catalog = read(twice + twice.replacing("B", with: "C"))
    #expect(Fixture.pairs(catalog) == ["a=C"] && Fixture.places(catalog) == ["3:1 warning"])
    #expect(read("<trans-unit id='a'/>").issues.first?.message.contains("no source text") == true)
    #expect(read("", version: "9").issues.first?.message.contains("version \"9\"") == true)
    let cut = Fixture.read(
      "<xliff version='1.2'><file source-language='en' target-language='de'><body>\(twice)<trans-unit id='b'><so",
      by: XLIFFReader())
    #expect(Fixture.pairs(cut) == ["a=B"] && cut.issues.last?.severity == .error)
    #expect(Fixture.read("<html/>", by: XLIFFReader()).issues.first?.message.contains("not <xliff>") == true)
    let restricted = Fixture.read(
      "<xliff version='2.0' srcLang='en' trgLang='de' xmlns:s='\(XLIFFContext.sizes)'><file id='f' s:sizeRestriction='9'>"
        + "<unit id='a'><segment><source>A</source><target>B</target></segment></unit></file></xliff>",
      by: XLIFFReader())
    #expect(restricted.issues.first?.message.contains("names no size profile") == true)
  }

  @Test(arguments: [
    ("/a/b:dict/c:dict/NSStringLocalizedFormatKey:dict/:string", "a/b:dict/c", 0),
    ("/a:dict/n:dict/one:dict/:string", "a", 2),
    ("/a:dict/NSStringDeviceSpecificRuleType:dict/ipad:dict/n:dict/one:dict/:string", "a", 3),
    ("/a:dict/NSStringVariableWidthRuleType:dict/20:dict/:string", "a", 1),
    ("plain", "plain", 0),
  ])
  func identifiersOfDictionariesAreSplitFromTheEnd(_ id: String, _ key: String, _ steps: Int) {
    let found = XLIFFKey(id, original: "a.stringsdict")
    #expect(found.key == key && found.steps.count == steps)
  }

  @Test(arguments: [
    ("a|==|b|==|plural.one", "a|==|b", 1), ("a|==|device.mac.plural.one", "a", 2),
    ("a|==|substitutions.n.m.plural.one", "a", 2), ("a|==|other", "a|==|other", 0), ("a.plural.one", "a.plural.one", 0),
  ])
  func identifiersOfCatalogsAreSplitFromTheEnd(_ id: String, _ key: String, _ steps: Int) {
    let found = XLIFFKey(id, original: "a.xcstrings")
    #expect(found.key == key && found.steps.count == steps)
  }

  @Test func longPathsTakeBoundedTime() {
    let way = String(repeating: "plural.one.", count: 50_000) + "plural.other"
    #expect(XLIFFKey("a|==|" + way, original: "").steps.count <= 8)
  }
}
