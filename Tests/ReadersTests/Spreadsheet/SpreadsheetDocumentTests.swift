import AuditModel
import DynamicType
import TestSupport
import Testing

@testable import TextFiles

@Suite struct SpreadsheetDocumentTests {
  static let sample = #"""
    Key,en,German (de),pt_BR,Comment,max_length,width,style,slot,Owner\#r
    title,Garden,"Mein ""Garten""",,typecheck:disable,12,120,headline,lines=2,Ana\#r
    text,"Two
    lines",Zwei,Duas,,,,,,\#r
    """#

  private func read(_ text: String, _ name: String = "texts.csv") -> Catalog { read(Array(text.utf8), name) }

  private func read(_ bytes: [UInt8], _ name: String = "texts.csv") -> Catalog {
    SpreadsheetReader().read(SourceFile(path: name, bytes: bytes, locale: "en", group: name))
  }

  private func lines(_ catalog: Catalog) -> [String] {
    catalog.strings.map { "\($0.location.line):\($0.location.column) \($0.locale) \($0.key)=\($0.text)" }
  }

  @Test func readsACellPerLanguage() {
    let catalog = read(Self.sample)
    #expect(catalog.issues.isEmpty)
    #expect(
      lines(catalog) == [
        "2:7 en title=Garden", "2:14 de title=Mein \"Garten\"", "3:6 en text=Two\nlines", "4:8 de text=Zwei",
        "4:13 pt-BR text=Duas",
      ])
    #expect(catalog.leftOut == ["untranslated texts: the source text shows instead": 1])
    for title in catalog.strings.prefix(2) {
      #expect(title.slot.width == 120 && title.slot.style == .headline && title.slot.lines == 2)
      #expect(title.details?.characterLimit == 12)
      #expect(title.details?.suppressions.count == 1)
      #expect(title.comment == "typecheck:disable")
    }
    #expect(catalog.strings[2].slot == SlotFields())
  }

  @Test(arguments: [";", "\t", ","])
  func theHeaderGivesTheDelimiter(delimiter: String) {
    let catalog = read("key,en,de\na,x,y\n".replacing(",", with: delimiter))
    #expect(lines(catalog) == ["2:3 en a=x", "2:5 de a=y"])
    #expect(lines(read("sep=\(delimiter)\nkey,en\na,x".replacing(",", with: delimiter))) == ["3:3 en a=x"])
  }

  @Test func aLanguageMayHaveAnyNameBeforeItsCode() {
    let catalog = read(
      "key,English (en),Bahasa Indonesia (id),Bahasa Melayu (ms),Brazilian Portuguese (pt),Norwegisch (no)\na,b,c,d,e,f"
    )
    #expect(catalog.strings.map(\.locale) == ["en", "id", "ms", "pt", "no"])
    #expect(catalog.leftOut.isEmpty && catalog.issues.isEmpty)
  }

  @Test func countsAnUnusedColumnWithBrackets() {
    let catalog = read("key,English (en),width (pt),Load time (ms),Klingon (tlh),owner\na,b,100,20,c,d")
    #expect(catalog.strings.map(\.locale) == ["en"])
    #expect(catalog.leftOut.values.map { $0 } == [3])
  }

  @Test func otherEncodingsAreRead() {
    let text = "key\ten\nä\t🎉\n"
    let wanted = read(text)
    #expect(lines(wanted) == ["2:3 en ä=🎉"])
    #expect(read([0xEF, 0xBB, 0xBF] + Array(text.utf8)) == wanted)
    #expect(read(StringsSamples.wide(text, isBigEndian: true)) == wanted)
    #expect(read(StringsSamples.wide(text, isBigEndian: false)) == wanted)
  }

  @Test(arguments: [
    ("a,b\nc,d", "1:1 error"), ("key,name\na,b", "1:1 error"), ("key,en\na", "2:1 warning"),
    ("key,en\na,b,c", "2:1 warning"), ("key,en\n,b", "2:1 error"), ("key,en\na,\"b", "2:3 error"),
    ("key,en\na,\"b\"c", "2:6 warning"), ("key,en\na,b\na,c", "3:1 warning"),
    ("key,en,width\na,b,wide", "2:5 warning"), ("key,en,slot\na,b,stile=x", "2:5 warning"),
    (" \n", "1:1 error"), ("key,en,\"fr\na,b,c\n", "1:1 error"),
    ("key,en,limit\na,b,0", "2:5 warning"),
  ])
  func reportsMistakes(text: String, place: String) {
    let found = read(text).issues.map { "\($0.location.line):\($0.location.column) \($0.severity)" }
    #expect(found == [place])
  }

  @Test(arguments: [
    ("key,en\n", true), ("id;de;fr\n", true), ("ID\tName\tcomment\n", false), ("name,amount\n", false), ("", false),
    ("sep=;\nkey;en", true), ("key,comment\n", false), ("Key,English (en),\"Deutsch (de)\"\n", true),
    ("key,locale,over by (pt),text,width (pt),rule\n", false), ("key,size (in),owner (id),active (no)\n", false),
    ("key,style (de)\n", false), ("key,Portuguese (pt)\n", true), ("key,português [pt]\n", true),
    ("key,Bahasa Indonesia (id)\n", true), ("key,Brazilian Portuguese (pt)\n", true), ("key,time (ms)\n", false),
    ("key,size (in),owner (team)\n", false), ("key,Portuguese Brazil (pt-BR)\n", true), ("key,Text (fr)\n", true),
    ("key,de (de)\n", true), ("key,\"a comment\nin two lines\",en\n", true), ("key,en,\"fr\n", true),
    ("a,b,\"key,en\n", false),
  ])
  func aTableNeedsKeysAndALanguage(text: String, isTable: Bool) {
    #expect(SpreadsheetReader.hasHeader(Array(text.utf8)) == isTable)
    #expect(SpreadsheetReader.hasHeader(StringsSamples.wide(text, isBigEndian: false)) == isTable)
    #expect(SpreadsheetReader.isTable(Array(text.utf8)) == (isTable || text.isEmpty))
  }

  @Test func damagedTablesTakeBoundedTime() {
    var random = SeededGenerator(seed: 3)
    for _ in 0..<600 {
      var bytes = Array(Self.sample.utf8)
      for _ in 0..<4 {
        let offset = Int.random(in: 0..<bytes.count, using: &random)
        bytes[offset] =
          [UInt8.random(in: 0...255, using: &random), 0x22, 0x2C, 0x0A].randomElement(using: &random) ?? 0
      }
      let catalog = read(bytes)
      #expect(!catalog.strings.isEmpty || !catalog.issues.isEmpty)
    }
  }

  @Test(arguments: ["\"", ",", "\n", "\"a\"b,", "a,b\n", ",\"\"\n", "key,", "en,"])
  func longTablesTakeBoundedTime(piece: String) {
    _ = read("key,en\n" + String(repeating: piece, count: 20_000))
    _ = read(String(repeating: piece, count: 20_000))
  }
}
