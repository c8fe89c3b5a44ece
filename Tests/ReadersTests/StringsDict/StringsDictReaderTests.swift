import AuditModel
import DynamicType
import TestSupport
import Testing

@testable import TextFiles

@Suite struct StringsDictReaderTests {
  private typealias Fixture = CatalogFixture
  private static let file = "stringsdict/en.lproj/Trips.stringsdict"

  private func trips() throws -> [String: LocalizedString] {
    let catalog = try Fixture.read(Self.file, with: StringsDictReader())
    #expect(catalog.issues.isEmpty)
    return Dictionary(uniqueKeysWithValues: catalog.strings.map { ($0.key, $0) })
  }

  /// An entry with one variable `n` of these members.
  private func entry(format: String = "%#@n@", _ members: [(String, String)]) -> String {
    let forms = members.map { "<key>\($0.0)</key><string>\($0.1)</string>" }.joined(separator: "\n")
    return "<plist><dict>\n<key>k</key><dict><key>NSStringLocalizedFormatKey</key>\n<string>\(format)</string>\n"
      + "<key>n</key><dict><key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string>\n\(forms)\n"
      + "</dict></dict></dict></plist>"
  }

  @Test func aPluralIsOneTextWithAllItsForms() throws {
    let text = try #require(try trips()["%d photos"])
    #expect(text.text == "%ld photos")
    #expect(text.location.line == 19 && text.location.column == 12)
    #expect(Fixture.forms(text) == ["plural#1=one: %ld photo", "plural#1=other: %ld photos"])
    #expect(text.details?.conversions == ["1": "ld"])
    #expect(text.comment == "Below a photo album. typecheck: style=caption1 lines=1")
    #expect(text.slot.style == .caption1 && text.slot.lines == 1)
  }

