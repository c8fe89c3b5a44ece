import Foundation
import TestSupport
import Testing

/// Bad input of every kind: a sentence with place and remedy, the contract's exit status, no crash, no hang.
@Suite struct HostileInputTests {
  struct Case: CustomTestStringConvertible, Sendable {
    var name: String
    var file = "strings.json"
    var data: Data
    var status: Int32
    var messages: [String]
    var arguments: [String] = []

    var testDescription: String { name }

    init(
      _ name: String, file: String = "strings.json", _ text: String, status: Int32, messages: [String],
      arguments: [String] = []
    ) {
      self.init(name, file: file, data: Data(text.utf8), status: status, messages: messages, arguments: arguments)
    }

    init(
      _ name: String, file: String = "strings.json", data: Data, status: Int32, messages: [String],
      arguments: [String] = []
    ) {
      self.name = name
      self.file = file
      self.data = data
      self.status = status
      self.messages = messages
      self.arguments = arguments
    }
  }

  static let files: [Case] = [
    Case("0 bytes of JSON", "", status: 2, messages: ["strings.json:1:1: error:"]),
    Case("white space only", " \n\n", status: 2, messages: ["strings.json:"]),
    Case(
      "0 bytes of .strings", file: "en.lproj/L.strings", "", status: 2, messages: ["en.lproj/L.strings:1", "warning:"]),
    Case("no texts in an object", "{}", status: 2, messages: ["strings.json:1"]),
    Case(
      "not UTF-8", data: Data([0x7B, 0x0A, 0x22, 0xFF, 0x22]), status: 2,
      messages: ["strings.json:2:2: error:", "UTF-8"]),
    Case(
      "UTF-16 with BOM", data: Data([0xFF, 0xFE]) + Data("{\"a\": \"Save\"}".utf16.flatMap { [UInt8($0 & 0xFF), 0] }),
      status: 0, messages: ["1 text"]),
    Case(
      "UTF-8 BOM", data: Data([0xEF, 0xBB, 0xBF]) + Data("{\"a\": \"Save\"}".utf8), status: 0, messages: ["1 text"]),
    Case(
      "UTF-16 .strings", file: "en.lproj/L.strings",
      data: Data([0xFE, 0xFF]) + Data("\"a\" = \"Save\";".utf16.flatMap { [0, UInt8($0 & 0xFF)] }), status: 0,
      messages: ["1 text"]),
    Case(
      "truncated JSON keeps what was complete", "{\n\"a\": \"Save\",\n\"b\": \"Canc", status: 2,
      messages: ["strings.json:3:", "error:", "1 text"]),
    Case(
      "10,000 levels", String(repeating: "[", count: 10_000) + String(repeating: "]", count: 10_000), status: 2,
      messages: ["strings.json:1:", "error:"]),
    Case(
      "10,000 levels of objects", String(repeating: "{\"a\":", count: 10_000), status: 2, messages: ["strings.json:1:"]),
    Case(
      "duplicate keys", "{\"a\": \"Save\",\n\"a\": \"Cancel\"}", status: 0,
      messages: ["strings.json:2:1: warning:", "line 1"]),
    Case(
      "duplicate keys, strict", "{\"a\": \"Save\",\n\"a\": \"Cancel\"}", status: 2, messages: ["warning:"],
      arguments: ["--strict"]),
    Case(
      "lone surrogate", "{\"a\": \"Save \\ud800\"}", status: 2, messages: ["strings.json:1:", "error:", "surrogate"]),
    Case(
      "lone surrogate in a String Catalog", file: "L.xcstrings",
      #"{"sourceLanguage":"en","version":"1.0","strings":{"a\ud800":{}}}"#, status: 2,
      messages: ["L.xcstrings:1:", "error:", "surrogate"]),
    Case("raw tab", "{\"a\": \"Save\tall\"}", status: 2, messages: ["strings.json:1:12: error:", "U+0009"]),
    Case(
      "misspelt field", "{\"a\":{\"text\":\"Hello\",\"lcoale\":\"de\"}}", status: 2,
      messages: ["strings.json:1:22: error:", "did you mean locale?"]),
    Case("NUL", data: Data("{\"a\": \"Sa\0ve\"}".utf8), status: 2, messages: ["strings.json:1:", "error:"]),
    Case("control characters", "{\"a\": \"Sa\\u0001\\u001bve\"}", status: 0, messages: ["1 text"]),
    Case(
      "bidi overrides cannot scramble the report", "{\"a\": \"\\u202eEinstellungen uebernehmen und schliessen\"}",
      status: 1,
      messages: ["\\u{202E}"], arguments: ["--lines", "1"]),
    Case("number", "{\"a\": 7, \"b\": \"Save\"}", status: 0, messages: ["strings.json:1:7: warning:"]),
    Case("null", "{\"a\": null, \"b\": \"Save\"}", status: 0, messages: ["strings.json:1:7: warning:"]),
    Case("only null", "{\"a\": null}", status: 2, messages: ["strings.json:1:7: warning:"]),
    Case("trailing comma", "{\"a\": \"Save\",}", status: 2, messages: ["strings.json:1:", "error:", "comma"]),
    Case(
      "unknown style in an item", "{\"a\": {\"text\": \"Save\", \"style\": \"boddy\"}}", status: 2,
      messages: ["boddy", "body"]),
    Case(
      "width 0 in an item", "{\"a\": {\"text\": \"Save\", \"width\": 0}}", status: 2,
      messages: ["width", "strings.json:1:"]),
    Case(
      "unterminated comment", file: "en.lproj/L.strings", "/* no end\n\"a\" = \"b\";", status: 2,
      messages: ["L.strings:1:1: error:"]),
    Case(
      "missing semicolon keeps the others", file: "en.lproj/L.strings", "\"a\" = \"Save\"\n\"b\" = \"Cancel\";",
      status: 2,
      messages: ["L.strings:", "error:", "2 texts"]),
    Case(
      "binary rubbish named .strings", file: "en.lproj/L.strings", data: Data((0...255).map { UInt8($0) }), status: 2,
      messages: ["error:"]),
    Case("rubbish of no known kind", file: "notes.txt", "hello", status: 2, messages: ["notes.txt"]),
  ]

