import AuditModel
import DynamicType
import Testing

@testable import Documents
@testable import TextFiles

@Suite struct JSONDocumentTests {
  @Test(arguments: [
    (JSONSamples.flat, ["hello=Good morning", "bye=Bis später", "smile=😀 ok"]),
    (
      JSONSamples.nested,
      [
        "menu.file.open=Open…", "menu.file.close=Close", "menu.edit.cut=Cut", "steps.0=First", "steps.1=Second",
        "steps.2=Third",
      ]
    ),
    (JSONSamples.items, ["save=Speichern", "1=Ohne Schlüssel"]),
    (#"{"a": {"text": "Hi"}}"#, ["a=Hi"]), (#"{"a": {"text": "Hi", "key": "b"}}"#, ["b=Hi"]),
    (#"{"list": [{"key": "b", "text": "Hi"}]}"#, ["list.b=Hi"]),
    (#"{"text": "Hi", "key": "top"}"#, ["top=Hi"]), (#"{"text": "Hi"}"#, ["=Hi"]),
    (#"{"a": {"text": "Hi", "title": "Ho"}}"#, ["a.text=Hi", "a.title=Ho"]),
    // Fields of an item on a line of its own are keys in a file: a drawing program has texts for them.
    (#"{"a": {"text": "T", "line": "L", "file": "F"}}"#, ["a.text=T", "a.line=L", "a.file=F"]),
    (#"{"a": {"text": {"style": "Style"}}}"#, ["a.text.style=Style"]), (#"{"": "x", "a": {"": "y"}}"#, ["=x", "a.=y"]),
    (#"["x", ["y", "z"]]"#, ["0=x", "1.0=y", "1.1=z"]),
    ("{\"\u{e9}\": \"1\", \"e\u{301}\": \"2\"}", ["é=1", "e\u{301}=2"]),
  ])
  func distinguishesShapes(_ text: String, _ pairs: [String]) {
    let catalog = JSONSamples.read(text)
    #expect(JSONSamples.pairs(catalog) == pairs)
    #expect(JSONSamples.issues(catalog) == [])
    #expect(catalog.strings.allSatisfy { $0.group == "app/strings" && $0.location.file == "app/strings.json" })
  }

  @Test func readsEveryField() throws {
    let catalog = JSONSamples.read(JSONSamples.items)
    let string = try #require(catalog.strings.first)
    #expect(string.location == SourceLocation(file: "app/strings.json", line: 2, column: 28))
    #expect(string.locale == "de-AT" && string.source == "Save" && string.comment == "A button")
    var slot = SlotFields()
    slot.role = .barButton
    slot.style = .headline
    slot.weight = .bold
    slot.width = 120.5
    slot.lines = 1
    slot.height = 44
    slot.maxCategory = .accessibilityMedium
    slot.minimumScale = 0.5
    #expect(string.slot == slot)
    #expect(catalog.strings.last?.slot == SlotFields() && catalog.strings.last?.locale == "en")
  }

  @Test(arguments: [
    (#""width": 0"#, "width is out of range (0)"), (#""width": -1.5"#, "width is out of range (-1.5)"),
    (#""width": 1e9"#, "width is out of range (1000000000)"), (#""width": 1e999"#, "width is out of range (inf)"),
    (#""width": "12""#, "width is a string, not a number"), (#""height": 100000.1"#, "height is out of range"),
    (#""height": true"#, "height is true"), (#""lines": 1.5"#, "lines is out of range (1.5)"),
    (#""lines": -1"#, "lines is out of range"), (#""lines": 10001"#, "lines is out of range"),
    (#""minimumScale": 1.01"#, "minimumScale is out of range"), (#""minimumScale": []"#, "minimumScale is an array"),
    (#""style": "bodi""#, "did you mean \"body"), (#""style": 1"#, "style is a number, not a string"),
    (#""weight": "bolt""#, "did you mean \"bold"), (#""maxCategory": "AX9""#, "AX9"),
    (#""role": "TabLabel""#, "did you mean \"tabLabel"),
    (#""locale": """#, "not a language tag"), (#""locale": "de DE""#, "not a language tag"),
    (#""locale": 1"#, "locale is a number"),
    (#""source": {}"#, "source is an object"), (#""comment": ["a"]"#, "comment is an array"),
    (#""key": 5"#, "key is a number"),
  ])
  func keepsTheTextOfAnItemWithABadField(_ field: String, _ message: String) throws {
    let catalog = JSONSamples.read("{\n \"a\": {\"text\": \"Hi\",\n  \(field)}}")
    #expect(JSONSamples.pairs(catalog) == ["a=Hi"])
    #expect(catalog.strings.first?.slot == SlotFields() && catalog.strings.first?.locale == "en")
    let issue = try #require(catalog.issues.first)
    #expect(catalog.issues.count == 1 && issue.severity == .error && issue.location.line == 3)
    #expect(issue.message.contains(message) && issue.message.hasPrefix("not used: "), "\(issue.message)")
  }

  @Test(arguments: [
    ("{}", ["1:1 warning: no texts in this file"]), ("[[], {}]", ["1:1 warning: no texts in this file"]),
    (" 5", ["1:2 error: the file contains a number, not an object or array of texts"]),
    ("\"Hi\"", ["1:1 error: the file contains a string, not an object or array of texts"]),
    ("", ["1:1 error: the input is empty"]),
    (
      "{\"a\": 1,\n \"b\": {\"c\": null, \"d\": [true]}}",
      [
        "1:7 warning: the value of \"a\" is a number, not a text; it was skipped",
        "2:13 warning: the value of \"b.c\" is null, not a text; it was skipped",
        "2:25 warning: the value of \"b.d.0\" is true, not a text; it was skipped",
      ]
    ),
    (
      "{\"a\": {\"text\": \"Hi\", \"width\": 5, \"colour\": \"red\"}}",
      [
        "1:31 warning: the value of \"a.width\" is a number, not a text; it was skipped",
        "1:34 warning: \"colour\" is not a field of an item, so this object was read as a group of texts",
      ]
    ),
  ])
  func reportsNonTextValues(_ text: String, _ issues: [String]) {
    #expect(JSONSamples.issues(JSONSamples.read(text)) == issues)
  }

  @Test func lastDuplicateCounts() {
    let catalog = JSONSamples.read("{\"a\": \"1\",\n\"b\": \"2\",\n\"a\": \"3\", \"a\": \"4\"}")
    #expect(JSONSamples.pairs(catalog) == ["b=2", "a=4"])
    let tail = "; the last one is used"
    #expect(
      JSONSamples.issues(catalog) == [
        "3:1 warning: the key \"a\" is already in line 1\(tail)",
        "3:11 warning: the key \"a\" is already in line 3\(tail)",
      ])
  }

  @Test func measuresNoItemThatIsCutOff() {
    let catalog = JSONSamples.read("[{\"text\": \"Whole\"}, {\"text\": \"Cut\", \"wid")
    #expect(JSONSamples.pairs(catalog) == ["0=Whole"])
    #expect(catalog.issues.map(\.severity) == [.error])
  }

  @Test func readsManyKeysAndLongTexts() {
    let long = String(repeating: "word ", count: 200_000)
    let members = (0..<200_000).map { "\"key.\($0)\": \"Text number \($0)\"" } + ["\"long\": \"\(long)\""]
    let catalog = JSONSamples.read("{" + members.joined(separator: ",\n") + "}")
    #expect(catalog.strings.count == 200_001 && catalog.issues.isEmpty)
    #expect(catalog.strings.last?.text == long && catalog.strings.last?.location.line == 200_001)
  }

  @Test(arguments: [
    ("{\"a.b\": \"1\",\n\"a\": {\"b\": \"2\"}}", [2]), ("{\"a\": {\"b\": \"1\"},\n\"a.b\": \"2\"}", [2]),
    (
      "[{\"key\": \"k\", \"text\": \"1\"},\n{\"key\": \"k\", \"text\": \"2\"},\n{\"key\": \"k\", \"text\": \"3\"}]",
      [2, 3]
    ),
    ("{\"0\": \"1\", \"a\": [\"2\"]}", []), ("{\"a.b\": \"1\", \"a\": {\"c\": \"2\"}}", []),
    ("[{\"key\": \"k\", \"text\": \"1\"},\n{\"key\": \"k\", \"text\": \"2\", \"locale\": \"de\"}]", []),
    ("{\"é\": {\"b\": \"1\"},\n\"e\u{301}.b\": \"2\"}", []),
    ("{\"x\": {\"text\": \"1\", \"key\": \"a\"},\n\"a\": \"2\"}", [2]),
  ])
  func warnsAboutEquivalentKeys(_ text: String, _ lines: [Int]) {
    let issues = JSONSamples.read(text).issues
    #expect(issues.map(\.location.line) == lines)
    #expect(issues.allSatisfy { $0.severity == .warning && $0.message.contains("already has a text in line 1") })
  }
}
