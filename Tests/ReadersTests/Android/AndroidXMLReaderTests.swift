import AuditModel
import DynamicType
import TestSupport
import Testing

@testable import TextFiles

@Suite struct AndroidXMLReaderTests {
  private typealias Fixture = CatalogFixture

  private func english() throws -> (catalog: Catalog, texts: [String: LocalizedString]) {
    let catalog = try Fixture.read("android/values/strings.xml", with: AndroidXMLReader())
    return (catalog, Dictionary(uniqueKeysWithValues: catalog.strings.map { ($0.key, $0) }))
  }

  @Test func spacesQuotesAndEscapes() throws {
    let texts = try english().texts
    #expect(texts["searching"]?.text == "Looking for\n a boat nearby")
    #expect(texts["searching"]?.location.line == 5 && texts["searching"]?.location.column == 30)
    #expect(texts["searching"]?.slot.style == .headline && texts["searching"]?.slot.lines == 1)
    #expect(texts["quoted"]?.text == "  Two  spaces  ")
    #expect(texts["escapes"]?.text == "It's \"ready\" @ 5\u{A0}% \\ ?")
  }

  @Test func keepsAndReportsMarkup() throws {
    let texts = try english().texts
    #expect(texts["marked"]?.text == "Take the <b>red</b> boat &amp; <i>wait</i>")
    #expect(texts["marked"]?.details?.markup == .html)
    #expect(texts["written"]?.details?.markup == .html)
    #expect(texts["searching"]?.details?.markup == nil)
  }

  @Test func examplesReplacePlaceholders() throws {
    let texts = try english().texts
    #expect(texts["hello"]?.text == "Hello %1$s, you have %2$d tickets")
    #expect(texts["hello"]?.details?.samples == ["1": "Ana"])
    #expect(texts["hello"]?.details?.suppressions.first?.rules == ["text-truncated"])
    #expect(texts["plain"]?.details?.samples == ["1": "Seagull"])
  }