  @Test(arguments: files)
  func badFile(_ test: Case) throws {
    let scratch = try TemporaryFolder()
    try scratch.file(test.file, test.data)
    for options in [[], ["--verbose"]] {
      let result = try Binary.run(["measure", test.file] + test.arguments + options, in: scratch.url)
      #expect(!result.hasHung && !result.hasCrashed)
      #expect(result.status == test.status, "\(result.output)\(result.error)")
      let printed = result.output + result.error
      // By default, a warning is without the word.
      for part in test.messages where !options.isEmpty || !part.hasSuffix("warning:") && !part.contains(" text") {
        #expect(printed.contains(part), "\"\(part)\" is missing in:\n\(printed)")
      }
      #expect(!printed.contains("\u{202E}") && !printed.contains("\u{1B}") && !printed.contains("\0"))
    }
  }

  static let usages: [(arguments: [String], message: String)] = [
    (["--style", "boddy"], "body"), (["--category", "AX9"], "AX"),
    (["--font", "nowhere.ttf", "--size", "17"], "nowhere.ttf"),
    (["--font", "nowhere.ttf"], "--size"), (["--size", "17"], "--font"), (["--width", "0"], "--width"),
    (["--width", "-3"], "--width -3 is"), (["--width", "nan"], "--width"), (["--width", "1e9"], "--width 1e9 is"),
    (["--width", "wide"], "--width"), (["--height", "0"], "--height"), (["--lines", "-1"], "--lines"),
    (["--lines", "many"], "--lines"), (["--minimum-scale", "2"], "--minimum-scale"), (["--jobs", "0"], "--jobs"),
    (["--inset", "200"], "--inset"), (["--display-scale", "0"], "--display-scale"), (["--format", "yaml"], "json"),
    (["--report", "json"], "NAME=PATH"), (["--report", "yaml=x"], "json"), (["--platform", "macos"], "--width"),
    (["--platform", "windows"], "ios"), (["--style", "extraLargeTitle"], "extraLargeTitle"),
    (["--platform", "tvos", "--width", "500", "--category", "AX1"], "default"), (["--nonsense"], "--nonsense"),
    (["--weight", "fat"], "bold"), (["--truncation", "left"], "tail"), (["--max-category", "huge"], "AX5"),
    (["--font-dir", "nowhere"], "nowhere"),
  ]

