import AuditModel
import Testing

@testable import Documents

@Suite struct LocatedJSONTests {
  /// A tree as a short text: `{key@place:value@place}`.
  private func show(_ value: LocatedJSON?) -> String {
    guard let value else { return "nothing" }
    let content =
      switch value.content {
      case .object(let members):
        "{" + members.map { "\($0.key)@\($0.keyPlace):\(show($0.value))" }.joined(separator: " ") + "}"
      case .array(let elements): "[" + elements.map(show).joined(separator: " ") + "]"
      case .quad(let number): "quad \(number)"
      case .string(let text): "'\(text)'"
      case .number(let number): "\(number)"
      case .bool(let bool): "\(bool)"
      case .null: "null"
      }
    return "\(content)@\(value.place)\(value.isComplete ? "" : "…")"
  }

  @Test(arguments: [
    ("{}", "{}@1:1"), (" [ ] ", "[]@1:2"), ("null", "null@1:1"), ("true", "true@1:1"), ("\tfalse\n", "false@1:2"),
    ("-0.5e+2", "-50.0@1:1"), ("0", "0.0@1:1"), ("1E3", "1000.0@1:1"), ("1e999", "inf@1:1"),
    ("\"\"", "''@1:1"), (#""\"\\\/\b\f\n\r\t""#, "'\"\\/\u{8}\u{c}\n\r\t'@1:1"),
    (#""\u00e9\u20AC\ud83d\ude00""#, "'é€😀'@1:1"),
    ("{\"a\":1,\n \"a\":[2]}", "{a@1:2:1.0@1:6 a@2:2:[2.0@2:7]@2:6}@1:1"),
    ("{\"é😀\":\"ü\"}", "{é😀@1:2:'ü'@1:7}@1:1"),
    ("[\r\n1,\r2,\n3]", "[1.0@2:1 2.0@3:1 3.0@4:1]@1:1"),
    ("\u{FEFF}[1]", "[1.0@1:2]@1:1"),
    ("\"\u{202E}abc\"", "'\u{202E}abc'@1:1"),
  ])
  func readsJSON(_ text: String, _ tree: String) {
    let (value, problems) = LocatedJSON.parse(Array(text.utf8))
    #expect(show(value) == tree)
    #expect(problems.isEmpty)
  }

  @Test(arguments: [
    ("", "nothing", "1:1", "empty"), (" \n ", "nothing", "2:2", "empty"), ("\u{FEFF}", "nothing", "1:1", "empty"),
    ("{\"a\":\"b\",}", "{a@1:2:'b'@1:6}@1:1…", "1:9", "comma before }"),
    ("[1,\n2,\n]", "[1.0@1:2 2.0@2:1]@1:1…", "2:2", "comma before ]"),
    ("{\"a\":\"b\"} x", "{a@1:2:'b'@1:6}@1:1", "1:11", "\"x\" after the end"),
    ("{}{}", "{}@1:1", "1:3", "after the end"),
    ("// note\n{}", "nothing", "1:1", "comment"), ("{\"a\":1 /* b */}", "{a@1:2:1.0@1:6}@1:1…", "1:8", "comment"),
    ("{\"a\":1, # b\n}", "{a@1:2:1.0@1:6}@1:1…", "1:9", "comment"),
    ("{'a':1}", "{}@1:1…", "1:2", "single quotes"), ("['a']", "[]@1:1…", "1:2", "single quotes"),
    ("{a: 1}", "{}@1:1…", "1:2", "key \"a\" has no quotation marks"),
    ("{“a”: 1}", "{}@1:1…", "1:2", "typographic"), ("{\"a\": NaN}", "{}@1:1…", "1:7", "NaN is not"),
    ("[Infinity]", "[]@1:1…", "1:2", "Infinity is not"), ("[-Infinity]", "[]@1:1…", "1:2", "not a JSON number"),
    ("[01]", "[]@1:1…", "1:2", "\"01\" is not a JSON number"), ("[1.]", "[]@1:1…", "1:2", "\"1.\" is not"),
    ("[.5]", "[]@1:1…", "1:2", "\".5\" is not"), ("[+1]", "[]@1:1…", "1:2", "\"+1\" is not"),
    ("[0x1F]", "[]@1:1…", "1:2", "\"0x1F\" is not"), ("[1e]", "[]@1:1…", "1:2", "\"1e\" is not"),
    ("[truer]", "[]@1:1…", "1:2", "\"truer\" is not"), ("[undefined]", "[]@1:1…", "1:2", "undefined is not"),
    ("{\"a\" \"b\"}", "{}@1:1…", "1:6", "where a colon"), ("{\"a\" = \"b\"}", "{}@1:1…", "1:6", "equals sign"),
    ("{\"a\":}", "{}@1:1…", "1:6", "no value before"), ("{\"a\"::1}", "{}@1:1…", "1:6", "colon where a value"),
    ("[1 2]", "[1.0@1:2]@1:1…", "1:4", "\"2\" where a comma"),
    ("[1,,2]", "[1.0@1:2]@1:1…", "1:4", "comma where a value"),
    ("{\"a\":\"b\" \"c\":1}", "{a@1:2:'b'@1:6}@1:1…", "1:10", "no comma before"),
    ("{,}", "{}@1:1…", "1:2", "comma where a key"), ("[1}", "[1.0@1:2]@1:1…", "1:3", "array from 1:1 is open"),
    ("{\"a\":[1,2}}", "{a@1:2:[1.0@1:7 2.0@1:9]@1:6…}@1:1…", "1:10", "array from 1:6 is open"),
    ("]", "nothing", "1:1", "no value before"),
    ("{\"a\":\"x", "{}@1:1…", "1:8", "still open: the string from 1:6, the object from 1:1"),
    (
      "{\"a\":\n{\"b\":\"c\"", "{a@1:2:{b@2:2:'c'@2:6}@2:1…}@1:1…", "2:9",
      "still open: the object from 2:1, the object from 1:1"
    ),
    ("{\"a\"", "{}@1:1…", "1:5", "ends after a key"), ("[1,", "[1.0@1:2]@1:1…", "1:4", "where a value should be"),
    ("[\u{0}]", "[]@1:1…", "1:2", "NUL byte"), ("[\u{A0}1]", "[]@1:1…", "1:2", "no-break space"),
    ("\"\\", "nothing", "1:3", "inside a string"), ("\"\\u12", "nothing", "1:6", "inside a string"),
    ("[é]", "[]@1:1…", "1:2", "\"é\" is not a JSON value"),
  ])
  func endsAtAFatalProblem(_ text: String, _ tree: String, _ place: String, _ message: String) throws {
    let (value, problems) = LocatedJSON.parse(Array(text.utf8))
    #expect(show(value) == tree)
    let fatal = try #require(problems.last)
    #expect(fatal.isFatal && fatal.severity == .error && !fatal.remedy.isEmpty)
    #expect("\(fatal.place)" == place)
    #expect(fatal.message.contains(message), "\(fatal.message)")
    #expect(problems.count { $0.isFatal } == 1)
  }

  @Test(arguments: [
    ("[\"a\tb\"]", "['a\tb'@1:2]@1:1", "1:4 error U+0009"),
    ("[\"a\u{0}\"]", "['a\u{0}'@1:2]@1:1", "1:4 error U+0000"),
    ("[\"a\r\nb\", 1]", "['a\r\nb'@1:2 1.0@2:5]@1:1", "1:4 error U+000D"),
    (#"["\ud800"]"#, "['\u{FFFD}'@1:2]@1:1", "1:3 error half"),
    (#"["\ud800\u0041\udc00"]"#, "['\u{FFFD}A\u{FFFD}'@1:2]@1:1", "1:3 error half"),
    (#"["\ude00\ud83d"]"#, "['\u{FFFD}\u{FFFD}'@1:2]@1:1", "1:3 error half"),
    (#"["it\'s"]"#, "['it's'@1:2]@1:1", "1:5 error does not begin a JSON escape"),
    (#"["\u12G4"]"#, "['u12G4'@1:2]@1:1", "1:3 error does not begin a JSON escape"),
  ])
  func continuesAfterAnOddity(_ text: String, _ tree: String, _ expected: String) {
    let (value, problems) = LocatedJSON.parse(Array(text.utf8))
    #expect(show(value) == tree)
    let parts = expected.split(separator: " ", maxSplits: 2)
    #expect(problems.map { "\($0.place) \($0.severity)" } == ["\(parts[0]) \(parts[1])"])
    #expect(problems.allSatisfy { !$0.isFatal && $0.message.contains(parts[2]) })
  }

  @Test(arguments: [512, 513, 10_000, 1_000_000])
  func limitsDepth(_ depth: Int) {
    for (open, close) in [("[", "]"), ("{\"a\":", "}")] {
      let text = String(repeating: open, count: depth) + "1" + String(repeating: close, count: depth)
      let (value, problems) = LocatedJSON.parse(Array(text.utf8))
      #expect(value != nil)
      #expect(problems.map(\.isFatal) == (depth > 512 ? [true] : []))
      #expect(depth <= 512 || problems.first?.column == 512 * open.utf8.count + 1)
      #expect(problems.allSatisfy { $0.message.contains("512") })
    }
  }
}
