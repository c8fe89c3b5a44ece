import AuditModel
import Testing

@testable import Documents
@testable import TextFiles

/// Items that are read past the tree give what the tree gives, and all others are left to the tree.
@Suite struct JSONItemsTests {
  /// Whether the first element of an array is read past the tree.
  private func isItem(_ element: String) -> Bool {
    JSONParser.read(Array("[\(element), \"next\"]".utf8), of: .texts) { parser in
      let start = parser.enterArray()
      #expect(start == LocatedJSON.Place(line: 1, column: 1))
      let isItem = parser.item() != nil
      let element = isItem ? nil : parser.nextElement()
      #expect(isItem || element != nil)
      // Whichever way it was read, reading goes on behind it.
      guard case .string("next")? = parser.nextElement()?.content else {
        Issue.record("the next element is lost")
        return isItem
      }
      let end = parser.nextElement()
      #expect(end == nil)
      return isItem
    }.value
  }

  @Test(arguments: [
    #"{"text":"Hi"}"#, #"{ "key" : "k" , "text" : "Hi" }"#, #"{"text":"\u00e4\n","width":12.5,"lines":null}"#,
    #"{"text":"Hi","locale":"??"}"#, "{\r\n\t\"text\":\"Hi\"\n}", #"{"text":"\ud800"}"#,
  ])
  func readsFlatItems(_ element: String) { #expect(isItem(element)) }

  @Test(arguments: [
    "{}", "\"Hi\"", "[]", #"{"key":"k"}"#, #"{"text":5}"#, #"{"text":null}"#, #"{"text":"a","text":"b"}"#,
    #"{"text":"a","title":"b"}"#, #"{"text":"a","key":["k"]}"#, #"{"text":"a","lines":true}"#,
    #"{"te\u0078t":"a"}"#, #"{"text":"a","":"b"}"#, #"{"Text":"a"}"#,
  ])
  func leavesTheRestToTheTree(_ element: String) { #expect(!isItem(element)) }

  @Test(arguments: [
    (#"{"a":{"text":"Hello","lcoale":"de"}}"#, "lcoale", "locale"),
    (#"{"a":{"text":"Hello","widht":200}}"#, "widht", "width"),
    (#"{"a":{"txt":"Hello","width":200}}"#, "txt", "text"),
    (#"{"text":"Hello","max_category":"AX3"}"#, "max_category", "maxCategory"),
    (#"[{"text":"Hello","Locale":"de"}]"#, "Locale", "locale"),
    (#"{"a":{"text":"Hello","styel":"body","note":"x"}}"#, "styel", "style"),
    (#"{"a":{"text":"Hello","commnet":"typecheck: lines=1"}}"#, "commnet", "comment"),
  ])
  func aMisspeltFieldIsAnErrorThatNamesTheField(_ file: String, _ name: String, _ field: String) throws {
    let catalog = JSONSamples.read(file)
    let issue = try #require(catalog.issues.first)
    #expect(catalog.strings.isEmpty && catalog.issues.count == 1 && issue.severity == .error)
    #expect(issue.message.hasPrefix("\"\(name)\" is not a field of an item"))
    #expect(issue.message.hasSuffix("; did you mean \(field)?"))
  }

  @Test(arguments: [
    #"{"text":"Text","comments":"Comments"}"#, #"{"text":"Text","style":"Style","styles":"Styles"}"#,
    #"{"text":"Text","next":"Next","test":"Test"}"#, #"{"width":"Width","weight":"Weight","with":"With"}"#,
    #"{"key":"Key","keys":"Keys","hey":"Hey"}"#, #"{"source":"Source","course":"Course","text":"Text"}"#,
    #"{"text":"Text","title":"Title","local":"Local"}"#,
  ])
  func keysThatLookLikeFieldsAreKeys(_ group: String) {
    let catalog = JSONSamples.read(group)
    #expect(!catalog.strings.isEmpty && catalog.issues.allSatisfy { $0.severity == .warning })
  }

  @Test func everyFieldIsKnownByItsBytes() {
    for field in JSONItem.Field.all {
      #expect(JSONItem.Field(field.name)?.name == field.name)
      #expect(JSONItem.Field(String(field.name.dropLast()) + "_") == nil)
      #expect(JSONItem.Field(field.name.uppercased()) == nil)
      #expect(JSONItem.Field("\0" + field.name) == nil, "a NUL in front is not ignored")
    }
    #expect(JSONItem.Field("") == nil && JSONItem.Field("aNameOf16Letters") == nil)
    var set = JSONItem.FieldSet()
    for index in JSONItem.Field.all.indices {
      let isNew = set.insert(index)
      let isNewAgain = set.insert(index)
      #expect(isNew && !isNewAgain)
    }
  }

  @Test func mixesItemsWithOtherElements() {
    let catalog = JSONSamples.read(
      """
      [{"text": "a", "key": "x.y"}, "b",
       {"text": "c", "colour": "red"}, {"text": "d", "text": "e"},
       [{"text": "f"}], 5, {"text": "g", "width": -1, "lines": "2"},
       {"k\\u0065y": "h", "text": "h"}, {"text": "i", "key": "h"}]
      """)
    #expect(
      JSONSamples.pairs(catalog) == [
        "x.y=a", "1=b", "2.text=c", "2.colour=red", "3=e", "4.0=f", "6=g", "h=h", "h=i",
      ])
    #expect(
      JSONSamples.issues(catalog) == [
        "2:48 warning: the key \"text\" is already in line 2; the last one is used",
        "3:19 warning: the value of \"5\" is a number, not a text; it was skipped",
        "3:45 error: not used: the item's width is out of range (-1)",
        "3:58 error: not used: the item's lines is a string, not a number",
        "4:43 warning: the key \"h\" already has a text in line 4",
      ])
  }

  @Test(arguments: [
    (#"[{"text":"a"},{"text":"b","#, ["0=a"], "1:27 error: the input ends inside an object"),
    (#"[{"text":"a"},{"text":"b"}"#, ["0=a", "1=b"], "1:27 error: the input ends inside an array"),
    (#"[{"text":"a"},{"text":"b"#, ["0=a"], "1:25 error: the input ends inside a string"),
    (#"[{"text":"a"},]"#, ["0=a"], "1:14 error: a comma before ]"),
    (#"[{"text":"a"},}"#, ["0=a"], "1:14 error: a comma before }"),
    (#"[}"#, [], "1:2 error: no value before"),
    (#"[{"text":"a"} {"text":"b"}]"#, ["0=a"], "1:15 error: no comma before"),
    (#"[{"text":"a"},,{"text":"b"}]"#, ["0=a"], "1:15 error: a comma where a value should be"),
    (#"[{"text":"a"}] x"#, ["0=a"], "1:16 error: \"x\" after the end"),
    (#"[{"text":"a"},{"text":"b","lines":01}]"#, ["0=a"], "1:35 error: \"01\" is not a JSON number"),
    (
      #"[{"text":"a"},{"text":"b\x"},{"text":"c""#, ["0=a", "1=bx"],
      "1:25 error: this backslash does not begin a JSON escape"
    ),
  ])
  func keepsCompleteItemsBeforeAnError(_ text: String, _ pairs: [String], _ issue: String) {
    let catalog = JSONSamples.read(text)
    #expect(JSONSamples.pairs(catalog) == pairs)
    let first = JSONSamples.issues(catalog).first ?? ""
    #expect(first.hasPrefix(issue), "\(first)")
  }

  @Test func readsDeepNestingAmongItems() {
    let deep = String(repeating: "[", count: 600) + String(repeating: "]", count: 600)
    let catalog = JSONSamples.read("[{\"text\": \"a\"}, \(deep)]")
    #expect(JSONSamples.pairs(catalog) == ["0=a"])
    #expect(catalog.issues.count == 1 && catalog.issues.first?.severity == .error)
  }
}
