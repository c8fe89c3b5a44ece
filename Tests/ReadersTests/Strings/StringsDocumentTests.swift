import AuditModel
import Foundation
import TestSupport
import Testing

@testable import TextFiles

@Suite struct StringsDocumentTests {
  private let plain = StringsSamples.read(StringsSamples.plain)

  @Test func readsKeysTextsAndPlaces() {
    #expect(
      StringsSamples.pairs(plain) == [
        "save=Speichern", "empty.title=Alles \"erledigt\"\nBis morgen", "NSCameraUsageDescription=Für Fotos 🎉",
        "Cancel=Cancel", "single=bare.word",
      ])
    #expect(
      plain.strings.map { "\($0.location.line):\($0.location.column)" } == ["2:10", "4:17", "8:28", "10:1", "11:12"])
    #expect(plain.issues.isEmpty)
    #expect(plain.strings.allSatisfy { $0.locale == "de" && $0.group == "A.strings" })
  }

  @Test func aCommentBelongsToTheEntryRightBelow() {
    #expect(
      plain.strings.map(\.comment) == ["The first button", "Shown when nothing is left", nil, nil, nil])
  }

  @Test func skipsAndCountsSpokenTexts() {
    #expect(plain.leftOut == ["accessibility labels and hints: spoken, never drawn": 1])
    let alone = StringsSamples.read(#""accessibilityHint" = "a"; "x.accessibilityHint" = "b"; "accessible" = "c";"#)
    #expect(StringsSamples.pairs(alone) == ["accessible=c"])
    #expect(alone.leftOut.values.reduce(0, +) == 2)
  }

  @Test func columnsCountScalarsNotBytes() {
    let catalog = StringsSamples.read("\"äöü🎉\" = \"x\"; \"b\" = \"y\";\r\n\"c\"=\"z\";\r\"d\"=\"w\";")
    #expect(catalog.strings.map { "\($0.location.line):\($0.location.column)" } == ["1:10", "1:21", "2:5", "3:5"])
  }

  @Test(arguments: [true, false])
  func readsUTF16WithAMark(isBigEndian: Bool) {
    let catalog = StringsSamples.read(StringsSamples.wide(StringsSamples.plain, isBigEndian: isBigEndian))
    #expect(catalog.strings == plain.strings)
    #expect(catalog.issues.isEmpty)
  }

  @Test func readsAUTF8Mark() {
    #expect(StringsSamples.read([0xEF, 0xBB, 0xBF] + Array(StringsSamples.plain.utf8)).strings == plain.strings)
  }

  /// Xcode removes a mark that is left after decoding.
  @Test func readsAfterTwoMarks() {
    let mark: [UInt8] = [0xEF, 0xBB, 0xBF]
    #expect(StringsSamples.read(mark + mark + Array(StringsSamples.plain.utf8)).strings == plain.strings)
    let wide = StringsSamples.wide("\u{FEFF}" + StringsSamples.plain, isBigEndian: false)
    #expect(StringsSamples.read(wide).strings == plain.strings)
  }

  @Test(arguments: ["/* nothing yet */\n", "// nothing", "\n \t\n", "\u{FEFF}", ""])
  func acceptsAFileOfComments(text: String) {
    #expect(StringsSamples.read(text) == Catalog())
  }

  @Test func theLastDuplicateWins() {
    let catalog = StringsSamples.read("\"a\" = \"1\";\n\"b\" = \"2\";\n\"a\" = \"3\";\n")
    #expect(StringsSamples.pairs(catalog) == ["b=2", "a=3"])
    #expect(StringsSamples.places(catalog) == ["3:7 warning"])
    #expect(catalog.issues.first?.message.contains("line 1") == true)
  }

  @Test func acceptsOuterBraces() {
    let catalog = StringsSamples.read("{ \"a\" = \"1\"; \"b\" = \"2\" }\n")
    #expect(StringsSamples.pairs(catalog) == ["a=1", "b=2"])
  }

  @Test(arguments: ["{ \"x\" = \"}\"; }", "( 1, \"2)\" )", "<0fbd77>", "{ /* } */ y = (z); }"])
  func reportsANonStringValue(value: String) {
    let catalog = StringsSamples.read("\"a\" = \(value);\n\"b\" = \"2\";\n")
    #expect(StringsSamples.pairs(catalog) == ["b=2"])
    #expect(StringsSamples.places(catalog) == ["1:7 warning"])
  }

  @Test(arguments: [PropertyListSerialization.PropertyListFormat.binary, .xml])
  func readsPropertyLists(format: PropertyListSerialization.PropertyListFormat) throws {
    let table: [String: Any] = ["b": "2", "a": "ä\n", "c": ["nested": "x"], "d.accessibilityLabel": "y"]
    let data = try PropertyListSerialization.data(fromPropertyList: table, format: format, options: 0)
    let catalog = StringsSamples.read(Array(data))
    #expect(StringsSamples.pairs(catalog) == ["a=ä\n", "b=2"])
    let isBinary = format == .binary
    #expect(StringsSamples.places(catalog) == (isBinary ? ["1:1 warning", "1:1 warning"] : ["11:2 warning"]))
    let damaged = StringsSamples.read(Array(data.dropLast(20)))
    #expect(StringsSamples.places(damaged) == (isBinary ? ["1:1 error"] : ["11:2 warning", "16:11 error"]))
  }

  @Test func aHundredThousandEntriesOnOneLineAreRead() {
    func entries(_ count: Int) -> String { (0..<count).map { "\"key.\($0)\" = \"Wert \($0)\";" }.joined() }
    let few = entries(12_500)
    let many = entries(100_000)
    var catalog = Catalog()
    let factor = Growth.factor(upTo: 24) {
      _ = StringsSamples.read(few)
    } to: {
      catalog = StringsSamples.read(many)
    }
    #expect(catalog.strings.count == 100_000)
    #expect(catalog.strings.last?.location.column == many.unicodeScalars.count - "\"Wert 99999\";".count + 1)
    #expect(factor <= 24, "eight times as many took \(factor) times as long")
  }

  @Test(arguments: ["/* a */\n", "/* typecheck: width=100 bogus=1 */\n"])
  func manyCommentsBeforeOneEntryAreRead(_ comment: String) {
    func file(_ count: Int) -> String { String(repeating: comment, count: count) + "\"a\" = \"b\";" }
    let few = file(2_000)
    let many = file(16_000)
    var catalog = Catalog()
    let factor = Growth.factor(upTo: 24) {
      _ = StringsSamples.read(few)
    } to: {
      catalog = StringsSamples.read(many)
    }
    #expect(catalog.strings.map(\.key) == ["a"])
    #expect(factor <= 24, "eight times as many took \(factor) times as long")
  }
}
