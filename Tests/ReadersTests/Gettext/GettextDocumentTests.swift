import AuditModel
import DynamicType
import Foundation
import TestSupport
import Testing

@testable import Documents
@testable import TextFiles

@Suite struct GettextDocumentTests {
  static let sample = #"""
    # Texts of the garden book
    msgid ""
    msgstr ""
    "Language: pl\n"
    "Content-Type: text/plain; charset=UTF-8\n"
    "Plural-Forms: nplurals=3; plural=(n==1 ? 0 : n%10>=2 && n%10<=4 && (n%100<10 || n%100>=20) ? 1 : 2);\n"

    #. typecheck: style=headline
    #: garden.c:12
    #, c-format, max-length:30
    msgid "Open the gate"
    msgstr "Otwórz "
      "\"bramę\"\n"

    msgctxt "menu"
    msgid "Open the gate"
    msgstr "Otwórz\tbramę \303\263 \x41"

    # typecheck:disable:next text-truncated
    msgid "%d bed"
    msgid_plural "%d beds"
    msgstr[0] "%d grządka"
    msgstr[1] "%d grządki"
    msgstr[2] "%d grządek"

    msgid "Water"
    msgstr ""

    #, fuzzy
    #| msgid "Saw"
    msgid "Seed"
    msgstr "Piła"

