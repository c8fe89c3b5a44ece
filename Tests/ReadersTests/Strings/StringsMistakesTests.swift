import AuditModel
import Testing

@testable import AssetFiles

/// Mistakes in a file are reported with their location, and the rest is read.
@Suite struct StringsMistakesTests {
  struct Case: Sendable {
    var text: String
    var pairs: [String]
    var places: [String]
  }

  @Test(arguments: [
    Case(text: "\"a\" = \"1\";\n/* open\n\"b\" = \"2\";", pairs: ["a=1"], places: ["2:1 error"]),
    Case(text: "\"a\" = \"1\";\n\"b\" = \"2;\n", pairs: ["a=1"], places: ["2:7 error"]),
    Case(text: "\"a\" = \"1\";\n\"b\" = \"2\"", pairs: ["a=1", "b=2"], places: ["2:10 error"]),
    Case(text: "\"a\" = \"1\"\n\"b\" = \"2\";", pairs: ["a=1", "b=2"], places: ["1:10 error"]),
    Case(text: "\"a\" = \"an \"old\" one\";\n\"b\" = \"2\";", pairs: ["b=2"], places: ["1:12 error"]),
    Case(text: "\"a\" = \"1;\n\"b\" = \"2\";\n\"c\" = \"3\";", pairs: ["c=3"], places: ["2:2 error"]),
    Case(text: "\"a\" \"1\";\n\"b\" = \"2\";", pairs: ["b=2"], places: ["1:5 error"]),
    Case(text: "\"a\" = ;\n/* c */\n\"b\" = \"2\";", pairs: ["b=2"], places: ["1:7 error"]),
    Case(text: "§$%\n\"b\" = \"2\";", pairs: ["b=2"], places: ["1:1 error"]),
    Case(text: "\"a\"", pairs: [], places: ["1:4 error"]),
    Case(text: "\"a\" =", pairs: [], places: ["1:6 error"]),
    Case(
      text: "IDELocalizationWork Temporary File\n\"b\" = \"2\";", pairs: ["b=2"], places: ["1:21 error"]),
    Case(text: "\"a\" = \"x\u{0}y\";", pairs: ["a=x\u{0}y"], places: ["1:9 warning"]),
    Case(text: "{\n\"a\" = \"1\";\n", pairs: ["a=1"], places: ["1:1 error"]),
    Case(text: "\n{", pairs: [], places: ["2:1 error"]),
    Case(text: "{\n\"a\" = 1 2;\n}\n", pairs: [], places: ["2:9 error"]),
    Case(text: "{ \"a\" = 1 2;\n\"b\" = \"2\";\n}\n", pairs: ["b=2"], places: ["1:11 error"]),
    Case(text: "\u{0}\u{0}\u{0}\n\"b\" = \"2\";", pairs: ["b=2"], places: ["1:1 error"]),
  ])
  func continuesAfterAMistake(mistake: Case) {
    let catalog = StringsSamples.read(mistake.text)
    #expect(StringsSamples.pairs(catalog) == mistake.pairs)
    #expect(StringsSamples.places(catalog) == mistake.places)
    #expect(catalog.issues.allSatisfy { !$0.message.isEmpty && !$0.remedy.isEmpty })
  }

  @Test func reportsALeftoverOfXcode() {
    let catalog = StringsSamples.read("IDELocalizationWork Temporary File\n")
    #expect(catalog.issues.first?.message.contains("Xcode") == true)
  }

  private static let end = "; iOS ignores the entries after it"

  /// A quoted character in the message of a terminal may show nothing.
  @Test(arguments: [
    (
      "\u{3000}\n\"b\" = \"2\";", "a key is expected here, not the invisible character U+3000 (IDEOGRAPHIC SPACE)\(end)"
    ),
    ("\u{200B}\n\"b\" = \"2\";", "a key is expected here, not the invisible character U+200B (ZERO WIDTH SPACE)\(end)"),
    ("\u{1}\n\"b\" = \"2\";", "a key is expected here, not the invisible character U+0001\(end)"),
    (
      "\"b\"\u{3000}= \"2\";",
      "\"=\" is expected after the key \"b\", not the invisible character U+3000 (IDEOGRAPHIC SPACE)"
    ),
    ("\"b\" =\u{2003}\"2\";", "a value is expected after \"b\", not the invisible character U+2003 (EM SPACE)"),
    ("\"b\" = \"2\"\u{3000};", "the value of \"b\" ends before the invisible character U+3000 (IDEOGRAPHIC SPACE)"),
  ])
  func namesInvisibleCharacters(_ text: String, _ message: String) {
    let issue = StringsSamples.read("\"a\" = \"1\";\(text)").issues.first
    #expect(issue?.severity == .error && issue?.message == message, "\(issue?.message ?? "none")")
    #expect(issue?.remedy == "delete the character")
  }

