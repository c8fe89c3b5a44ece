import AuditModel
import DynamicType
import TestSupport
import Testing

@testable import TextFiles

@Suite struct ARBDocumentTests {
  static let sample = #"""
    {
      "@@locale": "de",
      "@@last_modified": "2026-01-01",
      "title": "Gartenbuch",
      "@title": { "description": "typecheck: lines=1", "x-max-length": 12, "x-slot": "style=title2" },
      "visits": "{count, plural, =0{Kein Besuch von {name}} one{# Besuch} other{# Besuche}}",
      "@visits": {
        "placeholders": { "count": { "type": "int", "example": 42 }, "name": { "type": "String", "example": "Ana" } }
      },
      "quoted": "Nimm '{name}' und ''",
      "number": 3
    }
    """#

  private func read(_ text: String, _ name: String = "l10n/app_en.arb") -> Catalog {
    ARBReader().read(SourceFile(path: name, bytes: Array(text.utf8), locale: "nl", group: name))
  }

  @Test func readsTextsAndTheirMetadata() throws {
    let catalog = read(Self.sample)
    #expect(catalog.strings.map(\.key) == ["title", "visits", "quoted"])
    #expect(catalog.strings.map(\.text) == ["Gartenbuch", "{count} Besuche", "Nimm '{name}' und ''"])
    #expect(catalog.strings.allSatisfy { $0.locale == "de" && $0.group == "l10n/app_*.arb" })
    #expect(catalog.strings.map { "\($0.location.line):\($0.location.column)" } == ["4:12", "6:13", "10:13"])
    #expect(catalog.strings[0].slot.style == .title2)
    #expect(catalog.strings[0].slot.lines == 1)
    #expect(catalog.strings[0].details?.characterLimit == 12)
    let visits = try #require(catalog.strings[1].details)
    #expect(visits.samples == ["count": "42", "name": "Ana"])
    #expect(visits.conversions == ["count": "int", "name": "String"])
    #expect(visits.forms.map(\.text) == ["Kein Besuch von {name}", "{count} Besuch", "{count} Besuche"])
    #expect(catalog.issues.map(\.location.line) == [11])
  }

  @Test func readsQuotesIfTheProjectEnablesThem() throws {
    let text = #"{"a": "Nimm '{name}' und '{'{name}'}' für ${price}, es''s", "b": "{n, plural, other{'#' '{x}'}}"}"#
    var source = SourceFile(path: "app_de.arb", bytes: Array(text.utf8), locale: "de", group: "a")
    let plain = ARBReader().read(source)
    #expect(plain.strings[0].text == "Nimm '{name}' und '{'{name}'}' für ${price}, es''s")
    source.readsQuotes = true
    let quoted = ARBReader().read(source)
    #expect(quoted.issues.isEmpty)
    #expect(quoted.strings.map(\.text) == ["Nimm {name} und {{name}} für ${price}, es's", "# {x}"])
    let forms = quoted.strings.map { $0.forms.map { FormatText($0).filled { "<\($0.argument)>" } } }
    #expect(forms == [["Nimm {name} und {<name>} für $<price>, es's"], ["# {x}"]])
    #expect(quoted.strings[0].details?.forms.map(\.choices) == [[]])
  }

  @Test func theSourceTextHasFormsToo() {
    let catalog = read(
      #"{"a": "{n, plural, one{ein} other{{n}}}", "@a": {"source_text": "{n, plural, one{one} other{{n}}}"}, "#
        + #""b": "x", "@b": {"source_text": "{"}}"#)
    #expect(catalog.strings.map(\.source) == ["{n}", "{"])
    #expect(catalog.strings[0].details?.sourceForms.map(\.text) == ["one", "{n}"])
    #expect(catalog.strings[1].details == nil)
  }

  @Test(arguments: [
    ("use-escaping: true", true), ("arb-dir: lib\n use-escaping : True # yes\n", true), ("use-escaping: false", false),
    ("# use-escaping: true", false), ("", false), ("use-escaping", false),
  ])
  func theProjectDecidesWhetherQuotesAreRead(text: String, readsQuotes: Bool) throws {
    #expect(FlutterSettings(Array(text.utf8)).usesEscaping == readsQuotes)
    let folder = try TemporaryFolder()
    try folder.write("app/l10n.yaml", text)
    try folder.write("app/lib/l10n/app_en.arb", #"{"a": "'{'"}"#)
    func read(_ input: String) -> [String] {
      CatalogLoader.load(inputs: [folder.path + input], defaultLocale: "nl").strings.map(\.text)
    }
    #expect(read("") == [readsQuotes ? "{" : "'{'"])
    // However it is named, it is the same.
    for input in ["/app/lib", "/app/lib/l10n", "/app/lib/l10n/app_en.arb", "/app/lib/../lib/l10n"] {
      #expect(read(input) == read(""))
    }
    try folder.write("app/lib/l10n.yaml", "use-escaping: \(!readsQuotes)\n")
    #expect(read("") == [readsQuotes ? "'{'" : "{"])
  }

  @Test(arguments: [
    ("app_en.arb", "en", "app_*.arb"), ("intl_zh_Hant_TW.arb", "zh-Hant-TW", "intl_*.arb"),
    ("my_app_pt_BR.arb", "pt-BR", "my_app_*.arb"), ("de.arb", "de", "*.arb"),
    ("it_messages_sr.arb", "sr", "it_messages_*.arb"),
    ("texts.arb", "nl", "texts.arb"),
  ])
  func theFileNameGivesTheLanguage(name: String, locale: String, group: String) {
    let catalog = read(#"{"a": "x"}"#, name)
    #expect(catalog.strings.map(\.locale) == [locale])
    #expect(catalog.strings.map(\.group) == [group])
  }

  @Test(arguments: [
    (#"{"a": "{n, plural, one {x}"}"#, "not an ICU message"), (#"{"a": "{n, select, one {x}}"}"#, "no branch"),
    (#"{"@@locale": "?", "a": "x"}"#, "not a language tag"),
    (#"{"a": "x", "@a": {"x-max-length": "long"}}"#, "x-max-length"),
    (#"{"a": "x", "@a": {"x-slot": "title"}}"#, "x-slot"), (#"{"a": {}}"#, "an object, not a text"), ("[]", "an array"),
    (#"{"a": "x", "@a": {"x-slot": {"style": "huge"}}}"#, "not known"),
    (#"{"a": "x", "@a": {"x-slot": "style=huge"}}"#, "not known"),
  ])
  func reportsMistakes(text: String, part: String) {
    let catalog = read(text)
    #expect(catalog.issues.count == 1)
    #expect(catalog.issues.first?.message.contains(part) == true)
  }
}
