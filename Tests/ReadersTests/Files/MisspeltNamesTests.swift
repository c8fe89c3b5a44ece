import AuditModel
import Foundation
import TestSupport
import Testing

@testable import AssetFiles
@testable import LayoutFiles
@testable import TextFiles

/// Text under a misspelt name is never lost silently, whatever the format.
@Suite struct MisspeltNamesTests {
  private func issues(_ name: String, _ text: String) throws -> [String] {
    let folder = try TemporaryFolder()
    try folder.write(name, text)
    return CatalogLoader.load(inputs: [folder.path], defaultLocale: "en").issues.map { "\($0.severity): \($0.message)" }
  }

  @Test(arguments: [
    (#"[{"key":"a","text":"x"},{"key":"b","txt":"y"}]"#, #"error: "txt" is not a field of an item"#),
    (#"[{"key":"b","txt":"y"}]"#, #"error: "txt" is not a field of an item"#),
    (#"{"key":"a","texts":"x","style":"body"}"#, #"error: "texts" is not a field of an item"#),
    (#"[{"key":"b","text":7}]"#, "error: the text of this item is a number"),
    (#"{"a":{"text":true,"style":"body"}}"#, "error: the text of this item is "),
  ])
  func anItemWithoutItsTextIsNotAGroup(_ text: String, _ message: String) throws {
    let folder = try TemporaryFolder()
    try folder.write("de.json", text)
    let catalog = CatalogLoader.load(inputs: [folder.path], defaultLocale: "en")
    #expect(catalog.issues.count == 1)
    #expect(catalog.issues.first.map { "\($0.severity): \($0.message)" }?.hasPrefix(message) == true)
    #expect(catalog.strings.allSatisfy { $0.text == "x" })
  }

  @Test(arguments: [
    #"{"key":"Schlüssel","texts":"Texte"}"#, #"{"text":{"title":"Titel"},"style":"Body"}"#,
    #"[{"title":"Titel","text":"Text"}]"#, #"[{"key":"a","text":null}]"#,
  ])
  func keepsGroups(_ text: String) throws {
    #expect(try issues("de.json", text).allSatisfy { !$0.hasPrefix("error") })
  }

  @Test func aColumnWithAValueOfTheFieldIsMisspelt() throws {
    #expect(
      try issues("t.csv", "key,de,widht,Links\na,x,200,left\n")
        == [#"error: "widht" is not a column that is read; did you mean width?"#])
    #expect(
      try issues("t.csv", "key,de,coment\na,,\nb,x,typecheck: lines=1\n")
        == [#"error: "coment" is not a column that is read; did you mean comment?"#])
    #expect(try issues("t.csv", "key,de,line,Widht\na,x,12,wide\n").isEmpty)
    #expect(
      try issues("t.csv", "key,de,de\na,x,y\n")
        == [#"warning: the language "de" has a column before this one; both are measured"#])
  }

  @Test func reportsMisspeltElementsOfTranslations() throws {
    let unit = "<trans-unit id=\"a\"><source>Hi</source><targt>Ho</targt></trans-unit>"
    let old = "<xliff version=\"1.2\"><file source-language=\"en\" target-language=\"de\" original=\"a\"><body>"
    let message = "error: <targt> is not an element of a unit, so its text is not read; did you mean <target>?"
    #expect(try issues("x.xlf", "\(old)\(unit)</body></file></xliff>") == [message])
    let segment = "<unit id=\"a\"><segment><source>Hi</source><targt>Ho</targt></segment></unit>"
    let new = "<xliff version=\"2.0\" srcLang=\"en\" trgLang=\"de\" xmlns=\"urn:oasis:names:tc:xliff:document:2.0\">"
    #expect(try issues("y.xlf", "\(new)<file id=\"f\">\(segment)</file></xliff>") == [message])
  }

  @Test func reportsMisspeltItemsOfAndroid() throws {
    let array = "<string-array name=\"a\"><item>x</item><itm>y</itm></string-array>"
    #expect(
      try issues("values-de/strings.xml", "<resources>\(array)</resources>")
        == [#"error: <itm> in "a" is not an item, so its text is not read"#])
  }

  @Test(arguments: [
    (#"{"@@local":"de","a":"x"}"#, #""@@local" is not known and is not used; did you mean @@locale?"#),
    (#"{"@@locale":5,"a":"x"}"#, "@@locale is not a language tag: a number; the file is read as de"),
    (#"{"a":"x","@a":5}"#, "the @ entry of a text is a number, not an object; it is not used"),
    (#"{"a":"x","@a":{"placeholders":5}}"#, #""placeholders" is a number, which is not used"#),
    (#"{"a":"x","@a":{"placeholder":{}}}"#, #""placeholder" is not known and is not used; did you mean placeholders?"#),
    (
      #"{"a":"{n, plurl, one{a} other{b}}"}"#,
      #""a" is not an ICU message: "plurl" of "n" is not an argument type; did you mean plural?; it is measured as written"#
    ),
  ])
  func reportsUnknownNamesInABundle(_ text: String, _ message: String) throws {
    #expect(try issues("app_de.arb", text) == ["warning: \(message)"])
  }

  @Test(arguments: [
    (
      #"{"comment":5,"localizations":{"de":{"stringUnit":{"state":"translated","value":"x"}}}}"#,
      #""comment" of "a" is a number and is not used"#
    ),
    (
      #"{"shouldTranslate":"no","localizations":{"de":{"stringUnit":{"state":"translated","value":"x"}}}}"#,
      #""shouldTranslate" of "a" is a string and is not used"#
    ),
    (
      #"{"localizations":{"de":{"stringUnit":{"state":"translatd","value":"x"}}}}"#,
      #""translatd" is not a state of a text; did you mean translated?"#
    ),
    (
      #"{"localizations":{"de":{"variations":{"plural":{"onee":{"stringUnit":{"value":"x"}},"other":{"stringUnit":{"value":"y"}}}}}}}"#,
      #""onee" in "a" is not a plural category, so its text is never chosen"#
    ),
    (
      #"{"localizations":{"de":{"variations":{"device":{"iphon":{"stringUnit":{"value":"x"}},"other":{"stringUnit":{"value":"y"}}}}}}}"#,
      #""iphon" in "a" is not a device, so its text is never chosen; did you mean iphone?"#
    ),
  ])
  func reportsUnknownWordsInAStringCatalog(_ entry: String, _ message: String) throws {
    let text = #"{"sourceLanguage":"en","version":"1.0","strings":{"a":\#(entry)}}"#
    #expect(try issues("L.xcstrings", text) == ["warning: \(message)"])
  }

  @Test(arguments: [
    ("\u{FEFF}msgid \"a\"\nmsgstr \"x\"\n", "the file begins with a byte order mark, which msgfmt refuses"),
    (
      "msgid \"a\"\nmsgstr \"x\"\n\nmsgid \"a\"\nmsgstr \"y\"\n",
      "the entry \"a\" is also in line 2, which msgfmt refuses; both are measured"
    ),
    ("msgid \"a\"\nmsgstr \"x\\q\"\n", "the escape \\q is not known"),
    (
      "#| msgid \"old\nmsgid \"a\"\nmsgstr \"x\"\n", "the string of the previous text has no closing quotation mark"
    ),
  ])
  func errorsMatchMsgfmt(_ text: String, _ message: String) throws {
    #expect(try issues("de.po", text) == ["error: \(message)"])
  }

  @Test func formsOfGettextAreNumberedWithoutGaps() throws {
    let header = "msgid \"\"\nmsgstr \"Plural-Forms: nplurals=2; plural=(n != 1);\\n\"\n\n"
    let entry = "msgid \"a\"\nmsgid_plural \"b\"\n"
    #expect(
      try issues("de.po", "\(header)\(entry)msgstr[0] \"x\"\nmsgstr[5] \"y\"\n")
        == ["error: msgstr[5] appears where msgstr[1] belongs"])
    #expect(try issues("de.po", "\(header)\(entry)msgstr[0] \"x\"\nmsgstr[1] \"y\"\n").isEmpty)
    #expect(try issues("de.po", "\(header)#| msgid \"o\\\"ld\"\n#| \"er\"\n\(entry)msgstr[0] \"x\"\n").isEmpty)
  }

  @Test func keysOfColoursAreMisspelt() throws {
    let folder = try TemporaryFolder()
    let color = #""color":{"color-space":"srgb","components":{"red":"1","green":"1","blue":"1","alpha":"1"}}"#
    try folder.write(
      "C.xcassets/A.colorset/Contents.json",
      #"{"colors":[{"idiom":"universal",\#(color)},{"idiom":"universal","apearances":[],\#(color)}]}"#)
    try folder.write(
      "d.tokens.json",
      ##"{"a":{"$type":"color","$value":"#111111"},"b":{"$typ":"color","$value":"#222222"}}"##)
    let issues = PaletteLoader.load(inputs: [folder.path]).issues.filter { $0.severity == .error }
    #expect(
      issues.map(\.message).sorted() == [
        #""$typ" is not a name in the token format; did you mean $type?"#,
        #""apearances" is not a key of a colour entry; did you mean appearances?"#,
      ])
  }

  @Test func everyMessageNamesABrokenLinkTheSame() throws {
    let folder = try TemporaryFolder()
    try folder.write("a.strings", "\"a\" = \"x\";\n")
    try FileManager.default.createDirectory(
      atPath: folder.file("C.xcassets/A.colorset"), withIntermediateDirectories: true)
    let names = ["b.strings", "p.palette.json", "x.layout.json", "C.xcassets/A.colorset/Contents.json"]
    for name in names {
      try FileManager.default.createSymbolicLink(atPath: folder.file(name), withDestinationPath: "nowhere")
    }
    let message = "the link target is missing"
    let named = CatalogLoader.load(inputs: [folder.file("b.strings")], defaultLocale: "en").issues
    #expect(named.map(\.message) == [message])
    let found = CatalogLoader.load(inputs: [folder.path], defaultLocale: "en").issues
    #expect(!found.isEmpty && found.allSatisfy { $0.message == message })
    #expect(PaletteLoader.load(inputs: [folder.file("p.palette.json")]).issues.map(\.message) == [message])
    #expect(PaletteLoader.load(inputs: [folder.file("C.xcassets")]).issues.map(\.message) == [message])
    #expect(LayoutLoader.load(inputs: [folder.file("x.layout.json")]).issues.map(\.message) == [message])
    let layouts = LayoutLoader.load(inputs: [folder.path]).issues
    #expect(!layouts.isEmpty && layouts.allSatisfy { $0.message == message })
  }
}