    #~ msgid "Old"
    #~ msgstr "Stary"
    """#

  private func read(_ text: String, _ name: String = "po/de.po") -> Catalog { read(Array(text.utf8), name) }

  private func read(_ bytes: [UInt8], _ name: String = "po/de.po") -> Catalog {
    GettextReader().read(SourceFile(path: name, bytes: bytes, locale: "nl", group: name))
  }

  private static let head = "msgid \"\"\nmsgstr \"Language: de\\n\"\n\n"

  /// GNU msgfmt refuses each of them.
  @Test(arguments: [
    ("msgid \"a\"\nmsgstr \"b\"\n\nmsgid \"Save\"\n", "7:7", "this msgid has no msgstr after it"),
    ("msgstr \"lost\"\n", "4:1", "msgstr appears a second time, without its own msgid"),
    ("msgid \"a\"\nmsgid \"b\"\nmsgstr \"c\"\n", "4:7", "this msgid has no msgstr after it"),
    ("msgctxt \"c\"\n", "4:9", "this msgctxt has no msgid after it"),
    ("msgid \"a\"\nmsgid_plural \"b\"\n", "4:7", "this msgid has no msgstr after it"),
    ("msgid \"a\"\nmsgid_plural \"b\"\nmsgstr \"c\"\n", "6:1", "an entry with msgid_plural has no plain msgstr"),
    ("msgid \"a\"\nmsgstr[0] \"c\"\n", "5:1", "msgstr[0] has no msgid_plural before it"),
  ])
  func truncatedOrDuplicatedEntriesAreErrors(_ entries: String, _ place: String, _ message: String) throws {
    let catalog = read(Self.head + entries)
    let issue = try #require(catalog.issues.first)
    #expect(catalog.issues.count == 1 && issue.severity == .error && issue.message == message)
    #expect("\(issue.location.line):\(issue.location.column)" == place)
    #expect(catalog.leftOut.isEmpty)
  }

  @Test func readsTextsFormsAndComments() throws {
    let catalog = read(Self.sample)
    #expect(catalog.issues.isEmpty)
    #expect(catalog.strings.map(\.key) == ["Open the gate", "menu|Open the gate", "%d bed"])
    #expect(catalog.strings.map(\.text) == ["Otwórz \"bramę\"\n", "Otwórz\tbramę ó A", "%d grządek"])
    #expect(catalog.strings.map { "\($0.location.line):\($0.location.column)" } == ["12:8", "17:8", "24:11"])
    #expect(catalog.strings.allSatisfy { $0.locale == "pl" && $0.group == "po/*.po" })
    #expect(catalog.strings.map(\.source) == ["Open the gate", "Open the gate", "%d beds"])
    #expect(catalog.strings[2].details?.sourceForms.map(\.text) == ["%d bed", "%d beds"])
    #expect(catalog.strings[0].details?.sourceForms.isEmpty == true)
    #expect(catalog.strings[0].slot.style == .headline)
    #expect(catalog.strings[0].details?.characterLimit == 30)
    #expect(catalog.strings[2].details?.suppressions.map(\.location.line) == [19])
    #expect(
      catalog.strings[2].details?.forms.map { "\($0.choices.map(\.value)) \($0.text) \($0.location.line)" } == [
        "[\"one\"] %d grządka 22", "[\"few\"] %d grządki 23", "[\"many\"] %d grządek 24",
      ])
    #expect(
      catalog.leftOut == [
        "untranslated texts: the source text shows instead": 1, "fuzzy translations: the source text shows instead": 1,
        "obsolete entries: no longer used by the app": 1,
      ])
  }

  @Test func aTemplateHasTheSource() {
    let catalog = read(Self.sample, "po/garden.pot")
    #expect(
      catalog.strings.map(\.text) == ["Open the gate", "Open the gate", "%d beds", "Water", "Seed"])
    #expect(catalog.sourceLocales == ["po/garden.pot": "nl"])
    #expect(catalog.strings[2].details?.forms.map(\.text) == ["%d bed", "%d beds"])
  }

  @Test(arguments: [
    ("po/pt_BR.po", "pt-BR", "po/*.po"), ("locale/de/LC_MESSAGES/app.po", "de", "locale/*/LC_MESSAGES/app.po"),
    ("locale/sr@latin/LC_MESSAGES/app.po", "sr-Latn", "locale/*/LC_MESSAGES/app.po"),
    ("app-fr.po", "fr", "app-*.po"), ("texts.po", "nl", "texts.po"),
  ])
  func thePathGivesTheLanguage(path: String, locale: String, group: String) {
    let catalog = read("msgid \"a\"\nmsgstr \"b\"", path)
    #expect(catalog.strings.map(\.locale) == [locale])
    #expect(catalog.strings.map(\.group) == [group])
  }

  @Test(arguments: [
    ("nplurals=2; plural=(n != 1);", "de", ["one", "other"]), ("nplurals=2; plural=n>1;", "fr", ["one", "other"]),
    ("nplurals=1; plural=0;", "ja", ["other"]),
    (
      "nplurals=6; plural=n==0 ? 0 : n==1 ? 1 : n==2 ? 2 : n%100>=3 && n%100<=10 ? 3 : n%100>=11 ? 4 : 5;", "ar",
      ["zero", "one", "two", "few", "many", "other"]
    ),
    (
      "nplurals=4; plural=(n%100==1 ? 1 : n%100==2 ? 2 : n%100==3 || n%100==4 ? 3 : 0);", "sl",
      ["other", "one", "two", "few"]
    ),
    ("nplurals=3; plural=(n%10==1 && n%100!=11 ? 0 : n != 0 ? 1 : 2);", "lv", ["one", "other", "zero"]),
    ("nplurals=2; plural=(n != 1);", "ja", ["one", "other"]), ("nplurals=2; plural=n/0;", "de", ["form 0", "other"]),
    ("", "ru", ["one", "few", "many"]), ("nplurals=2; plural=(n", "de", ["one", "other"]),
  ])
  func formsHaveCategories(header: String, locale: String, wanted: [String]) {
    #expect(GettextPlurals(header: header, locale: locale).categories == wanted)
  }

  @Test(
    arguments: [
      ("nplurals=3; plural=n == 1 ? 0 : n != 0 && n % 1000000 == 0 ? 1 : 2;", "es", ["one", "many", "other"]),
      (
        "nplurals=3; plural=(n == 0 || n == 1) ? 0 : n != 0 && n % 1000000 == 0 ? 1 : 2;", "fr",
        ["one", "many", "other"]
      ),
      (
        "nplurals=4; plural=(n == 1 && n % 1 == 0) ? 0 : (n >= 2 && n <= 4 && n % 1 == 0) ? 1: (n % 1 != 0 ) ? 2 : 3;",
        "cs", ["one", "few", nil, "other"]
      ),
      (
        "nplurals=4; plural=(n % 10 == 1 && (n % 100 > 19 || n % 100 < 11) ? 0 : (n % 10 >= 2 && n % 10 <=9) && "
          + "(n % 100 > 19 || n % 100 < 11) ? 1 : n % 1 != 0 ? 2: 3);", "lt", ["one", "few", nil, "other"]
      ),
      (
        "nplurals=4; plural=(n == 1 && n % 1 == 0) ? 0 : (n == 2 && n % 1 == 0) ? 1: "
          + "(n % 10 == 0 && n % 1 == 0 && n > 10) ? 2 : 3;", "he", ["one", "two", "many", "other"]
      ),
    ] as [(String, String, [String?])])
  func reportsFormsOfMillionsAndDecimals(header: String, locale: String, wanted: [String?]) {
    #expect(GettextPlurals(header: header, locale: locale).categories == wanted)
  }

  @Test func skipsAFormThatNoWholeNumberUses() {
    let catalog = read(
      #"msgid ""\#nmsgstr "Language: cs\nPlural-Forms: nplurals=4; plural=(n==1) ? 0 : (n>=2 && n<=4) ? 1: (n%1 != 0) ? 2 "#
        + #": 3;\n"\#n\#nmsgid "%d bed"\#nmsgid_plural "%d beds"\#nmsgstr[0] "a"\#nmsgstr[1] "b"\#nmsgstr[2] "c"\#n"#
        + #"msgstr[3] "d""#)
    #expect(catalog.strings[0].details?.forms.map(\.text) == ["a", "b", "d"])
    #expect(catalog.leftOut == ["plural forms that no whole number selects: never drawn": 1])
  }

  @Test func otherCharsetsAreReadOrRefused() throws {
    let head = "msgid \"\"\nmsgstr \"Content-Type: text/plain; charset="
    func file(_ charset: String, _ bytes: [UInt8]) -> [UInt8] {
      Array("\(head)\(charset)\\n\"\nmsgid \"a\"\nmsgstr \"".utf8) + bytes + Array("\"\n".utf8)
    }
    #expect(read(file("ISO-8859-1", [0xFC])).strings.map(\.text) == ["ü"])
    #expect(read(file("iso-8859-2", [0xB1])).strings.map(\.text) == ["ą"])
    #expect(read(file("CP1251", [0xE9])).strings.map(\.text) == ["й"])
    for bytes in [file("BIG5", [0xA4, 0xA4]), file("UTF-8", [0xFC])] {
      #expect(read(bytes).issues.map { "\($0.severity) \($0.location.line):\($0.location.column)" } == ["error 4:9"])
    }
    #expect(read([0xFF, 0xFE, 0x61, 0]).issues.first?.remedy.contains("UTF-8") == true)
  }

  @Test(arguments: [
    ("\"a\"", "1:1 error"), ("msgstr \"a\"", "1:1 error"), ("msgid a", "1:7 error"), ("msgid \"a", "1:7 error"),
    ("msgid \"a\" b", "1:11 error"), ("msgid \"\\q\"\nmsgstr \"b\"", "1:8 error"), ("hello", "1:1 error"),
    ("msgid \"a\"\nmsgstr[x] \"b\"", "2:1 error"),
    ("msgid \"a\"\nmsgstr \"b\"\nmsgid \"a\"\nmsgstr \"c\"", "4:8 error"),
    ("msgid \"a\"\nmsgid_plural \"b\"\nmsgstr[0] \"c\"", "3:11 warning"),
    ("msgid \"\"\nmsgstr \"Language: ??\\n\"", "1:1 warning"),
  ])
  func reportsMistakes(text: String, place: String) {
    let found = read(text, "x.po").issues.map { "\($0.location.line):\($0.location.column) \($0.severity)" }
    #expect(found == [place])
  }

  @Test func damagedFilesTakeBoundedTime() {
    var random = SeededGenerator(seed: 5)
    for _ in 0..<800 {
      var bytes = Array(Self.sample.utf8)
      for _ in 0..<4 {
        let offset = Int.random(in: 0..<bytes.count, using: &random)
        if Bool.random(using: &random) {
          bytes[offset] = UInt8.random(in: 0...255, using: &random)
        } else {
          bytes.removeSubrange(offset..<min(bytes.count, offset + 20))
        }
      }
      let catalog = read(bytes)
      #expect(!catalog.strings.isEmpty || !catalog.issues.isEmpty)
    }
  }

  @Test(arguments: ["\"", "\\q", "msgid \"a\"\n", "#", "msgid \"\\q", "msgstr[", "#~ msgid \n", "\"\\q\\q\"", "(", "!"])
  func longFilesTakeBoundedTime(piece: String) {
    let text = String(repeating: piece, count: 20_000)
    _ = read("msgid \"a\"\nmsgstr \"" + text)
    _ = read(text)
    #expect(PluralFormula(String(repeating: piece, count: 400)) == nil)
  }

  @Test func theHeaderNumbersTheForms() throws {
    let file = """
      msgid ""
      msgstr "Language: pl\\nPlural-Forms: nplurals=3; plural=(n==1 ? 0 : n%10>=2 && n%10<=4 && (n%100<10 || n%100>=20) ? 1 : 2);\\n"

      msgid "%d bed"
      msgid_plural "%d beds"
      msgstr[0] "%d grządka"
      msgstr[1] ""
      msgstr[2] "%d grządek"

      msgid "Water"
      msgstr "Woda"
      """
    let strings = CatalogFixture.read(file, by: GettextReader(), path: "pl.po", locale: "pl").strings
    #expect(strings.map { $0.details?.numberedForms ?? [] } == [["one", "few", "many"], []])
    #expect(strings.first?.forms.map(\.text) == ["%d grządka", "%d grządek"])
  }
}
