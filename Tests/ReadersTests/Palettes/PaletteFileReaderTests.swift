import AuditModel
import ColorContrast
import DynamicType
import Foundation
import TestSupport
import Testing

@testable import AssetFiles

@Suite struct PaletteFileReaderTests {
  @Test func everyFieldIsRead() throws {
    let bytes = try PaletteSamples.fixture("reader-app.palette.json")
    let catalog = PaletteFileReader().read(PaletteSource(path: "app/reader.palette.json", bytes: bytes))
    #expect(catalog.issues.isEmpty, "\(catalog.issues)")
    let palette = try #require(catalog.palettes.first)
    #expect(palette.name == "Reader" && palette.keyColor == "tint")
    #expect(palette.conditions.generation == .ios15 && palette.conditions.smallestCategory == .small)
    #expect(palette.conditions.applied(to: ColorConditions()).largeText == .apple)
    let colors = Dictionary(uniqueKeysWithValues: palette.colors.map { ($0.name, $0) })
    #expect(colors.count == 8)
    #expect(PaletteSamples.hex(colors["ink"]) == ["#1A1A1A", "#F2F2F2", "#000000", "#FFFFFF"])
    #expect(colors["ink"]?.location == SourceLocation(file: "app/reader.palette.json", line: 9, column: 5))
    #expect(colors["faint"]?.variants.map(\.value) == [.system("secondaryLabel")])
    #expect(colors["faint"]?.style == .footnote && colors["faint"]?.weight == .semibold)
    #expect(colors["faint"]?.comment == "dates")
    #expect(colors["tint"]?.roles == [.interactive, .text] && colors["tint"]?.cues == ["underline"])
    #expect(colors["mark"]?.roles == [.logotype] && colors["mark"]?.rolesAreGuessed == false)
    #expect(palette.pairs.map(\.relation) == [.text, .nonText, .interactivity, .text])
    #expect(palette.pairs[1].layers.map(\.name) == ["paper", "#FFFFFF"] && palette.pairs[1].cues == ["shape"])
    #expect(palette.pairs[2].weight == .bold && palette.pairs[0].style == .body)
    #expect(palette.pairs[3].exemption == .disabled && palette.pairs[3].first.origin == .literal)
    #expect(palette.states.map { $0.colors.map(\.name) } == [["ok", "bad"]])
    #expect(palette.bars.count == 2)
    let bar = palette.bars[0]
    #expect(bar.kind == .tab && !bar.isTranslucent && bar.generations == [.ios13, .ios15])
    #expect(bar.tint?.name == "tint" && bar.layers.map(\.name) == ["veil"] && bar.barTint?.name == "paper")
    #expect(palette.bars[1].name == "navigation bar" && palette.bars[1].generations == [.ios26])
  }

  @Test(arguments: [
    ("", 1, 1, "empty"), ("[]", 1, 1, "an array"), ("{}", 1, 1, "missing \"colors\""),
    ("{\"colors\": []}", 1, 12, "an array"),
    ("{\"colours\": {}, \"colors\": {\"a\": \"#111\"}}", 1, 2, "did you mean \"colors"),
    ("{\"colors\": {\"a\": \"#12\"}}", 1, 18, "\"#12\""), ("{\"colors\": {\"a\": 3}}", 1, 18, "a number"),
    ("{\"colors\": {\"a\": {}}}", 1, 18, "no value"),
    ("{\"colors\": {\"a\": {\"value\": \"#111\", \"role\": \"txt\"}}}", 1, 44, "did you mean \"text"),
    ("{\"colors\": {\"a\": {\"value\": \"#111\", \"rolle\": \"text\"}}}", 1, 36, "\"rolle\""),
    (
      "{\"colors\": {\"a\": \"#111\"}, \"pairs\": [{\"text\": \"b\", \"background\": \"a\"}]}", 1, 46,
      "neither a color of this palette"
    ),
    ("{\"colors\": {\"a\": \"#111\"}, \"pairs\": [{\"text\": \"a\"}]}", 1, 37, "needs one of"),
    ("{\"colors\": {\"a\": \"#111\"}, \"pairs\": [{\"first\": \"a\", \"second\": \"a\"}]}", 1, 38, "needs a relation"),
    ("{\"colors\": {\"a\": \"#111\"}, \"states\": [{\"colors\": [\"a\"]}]}", 1, 38, "at least two"),
    ("{\"colors\": {\"a\": \"#111\"}, \"keyColor\": \"b\"}", 1, 39, "not a color of this palette"),
    ("{\"colors\": {\"a\": \"#111\"}, \"ios\": 26}", 1, 34, "a number"),
    ("{\"colors\": {\"a\": \"#111\"}, \"ios\": \"19\"}", 1, 34, "an iOS release"),
    ("{\"colors\": {\"a\": \"#111\"}, \"bars\": [{\"kind\": \"side\"}]}", 1, 45, "a kind of bar"),
    ("{\"colors\": {\"a\": \"#111\"}, \"bars\": [{\"translucent\": \"no\"}]}", 1, 52, "true or false"),
    (
      "{\"colors\": {\"a\": \"#111\"}, \"pairs\": [{\"text\": \"a\", \"background\": \"a\", \"exempt\": \"x\"}]}", 1,
      80, "exemption"
    ),
    ("{\"colors\": {\"a\": \"#111\"}, \"largeText\": \"big\"}", 1, 40, "large text"),
    ("{\"colors\": {\"a\": \"#111\"", 1, 24, "still open"),
  ])
  func mistakesAreErrorsAtTheirLocation(_ text: String, _ line: Int, _ column: Int, _ expected: String) throws {
    let issues = PaletteSamples.palette(text).issues
    let issue = try #require(issues.first { "\($0.message); \($0.remedy)".contains(expected) }, "\(issues)")
    #expect(issue.severity == .error && !issue.remedy.isEmpty)
    #expect(issue.location == SourceLocation(file: "app.palette.json", line: line, column: column))
  }