  @Test(arguments: [
    ("“b” = “2”;\n\"c\" = \"3\";", "a key is expected here, not \"“\" (U+201C)\(end)"),
    (";\n\"c\" = \"3\";", "a key is expected here, not \";\"\(end)"),
  ])
  func namesVisibleCharacters(_ text: String, _ message: String) {
    let issue = StringsSamples.read("\"a\" = \"1\";\n\(text)").issues.first
    #expect(issue?.message == message && issue?.remedy == "write entries as \"key\" = \"value\";", "\(message)")
  }

  @Test(arguments: ["\n", " // later", ""]) func anEntryMayEndWithTheFile(_ rest: String) {
    let issue = StringsSamples.read("\"a\" = \"1\";\n\"b\"\(rest)").issues.first
    #expect(
      issue?.message == "\"=\" is expected after the key \"b\", not the end of the file", "\(issue?.message ?? "none")")
    #expect(issue?.remedy.hasPrefix("write \"key\" = \"value\";") == true)
  }

  /// CoreFoundation refuses such a file, or has read it to its end.
  @Test func onlyEntriesAfterTheCharacterAreIgnored() {
    for text in [
      "\u{3000}\n\"a\" = \"1\";", "{\"a\" = \"1\";\u{3000}\n\"b\" = \"2\";}", "\"a\" = \"1\"\n\u{3000}\"b\" = \"2\";",
    ] {
      let issues = StringsSamples.read(text).issues
      #expect(issues.contains { $0.message.hasSuffix("U+3000 (IDEOGRAPHIC SPACE)") }, "\(issues)")
    }
    let last = StringsSamples.read("\"a\" = \"1\";\u{3000}\n")
    #expect(StringsSamples.places(last) == ["1:11 warning"] && StringsSamples.pairs(last) == ["a=1"])
    #expect(last.issues.first?.remedy == "delete the character")
  }

  @Test func rawLineBreaksInsideATextAreRead() {
    let catalog = StringsSamples.read("\"a\" = \"one\ntwo\";\n\"b\" = \"2\";")
    #expect(StringsSamples.pairs(catalog) == ["a=one\ntwo", "b=2"])
    #expect(catalog.strings.last?.location.line == 3)
    #expect(catalog.issues.isEmpty)
  }

  @Test func bytesThatAreNotUTF8AreLocated() {
    let catalog = StringsSamples.read(Array("\"a\" = \"1\";\n\"ä\" = \"".utf8) + [0xE9, 0x20] + Array("\";".utf8))
    #expect(StringsSamples.places(catalog) == ["2:8 error"])
    #expect(catalog.issues.first?.message.contains("0xE9") == true)
    #expect(catalog.issues.first?.remedy == "save the file as UTF-8")
  }

  @Test(arguments: [true, false])
  func utf16WithoutAMarkIsAnError(isBigEndian: Bool) {
    let catalog = StringsSamples.read(
      StringsSamples.wide("\"key\" = \"value\";\n", isBigEndian: isBigEndian, hasMark: false))
    #expect(StringsSamples.places(catalog) == ["1:1 error"])
    #expect(catalog.issues.first?.message.contains("UTF-16") == true)
  }

  @Test func damagedUTF16IsAnError() {
    let whole = StringsSamples.wide("\"key\" = \"value\";\n", isBigEndian: false)
    #expect(StringsSamples.places(StringsSamples.read(whole.dropLast())) == ["1:17 error"])
    #expect(StringsSamples.places(StringsSamples.read(whole + [0x00, 0xD8])) == ["2:1 error"])
    #expect(StringsSamples.places(StringsSamples.read([0xFF, 0xFE, 0, 0, 0x61, 0, 0, 0])) == ["1:1 error"])
  }
}