  @Test(arguments: usages)
  func unusableOption(arguments: [String], message: String) throws {
    let scratch = try TemporaryFolder()
    try scratch.file("strings.json", "{\"a\": \"Save\"}")
    let result = try Binary.run(["measure", "strings.json"] + arguments, in: scratch.url)
    #expect(result.status == 2, "\(result.output)")
    #expect(!result.hasHung && !result.hasCrashed)
    #expect(result.error.contains(message), "\(result.error)")
    #expect(result.output.isEmpty)
  }

  @Test func corruptAndTruncatedFontsAreRefusedByName() throws {
    let scratch = try TemporaryFolder()
    try scratch.file("strings.json", "{\"a\": \"Save\"}")
    let face = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().appendingPathComponent("Fonts/Inter-subset.ttf")
    let bytes = try Data(contentsOf: face)
    try scratch.file("half.ttf", bytes.prefix(bytes.count / 2))
    try scratch.file("rubbish.ttf", Data((0..<5000).map { UInt8(truncatingIfNeeded: $0 &* 31) }))
    try scratch.file("empty.ttf", Data())
    for name in ["half.ttf", "rubbish.ttf", "empty.ttf"] {
      let result = try Binary.run(["measure", "strings.json", "--font", name, "--size", "17"], in: scratch.url)
      #expect(result.status == 2)
      #expect(result.error.contains(name), "\(result.error)")
      #expect(!result.hasCrashed)
    }
    let good = try Binary.run(["measure", "strings.json", "--font", face.path, "--size", "17"], in: scratch.url)
    #expect(good.status == 0, "\(good.error)")
  }

  @Test func aLongStringIsMeasuredUpToTheLimit() throws {
    let scratch = try TemporaryFolder()
    for (count, status) in [(6_000, 1), (60_000, 2)] {
      let text = String(repeating: "lang und länger ", count: count)
      try scratch.file("strings.json", "{\"a\": \"\(text)\"}")
      let result = try Binary.run(["measure", "strings.json", "--lines", "1"], in: scratch.url)
      #expect(result.status == status, "\(result.error)")
      let printed = result.output + result.error
      #expect(printed.contains("more than the limit of 100,000") == (status == 2), "\(result.error)")
      #expect(printed.utf8.count < 100_000, "the report shortens what it quotes")
    }
  }

  @Test func aLongLabelIsNotLaidOut() throws {
    let scratch = try TemporaryFolder()
    for (count, isLong) in [(6_000, false), (60_000, true)] {
      let text = String(repeating: "lang und länger ", count: count)
      try scratch.file(
        "Main.storyboard",
        """
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0"
        targetRuntime="iOS.CocoaTouch" initialViewController="a"><scenes><scene sceneID="s"><objects>
        <viewController id="a" sceneMemberID="viewController"><view key="view" id="v">
        <rect key="frame" x="0" y="0" width="375" height="667"/><subviews><label text="\(text)" id="l">
        <rect key="frame" x="0" y="50" width="100" height="21"/></label></subviews></view></viewController>
        </objects></scene></scenes></document>
        """)
      let result = try Binary.run(["check", "."], in: scratch.url)
      #expect(result.output.contains("is cut") != isLong, "\(result.output)")
      #expect(result.output.contains("more than the limit of 100,000") == isLong, "\(result.output)")
    }
  }

  @Test func twoHundredThousandKeysAreMeasured() throws {
    let scratch = try TemporaryFolder()
    let members = (0..<200_000).map { "\"k\($0)\": \"Text \($0 % 1000)\"" }.joined(separator: ",\n")
    try scratch.file("strings.json", "{\(members)}")
    let result = try Binary.run(["measure", "strings.json", "--category", "large"], in: scratch.url)
    #expect(result.status == 0, "\(result.error)")
    #expect((result.output + result.error).contains("200,000"), "\(result.output)")
  }
}