  @Test func keepsReadableParts() throws {
    let catalog = PaletteSamples.palette(
      "{\"colors\": {\"a\": \"#111\", \"b\": \"nope\", \"c\": {\"light\": \"#222\", \"dark\": \"nope\"}}}")
    let palette = try #require(catalog.palettes.first)
    #expect(palette.colors.map(\.name) == ["a", "c"] && palette.name == "app")
    #expect(palette.colors[1].isComplete == false)
    #expect(catalog.issues.count == 2)
  }

  @Test func theSchemaKnowsTheSameFields() throws {
    let file = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent()
      .appending(path: "Sources/AssetFiles/Palettes/Schemas/palette.schema.json")
    let schema = try #require(try JSONSerialization.jsonObject(with: Data(contentsOf: file)) as? [String: Any])
    let parts = try #require(schema["$defs"] as? [String: [String: Any]])
    func fields(_ object: [String: Any]?) -> Set<String> {
      #expect(object?["additionalProperties"] as? Bool == false)
      return Set((object?["properties"] as? [String: Any] ?? [:]).keys)
    }
    func names(_ object: [String: Any]?, _ key: String) -> [String] {
      let property = (object?["properties"] as? [String: [String: Any]])?[key]
      return (property ?? object)?["enum"] as? [String] ?? []
    }
    #expect(schema["$schema"] as? String == "https://json-schema.org/draft/2020-12/schema")
    // Styles of other platforms' scales.
    let others: Set<String> = ["subtitle1", "footnote1", "footnote2"]
    #expect(fields(schema) == Set(PaletteFields.root))
    #expect(fields(parts["color"]) == Set(PaletteFields.color))
    #expect(fields(parts["pair"]) == Set(PaletteFields.pair))
    #expect(fields(parts["state"]) == Set(PaletteFields.state))
    #expect(fields(parts["bar"]) == Set(PaletteFields.bar))
    #expect(names(parts["role"], "") == ColorRole.allCases.map(\.rawValue))
    #expect(Set(TextStyle.allCases.map(\.rawValue)).subtracting(names(parts["style"], "")) == others)
    #expect(names(parts["weight"], "") == FontWeight.allCases.map(\.rawValue))
    let releases = try #require(parts["generation"]?["anyOf"] as? [[String: Any]])
    #expect(names(releases[0], "") == SystemGeneration.allCases.map(\.rawValue))
    let pattern = try Regex(try #require(releases[1]["pattern"] as? String))
    for text in ["7", "12.4", "17", "26", "15-18", "13-26"] {
      #expect(try pattern.wholeMatch(in: text) != nil && SystemGeneration.list(text).isEmpty == false)
    }
    for text in ["6", "19", "1"] { #expect(try pattern.wholeMatch(in: text) == nil) }
    #expect(
      ContentSizeCategory.allCases.map(\.rawValue).filter { $0 != "default" } == names(schema, "smallestCategory"))
    #expect(names(schema, "largeText") == ColorConditions.LargeTextPolicy.allCases.map(\.rawValue))
    #expect(names(parts["pair"], "relation") == ColorPair.Relation.allCases.map(\.rawValue))
    #expect(names(parts["pair"], "exempt") == ColorPair.Exemption.allCases.map(\.rawValue))
    #expect(names(parts["bar"], "kind") == PaletteBar.Kind.allCases.map(\.rawValue))
  }

  @Test(arguments: [1, 2, 3] as [UInt64])
  func survivesTruncationAndMutation(_ seed: UInt64) throws {
    let original = try PaletteSamples.fixture("reader-app.palette.json")
    var random = SeededGenerator(seed: seed)
    for round in 0..<1_000 {
      var bytes = original
      if round < 500 {
        bytes = Array(bytes.prefix(Int.random(in: 0..<bytes.count - 1, using: &random)))
      } else {
        for _ in 0..<3 {
          bytes[Int.random(in: 0..<bytes.count, using: &random)] = UInt8.random(in: 0...255, using: &random)
        }
      }
      let catalog = PaletteFileReader().read(PaletteSource(path: "a.palette.json", bytes: bytes))
      #expect(!catalog.palettes.isEmpty || catalog.issues.contains { $0.severity == .error })
    }
  }
}
