import AuditModel
import DynamicType
import Testing

@testable import TextFiles

@Suite struct JSONLinesTests {
  private let reader = JSONLines(defaultLocale: "fr")

  private func read(_ line: String) -> JSONLines.Reading { reader.read(line: Array(line.utf8), number: 7) }

  @Test func readsAnItem() throws {
    guard
      case .success(let item) = read(#"{"key":"k","text":"Guardar","source":"Save","locale":"es","lines":2}"# + "\r\n")
    else {
      Issue.record("not read")
      return
    }
    #expect(item.warnings.isEmpty)
    #expect(item.string.location == SourceLocation(file: "-", line: 7, column: 19))
    #expect(item.string.key == "k" && item.string.text == "Guardar" && item.string.group.isEmpty)
    #expect(item.string.locale == "es" && item.string.source == "Save" && item.string.slot.lines == 2)
  }

  /// The identifier of an item is a string or a number, also where the item is refused.
  @Test(
    arguments: [
      (#"{"text":"a","id":"x"}"#, .text("x")), (#"{"id":12,"text":"a"}"#, .number(12)),
      (#"{"id":-0.5,"text":"a","lines":{}}"#, .number(-0.5)), (#"{"id":"","text":"a"}"#, .text("")),
      (#"{"id":null,"text":"a"}"#, nil), (#"{"text":"a"}"#, nil), (#"{"id":9007199254740993,"text":"a"}"#, nil),
      (#"{"id":[1],"text":"a"}"#, nil), (#"{"id":true,"text":"a"}"#, nil),
      (#"{"id":"x","text":"a","comment":"typecheck:disable text-truncated"}"#, .text("x")),
    ] as [(String, TextDetails.Identifier?)])
  func readsTheIdentifier(line: String, id: TextDetails.Identifier?) {
    switch read(line) {
    case .success(let item): #expect(item.string.details?.id == id)
    case .failure(let refusal): #expect(refusal.id == id)
    }
  }

  /// In a file, `id` is a key like any other.
  @Test func anIdentifierInAFileIsAKey() {
    let catalog = JSONSamples.read(#"{"a":{"id":"Id","text":"Text"}}"#)
    #expect(Set(JSONSamples.pairs(catalog)) == ["a.id=Id", "a.text=Text"])
  }

  @Test func usesTheLocationOfTheItem() throws {
    let lines = [
      #"{"text":"a","file":"fr.json","line":12}"#, #"{"text":"a","file":"fr.json"}"#, #"{"text":"a","line":1e3}"#,
      #"{"slots":1,"text":"a","key":"k","file":"f"}"#, #"{"text":"a","line":0}"#, #"{"line":3,"text":"a","width":{}}"#,
      #"{"key":"k","file":"fr.json","line":4}"#, #"{"text":"a","line":9,"file":"f","key":"k"} {}"#,
    ]
    let places = lines.map { line -> String in
      switch read(line) {
      case .success(let item):
        let place = item.string.location
        return "\(place.file):\(place.line):\(place.column) \(item.warnings.map(\.message).joined())"
      case .failure(let refusal):
        let place = refusal.location
        #expect(refusal.issue.location.line == 7 && refusal.issue.location.file == "-")
        return "\(place.file):\(place.line) \(refusal.key) \(refusal.issue.message)"
      }
    }
    #expect(
      places == [
        "fr.json:12:1 ", "fr.json:7:9 ", "-:1000:1 ", "f:7 k \"slots\" is not a field of an item",
        "-:7  the item's line is out of range (0)",
        "-:3  the item's width is an object, not a number",
        "fr.json:4 k this line's object has no text that is a string", "f:9 k \"{\" after the end of the JSON text",
      ])
  }

  @Test(arguments: [#""Bonjour""#, #"{"text":"Bonjour"}"#, "\u{FEFF} \"Bonjour\" ", "\r{\"text\":\r\"Bonjour\"}"])
  func readsATextAlone(_ line: String) {
    guard case .success(let item) = read(line) else {
      Issue.record("not read")
      return
    }
    #expect(item.string.text == "Bonjour" && item.string.key.isEmpty && item.string.locale == "fr")
    #expect(item.warnings.isEmpty && item.string.location.line == 7)
  }

  @Test(arguments: [
    (#"{"text":"a","text":"b"}"#, "is already in column 2;")
  ])
  func reportsOddities(_ line: String, _ message: String) {
    guard case .success(let item) = read(line) else {
      Issue.record("not read")
      return
    }
    #expect(item.warnings.count == 1)
    #expect(
      item.warnings.allSatisfy { $0.message.contains(message) && $0.location.line == 7 && $0.location.file == "-" })
  }

  @Test(arguments: [
    ("", "empty"), ("5", "a number, not an item"), ("null", "null, not an item"), (#"["a"]"#, "an array, not an item"),
    (#"{"key":"a"}"#, "no text"), (#"{"text":5}"#, "no text"),
    (#"{"text":"a","styel":"body"}"#, "\"styel\" is not a field of an item; did you mean style?"),
    (#"{"text":"a","lcoale":"de"}"#, "did you mean locale?"), (#"{"txt":"a","locale":"de"}"#, "did you mean text?"),
    (#"{"text":"a","colour":"red"}"#, "\"colour\" is not a field of an item"),
    (#""\ud800""#, "half a surrogate pair"), (#"{"text":"x\ud800y"}"#, "half a surrogate pair"),
    ("{\"text\":\"x\ty\"}", "raw control character U+0009"),
    (#"{"text":"a""#, "the line ends inside an object; still open: the object from column 1"),
    (#"{"text":"a"}{"text":"b"}"#, "after the end"),
    (#"{"text":"a"#, "inside a string; still open: the string from column 9"),
    ("Bonjour", "\"Bonjour\" is not"), (#"{"text":"a","width":-1}"#, "width is out of range (-1)"),
    (#"{"text":"a","text":"b","lines":1.5}"#, "lines is out of range (1.5)"),
    (#""it\'s""#, "does not begin a JSON escape"),
    (#"{"text"="a"}"#, "an equals sign"), (#"{"text":"a","width":01}"#, "not a JSON number"), ("'a'", "single quotes"),
    (#"{"text":"a"]"#, "where the object from column 1 is open"),
  ])
  func refusesInvalidItems(_ line: String, _ message: String) {
    guard case .failure(let refusal) = read(line) else {
      Issue.record("read")
      return
    }
    let issue = refusal.issue
    #expect(issue.severity == .error && issue.location.line == 7 && issue.location.file == "-")
    #expect(issue.message.contains(message) && !issue.remedy.isEmpty, "\(issue.message)")
    // A line is not a file, and nothing comes after it.
    let printed = "\(issue.message); \(issue.remedy)".split(separator: "; fields:")[0]
    for word in ["file", "reading ended", "not used", "7:", "1:"] { #expect(!printed.contains(word), "\(printed)") }
  }

  @Test func refusesBinaryData() {
    guard case .failure(let refusal) = reader.read(line: Array(#"{"text":"a"#.utf8) + [0xFF, 0x22, 0x7D], number: 7)
    else {
      Issue.record("read")
      return
    }
    #expect(
      refusal.issue.message == "not UTF-8: byte 0xFF does not begin a character"
        && refusal.issue.remedy == "write lines in UTF-8")
    #expect(refusal.issue.location.column == 11)
  }

  /// A comment sets the slot and rules as in string files; a field overrides it.
  @Test func appliesTheComment() throws {
    let line =
      #"{"text":"a","lines":1,"comment":"Button. typecheck: style=headline lines=2 width=120"}"#
    guard case .success(let item) = read(line),
      case .success(let quiet) = read(
        #"{"text":"a","comment":"typecheck:disable text-truncated"}"#),
      case .success(let odd) = read(#"{"text":"a","comment":"typecheck: stile=headline"}"#)
    else {
      Issue.record("not read")
      return
    }
    #expect(item.string.slot.style == .headline && item.string.slot.width == 120 && item.string.slot.lines == 1)
    #expect(quiet.string.details?.suppressions.map(\.rules) == [["text-truncated"]] && quiet.warnings.isEmpty)
    #expect(odd.warnings.count == 1 && odd.warnings[0].message.contains("stile"))
    #expect(odd.warnings[0].location == SourceLocation(file: "-", line: 7, column: 23))
  }

  /// A text of a book's length is refused, as in files; the longest is not.
  @Test(arguments: ["text", "source"]) func refusesALongLine(_ field: String) {
    let other = field == "text" ? "source" : "text"
    func line(_ count: Int) -> String {
      #"{"key":"k","\#(other)":"b","\#(field)":"\#(String(repeating: "a", count: count))"}"#
    }
    guard case .failure(let refusal) = read(line((1 << 20) + 1)), case .success = read(line(1 << 20)) else {
      Issue.record("not as files do")
      return
    }
    #expect(refusal.key == "k")
    #expect(refusal.issue.message == "the text of \"k\" is 1048577 bytes long, more than 1048576, and is not read")
  }
}
