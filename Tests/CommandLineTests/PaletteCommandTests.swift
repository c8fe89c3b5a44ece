import Foundation
import TestSupport
import Testing

@Suite struct PaletteCommandTests {
  private static let palette = """
    { "colors": {
      "hint": { "role": "text", "light": "#8E8E93", "dark": "#98989F" },
      "paper": { "role": "background", "light": "#FFFFFF", "dark": "#000000" },
      "ok": { "value": "#34C759" }, "bad": { "value": "#FF3B30" } },
      "states": [ { "name": "door", "colors": ["ok", "bad"] } ] }
    """

  private static func colorSet(_ hex: String) -> String {
    let digits = Array(hex)
    let parts = [0, 2, 4].map { "0x" + String(digits[$0...($0 + 1)]) }
    return """
      {"colors":[{"idiom":"universal","color":{"color-space":"srgb","components":{"red":"\(parts[0])",\
      "green":"\(parts[1])","blue":"\(parts[2])","alpha":"1.000"}}}],"info":{"author":"xcode","version":1}}
      """
  }

  private func json(_ result: Binary.Result) throws -> [String: Any] {
    try #require(try JSONSerialization.jsonObject(with: Data(result.output.utf8)) as? [String: Any], "\(result.error)")
  }

  @Test func designTokensAreKnownByTheirValues() throws {
    let folder = try TemporaryFolder()
    let tokens = """
      {"color": {"ok": {"$type": "color", "$value": "#34A853"}, "fail": {"$type": "color", "$value": "#EA4335"}}}
      """
    try folder.file("Design/tokens.json", tokens)
    try folder.file("Design/brand.json", tokens)
    for input in ["Design", "Design/tokens.json", "Design/brand.json"] {
      let output = try Binary.run(["check", input, "--verbose"], in: folder.url).output
      #expect(output.contains("Checked 2 colours and 1 pair"), "\(input): \(output)")
      #expect(!output.contains("measurements"), "\(input): \(output)")
    }
    try folder.file("Texts/tokens.json", "{\"token\": \"Your token\"}")
    let texts = try Binary.run(["check", "Texts/tokens.json"], in: folder.url).output
    #expect(texts.contains("1 text "), "\(texts)")
  }

  @Test func findingsExitWithOneAndNameTheLocation() throws {
    let scratch = try TemporaryFolder()
    try scratch.file("palette.json", Self.palette)
    let result = try Binary.run(["palette", "palette.json", "--verbose"], in: scratch.url)
    #expect(result.status == 1, "\(result.error)")
    for part in ["palette.json:2:", "[contrast-minimum]", "[red-green-only]", "#8E8E93 on #FFFFFF"] {
      #expect(result.output.contains(part), "\(part)\n\(result.output)")
    }
    #expect(result.error.isEmpty)
  }

