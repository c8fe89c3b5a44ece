import AuditModel
import DynamicType
import Testing

@testable import Catalogs

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
    #expect(item.issues.isEmpty)
    #expect(item.string.location == SourceLocation(file: "-", line: 7, column: 19))
    #expect(item.string.key == "k" && item.string.text == "Guardar" && item.string.group.isEmpty)
    #expect(item.string.locale == "es" && item.string.source == "Save" && item.string.slot.lines == 2)
  }

  @Test func takesThePlaceThatTheItemSays() throws {
    let lines = [
      #"{"text":"a","file":"fr.json","line":12}"#, #"{"text":"a","file":"fr.json"}"#, #"{"text":"a","line":1e3}"#,
      #"{"slots":1,"text":"a"}"#, #"{"text":"a","line":0}"#, #"{"line":3,"text":"a","width":{}}"#,
    ]
    let places = lines.map { line -> String in
      guard case .success(let item) = read(line) else { return "none" }
      let place = item.string.location
      return "\(place.file):\(place.line):\(place.column) \(item.issues.map(\.message).joined())"
    }
    #expect(
      places == [
        "fr.json:12:1 ", "fr.json:7:9 ", "-:1000:1 ", "none",
        "-:7:9 the item's line is out of range (0), so it is not used",
        "-:3:1 the item's width is an object, not a number, so it is not used",
      ])
  }

  @Test(arguments: [#""Bonjour""#, #"{"text":"Bonjour"}"#, "\u{FEFF} \"Bonjour\" "])
  func readsATextAlone(_ line: String) {
    guard case .success(let item) = read(line) else {
      Issue.record("not read")
      return
    }
    #expect(item.string.text == "Bonjour" && item.string.key.isEmpty && item.string.locale == "fr")
    #expect(item.issues.isEmpty)
  }

  @Test(arguments: [
    (#"{"text":"a","width":-1}"#, InputIssue.Severity.error, "width is out of range"),
    (#"{"text":"a","text":"b"}"#, .warning, "already stands in line"), (#""\ud800""#, .warning, "surrogate"),
    (#""it\'s""#, .error, "escape"),
  ])
  func tellsWhatWasOdd(_ line: String, _ severity: InputIssue.Severity, _ message: String) {
    guard case .success(let item) = read(line) else {
      Issue.record("not read")
      return
    }
    #expect(item.issues.map(\.severity) == [severity])
    #expect(item.issues.allSatisfy { $0.message.contains(message) && $0.location.line == 7 && $0.location.file == "-" })
  }

  @Test(arguments: [
    ("", "empty"), ("5", "a number, not an item"), ("null", "null, not an item"), (#"["a"]"#, "an array, not an item"),
    (#"{"key":"a"}"#, "no text"), (#"{"text":5}"#, "no text"),
    (#"{"text":"a","styel":"body"}"#, "\"styel\" is no field"),
    (#"{"text":"a""#, "the input ends"), (#"{"text":"a"}{"text":"b"}"#, "after the end"),
    ("Bonjour", "\"Bonjour\" is not"),
  ])
  func refusesWhatIsNoItem(_ line: String, _ message: String) {
    guard case .failure(let issue) = read(line) else {
      Issue.record("read")
      return
    }
    #expect(issue.severity == .error && issue.location.line == 7 && issue.location.file == "-")
    #expect(issue.message.contains(message) && !issue.remedy.isEmpty, "\(issue.message)")
  }
}