  @Test func severalVariablesMultiplyAndEveryConversionGetsItsNumber() throws {
    let text = try trips()["stops.and.days"]
    #expect(
      Fixture.forms(text) == [
        "plural#1=one,plural#2=one: one stop in a day with %3$@",
        "plural#1=one,plural#2=other: one stop in %2$lu days with %3$@",
        "plural#1=other,plural#2=one: %1$d stops in a day with %3$@",
        "plural#1=other,plural#2=other: %1$d stops in %2$lu days with %3$@",
      ])
    #expect(text?.details?.conversions == ["1": "d", "2": "lu"])
  }

  @Test func aVariableInAVariableTakesTheNextArgument() throws {
    #expect(
      Fixture.forms(try trips()["nested"]) == [
        "plural#1=one,plural#1=one: A bag for you", "plural#1=one,plural#1=other: A bag for %1$d of you",
        "plural#1=other,plural#2=one: %1$d bags for you", "plural#1=other,plural#2=other: %1$d bags for %2$d of you",
      ])
  }

  @Test func theNarrowestWidthRepresentsAll() throws {
    let text = try trips()["book"]
    #expect(text?.text == "Book")
    #expect(
      Fixture.forms(text) == ["width=50: Book this trip today", "width=10: Book", "width=25: Book this trip"])
  }

  @Test func devicesMayHavePlurals() throws {
    let text = try trips()["open.map"]
    #expect(text?.text == "Tap to open the map")
    #expect(
      Fixture.forms(text) == [
        "device=mac: Click to open the map", "device=iphone: Tap to open the map",
        "device=ipad,plural#1=one: Tap to open a map", "device=ipad,plural#1=other: Tap to open %d maps",
      ])
  }

  @Test func ordinalsAndPlainTexts() throws {
    let trips = try trips()
    #expect(
      Fixture.forms(trips["place"]) == [
        "ordinal#1=one: You came in %dst", "ordinal#1=other: You came in %dth",
      ])
    #expect(trips["plain"]?.text == "No form at all" && trips["plain"]?.details == nil)
  }

  @Test func compiledListsHaveTheSameTextsAndNoLines() throws {
    let source = try Fixture.read(Self.file, with: StringsDictReader())
    let compiled = try Fixture.read("stringsdict/en.lproj/TripsCompiled.stringsdict", with: StringsDictReader())
    #expect(Fixture.pairs(compiled).sorted() == Fixture.pairs(source).sorted())
    #expect(
      Set(compiled.strings.flatMap(Fixture.forms)) == Set(source.strings.flatMap(Fixture.forms)))
    #expect(Fixture.places(compiled) == ["1:1 warning"])
    #expect(compiled.strings.allSatisfy { $0.location.line == 1 })
  }

  @Test func reportsOddities() {
    let read = { (text: String) in Fixture.read(text, by: StringsDictReader()) }
    let noOther = read(entry([("one", "%d day"), ("sing", "x")]))
    #expect(noOther.strings.first?.text == "%d day")
    // The rule on plural forms reports the missing form, so that the reader does not.
    #expect(Fixture.places(noOther) == ["6:1 warning"])
    #expect(noOther.issues.last?.message.contains("not a plural category") == true)

    let skipping = read(entry(format: "%2$#@n@", [("other", "%d days")]))
    #expect(skipping.issues.first?.message.contains("skips argument 1;") == true)
    #expect(skipping.issues.first?.location == SourceLocation(file: "a.file", line: 3, column: 9))

    let missing = read(entry(format: "%#@m@ %#@n@", [("other", "%d")]))
    // The rule on placeholders reports both, so that the reader does not.
    #expect(missing.issues.isEmpty && (missing.strings.first?.details?.undrawnVariables ?? []).isEmpty)
    #expect(missing.strings.first?.text == "%#@m@ %2$d")

    let unused = read(entry(format: "%d", [("other", "%d")]))
    #expect(unused.issues.isEmpty && unused.strings.first?.details?.undrawnVariables == ["n"])

    // What iOS does without the dollar sign is not verified.
    let withoutDollar = read(entry(format: "%1#@n@ left", [("other", "%d days")]))
    #expect(withoutDollar.issues.isEmpty && withoutDollar.strings.first?.text == "%d days left")

    let circle = read(entry([("other", "%d %#@n@")]))
    #expect(circle.issues.first?.message.contains("which never ends") == true)
  }

  @Test func damagedFilesKeepTheTextsBeforeTheDamage() {
    let whole = entry([("other", "%d days")])
    let cut = Fixture.read(String(whole.dropLast(30)) + "<oops", by: StringsDictReader())
    #expect(cut.issues.contains { $0.severity == .error })
    let twice = "<plist><dict><key>a</key><string>A</string><key>b</key><string>B"
    #expect(Fixture.pairs(Fixture.read(twice, by: StringsDictReader())) == ["a=A"])
    let array = Fixture.read("<plist><array/></plist>", by: StringsDictReader())
    #expect(array.issues.first?.message.contains("root is <array>") == true)
    let stray = Fixture.read(
      "<plist><dict>x<string>A</string><key>b</key><key>c</key><true/></dict></plist>", by: StringsDictReader())
    #expect(stray.issues.map(\.severity) == [.warning, .warning, .warning, .warning])
    let damaged = StringsDictReader().read(
      SourceFile(path: "a", bytes: Array("bplist00 nothing".utf8), locale: "en", group: "a"))
    #expect(damaged.issues.first?.message == "the file is a damaged property list")
  }

  @Test func aTextWithTooManyFormsIsIncomplete() throws {
    func catalog(_ count: Int) -> Catalog {
      let names = (1...count).map { "v\($0)" }
      let variables = names.map { name in
        "<key>\(name)</key><dict><key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string>"
          + "<key>one</key><string>%d</string><key>other</key><string>%d s</string></dict>"
      }
      return Fixture.read(
        "<plist><dict><key>k</key><dict><key>NSStringLocalizedFormatKey</key>"
          + "<string>\(names.map { "%#@\($0)@" }.joined())</string>\(variables.joined())</dict></dict></plist>",
        by: StringsDictReader())
    }
    #expect(catalog(8).strings.first?.details?.isIncomplete == false)
    #expect(catalog(9).strings.first?.details?.isIncomplete == true)
    let time = Growth.seconds { #expect(catalog(10_000).issues.count == 1) }
    #expect(time < 5)
  }

  @Test func reportsDuplicateKeysAndKeepsTheLast() {
    let catalog = Fixture.read(
      "<plist><dict><key>a</key><string>A</string>\n<key>a</key><string>B</string></dict></plist>",
      by: StringsDictReader())
    #expect(Fixture.pairs(catalog) == ["a=B"])
    #expect(Fixture.places(catalog) == ["2:1 warning"])
  }
}