  @Test func acceptsColoursInPlaceOfFiles() throws {
    let states = try Binary.run(["palette", "#34A853", "#EA4335", "--all"])
    #expect(states.status == 0 && states.output.contains("[red-green-only]"), "\(states.output)\(states.error)")
    #expect(states.output.contains("command-line:1:1: note:"), "\(states.output)")
    // Names alone only suggest a pair.
    let named = try Binary.run(["palette", "warningText=#F7B500", "warningBackground=white", "--all"])
    #expect(
      named.status == 0 && named.output.contains("note: \"warningText on warningBackground\" has 1.81:1"),
      "\(named.output)")
    let wrong = try Binary.run(["palette", "#34A85"])
    #expect(wrong.status == 2 && wrong.error.contains("5 digits"), "\(wrong.error)")
  }

  @Test func oppositeMeaningsInTokensAreCompared() throws {
    let scratch = try TemporaryFolder()
    try scratch.file(
      "status.tokens.json",
      """
      {"color": {"$type": "color", "status": {"ok": {"$value": "#34A853"}, "fail": {"$value": "#EA4335"}}}}
      """)
    let result = try Binary.run(["palette", ".", "--all"], in: scratch.url)
    #expect(result.status == 0 && result.output.contains("differ by 7.2 with deuteranopia"), "\(result.output)")
    #expect(result.output.contains("note: \"color.status.ok / color.status.fail\""), "\(result.output)")
  }

  @Test func jsonHasColoursPairsAndEvidence() throws {
    let scratch = try TemporaryFolder()
    try scratch.file("palette.json", Self.palette)
    let object = try json(Binary.run(["palette", "palette.json", "--format", "json"], in: scratch.url))
    #expect(object["schemaVersion"] as? Int == 3)
    let palettes = try #require(object["palettes"] as? [[String: Any]])
    #expect((palettes[0]["colors"] as? [Any])?.count == 4)
    let pairs = try #require(palettes[0]["pairs"] as? [[String: Any]])
    #expect(pairs.contains { $0["relation"] as? String == "states" && ($0["readings"] as? [Any])?.isEmpty == false })
    let findings = try #require(object["findings"] as? [[String: Any]])
    #expect(findings.contains { ($0["colors"] as? [String: Any])?["requiredRatio"] as? Double == 4.5 })
    #expect((object["summary"] as? [String: Any])?["colors"] as? Int == 4)
  }

  @Test func runsTheChosenRules() throws {
    let scratch = try TemporaryFolder()
    try scratch.file("palette.json", Self.palette)
    func rules(_ options: [String]) throws -> Set<String> {
      let run = try Binary.run(["palette", "palette.json", "--format", "json"] + options, in: scratch.url)
      let findings = try #require(try json(run)["findings"] as? [[String: Any]])
      return Set(findings.compactMap { $0["rule"] as? String })
    }
    #expect(try rules(["--only-rule", "red-green-only"]) == ["red-green-only"])
    #expect(try !rules(["--disable-rule", "contrast-minimum"]).contains("contrast-minimum"))
    #expect(try !rules([]).contains("contrast-enhanced"))
    #expect(try rules(["--enhanced"]).contains("contrast-enhanced"))
  }

  @Test func oneBadFileDoesNotStopTheOthers() throws {
    let scratch = try TemporaryFolder()
    try scratch.file("A.xcassets/Good.colorset/Contents.json", Self.colorSet("336699"))
    try scratch.file("A.xcassets/Bad.colorset/Contents.json", "{\"colors\": [\n  {\"idiom\": }")
    try scratch.file("palette.json", Self.palette)
    let result = try Binary.run(["palette", "A.xcassets", "palette.json", "nothing.json"], in: scratch.url)
    #expect(result.status == 2)
    let parts = [
      "Bad.colorset/Contents.json:2:", "nothing.json:1:1: error:", " · fix: check the path", "[contrast-minimum]",
      "    fix: use #",
    ]
    for part in parts { #expect(result.output.contains(part), "\(part)\n\(result.output)") }
  }

  @Test(arguments: [
    ("{}", "palette.json:1"), ("[1, 2]", "palette.json:1"), ("{\"colors\": 3}", "palette.json:1"),
    ("{\"colors\": {\"a\": {\"value\": \"#12345\"}}}", "#12345"),
    ("{\"colors\": {\"a\": {\"value\": \"systemBleu\"}}}", "systemBlue"),
    ("{\"colors\": {\"a\": {\"value\": 7}}}", "palette.json:1"),
    ("{\"colors\": {\"a\": {\"value\": \"#000\", \"role\": \"txt\"}}}", "text"),
    ("{\"colors\": {\"a\": \"#000\"}, \"states\": [{\"colors\": [\"a\", \"b\"]}]}", "b"),
  ])
  func reportsInvalidPalettes(_ text: String, message: String) throws {
    let scratch = try TemporaryFolder()
    try scratch.file("palette.json", text)
    let result = try Binary.run(["palette", "palette.json"], in: scratch.url)
    #expect(result.status == 2, "\(result.output)")
    #expect(result.output.contains(message) && result.output.contains("error"), "\(result.output)")
    #expect(!result.hasCrashed)
  }

  @Test func readsTenThousandColourSets() throws {
    let scratch = try TemporaryFolder()
    for index in 0..<10_000 {
      let hex = String(format: "%06x", index &* 1_677 & 0xFFFFFF)
      try scratch.file("A.xcassets/C\(index).colorset/Contents.json", Self.colorSet(hex))
    }
    let result = try Binary.run(["palette", "A.xcassets", "--format", "json"], in: scratch.url)
    #expect(!result.hasHung && !result.hasCrashed && result.status < 2, "\(result.error)")
    #expect(result.output.contains("\"colors\": 10000"))
  }

  @Test func checksTheColoursOfTheSystem() throws {
    let result = try Binary.run(["palette", "--system", "--ios", "13-14", "--format", "json"])
    let palettes = try #require(try json(result)["palettes"] as? [[String: Any]])
    #expect((palettes[0]["colors"] as? [Any])?.count ?? 0 > 30)
  }

  @Test func writesTheSameBytesEveryTime() throws {
    let runs = try (0..<2).map { _ in try Binary.run(["palette", "--system", "--format", "json"]).output }
    #expect(runs[0] == runs[1] && runs[0].utf8.count > 10_000)
  }

  @Test(arguments: [
    ([], ["--system"]), (["--system", "x"], ["--system"]),
    (["x", "--only-rule", "contrast-minimun"], ["contrast-minimum"]),
    (["x", "--start50", "weberr"], ["weber"]), (["x", "--smallest-category", "tiny"], ["small"]),
  ])
  func reportsMistakesWithAFix(_ arguments: [String], messages: [String]) throws {
    let result = try Binary.run(["palette"] + arguments)
    #expect(result.status == 2 && result.output.isEmpty)
    for word in messages { #expect(result.error.contains(word), "\(result.error)") }
  }

  @Test func neverOverwritesAnInput() throws {
    let scratch = try TemporaryFolder()
    let file = try scratch.file("palette.json", Self.palette)
    let result = try Binary.run(["palette", "palette.json", "--report", "json=palette.json"], in: scratch.url)
    #expect(result.status == 2 && result.error.contains("palette.json"))
    #expect(try String(contentsOf: file, encoding: .utf8) == Self.palette)
  }
}