  @Test func pluralsAndArrays() throws {
    let (catalog, texts) = try english()
    #expect(Fixture.forms(texts["seats"]) == ["plural=one: %d seat", "plural=other: %d seats"])
    #expect(texts["seats"]?.text == "%d seats")
    #expect(texts["days.0"]?.text == "Monday" && texts["days.2"]?.text == "Tuesday")
    #expect(catalog.strings.count == 12)
    #expect(
      catalog.leftOut == [
        "references to other texts: measured where those are defined": 2, "texts that are not to be translated": 1,
        "Android resources that are not texts": 1,
      ])
    // The rule on plural forms reports a missing `other`.
    #expect(Fixture.places(catalog) == ["16:24 warning", "16:24 warning", "23:9 warning"])
  }

  @Test func productsAreFormsOfOneText() {
    let catalog = Fixture.read(
      "<resources><string name='a'>Phone</string><string name='b'>B</string><string name='a' product='tablet'>Tablet"
        + "</string><plurals name='c' product='default'><item quantity='one'>c</item><item quantity='other'>cs</item>"
        + "</plurals><plurals name='c' product='tv'><item quantity='other'>t</item></plurals>"
        + "<string name='d' product='tv'>D</string></resources>", by: AndroidXMLReader())
    #expect(catalog.issues.isEmpty)
    #expect(Fixture.pairs(catalog) == ["a=Phone", "b=B", "c=cs", "d=D"])
    #expect(Fixture.forms(catalog.strings[0]) == ["select#product=other: Phone", "select#product=tablet: Tablet"])
    #expect(
      Fixture.forms(catalog.strings[2]) == [
        "select#product=other,plural=one: c", "select#product=other,plural=other: cs",
        "select#product=tv,plural=other: t",
      ])
    let twice = Fixture.read(
      "<resources><string name='a'>1</string><string name='a' product='default'>2</string></resources>",
      by: AndroidXMLReader())
    #expect(Fixture.pairs(twice) == ["a=1", "a=2"] && twice.issues.count == 1)
  }

  @Test func unformattedTextsHaveNoPlaceholders() {
    let catalog = Fixture.read(
      "<resources><string name='a' formatted='false'>100%d off</string><string name='b'>%d off</string></resources>",
      by: AndroidXMLReader())
    #expect(catalog.strings.map { $0.forms.map { FormatText($0).placeholders.count } } == [[0], [1]])
  }

  @Test func refusesOtherXML() {
    let catalog = Fixture.read("<manifest/>", by: AndroidXMLReader())
    #expect(catalog.issues.map(\.severity) == [.error])
    let cut = Fixture.read("<resources><string name='a'>A</string><string name='b'>B", by: AndroidXMLReader())
    #expect(Fixture.pairs(cut) == ["a=A"] && cut.issues.map(\.severity) == [.error])
    let odd = Fixture.read(
      "<resources><string>A</string><string name='a'>\\uD800\\u12</string><string name='a'>\"B\\</string></resources>",
      by: AndroidXMLReader())
    #expect(odd.issues.allSatisfy { $0.severity == .warning } && odd.issues.count == 6)
  }

  @Test(
    arguments: [
      ("values", nil, "values*"), ("values-de", "de", "values*"), ("values-b+sr+Latn", "sr-Latn", "values*"),
      ("values-zh-rTW", "zh-TW", "values*"), ("values-zh-rTW-night", "zh-TW", "values*-night"),
      ("values-iw", "he", "values*"),
      ("values-in-rID", "id-ID", "values*"), ("values-ji", "yi", "values*"), ("values-night", nil, "values*-night"),
      ("values-mcc310-es-rUS", "es-US", "values*-mcc310"), ("values-sw600dp", nil, "values*-sw600dp"),
      ("values-car", nil, "values*-car"), ("values-v21", nil, "values*-v21"), ("values-b+es+419", "es-419", "values*"),
    ] as [(String, String?, String)])
  func foldersNameLanguages(_ name: String, _ locale: String?, _ group: String) throws {
    let folder = try #require(AndroidFolder(name[...]))
    #expect(folder.locale == locale && folder.group == group)
  }

  @Test(
    arguments: [
      ("values-en-rUK", "en-UK"), ("values-b+en+UK", "en-UK"), ("values-german", "german"), ("values-en-rGB", nil),
      ("values-b+sr+Latn", nil), ("values-ar-rXB", nil), ("values-night", nil), ("values-b+es+419", nil),
    ] as [(String, String?)])
  func reportsAFolderWithoutALanguage(_ name: String, _ strange: String?) {
    #expect(AndroidFolder(name[...])?.strange == strange)
  }

  @Test func aNameOfSeveralKindsBelongsToSeveralTables() throws {
    let source = SourceFile(
      path: "res/values/strings.xml",
      bytes: Array(
        """
        <resources><plurals name="a"><item quantity="other">B</item></plurals><string name="a">A</string>
        <string name="b">C</string><plurals name="c"><item quantity="other">D</item></plurals></resources>
        """.utf8), locale: "en", group: "g")
    let catalog = AndroidXMLReader().read(source)
    #expect(catalog.strings.map(\.text) == ["B", "A", "C", "D"])
    #expect(catalog.strings.map { $0.details?.table } == ["plurals", nil, nil, nil])
  }

  @Test func findsOnlyTextFilesOfResourceFolders() throws {
    let folder = try TemporaryFolder()
    let file = "<resources><string name=\"a\">A</string></resources>"
    for name in [
      "res/values/strings.xml", "res/values-de/strings.xml", "res/values/colors.xml", "res/layout/strings.xml",
      "pom.xml",
    ] {
      try folder.write(name, file)
    }
    let catalog = CatalogLoader.load(inputs: [folder.path], defaultLocale: "nl")
    #expect(catalog.strings.map(\.locale) == ["de", "en"])
    #expect(Set(catalog.strings.map(\.group)).count == 1)
    #expect(catalog.strings.map(\.isBase) == [false, true] && catalog.issues.isEmpty)
  }

  @Test func readsOnlyLocalizedContentsOfAnExport() throws {
    let folder = try TemporaryFolder()
    let file =
      "<xliff version='1.2'><file original='A.strings' source-language='en' target-language='pl'><body>"
      + "<trans-unit id='a'><source>A</source><target>B</target></trans-unit></body></file></xliff>"
    try folder.write("pl.xcloc/Localized Contents/pl.xliff", file)
    try folder.write("pl.xcloc/Source Contents/en.lproj/A.strings", "\"a\" = \"A\";")
    let catalog = CatalogLoader.load(inputs: [folder.path], defaultLocale: "nl")
    #expect(catalog.strings.map(\.text) == ["B"] && catalog.files.count { $0.format != nil } == 1)
    #expect(catalog.strings.first?.group.contains("*.xcloc/Localized Contents/*.xliff/A.strings") == true)
  }
}
