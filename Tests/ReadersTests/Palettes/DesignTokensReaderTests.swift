import AuditModel
import ColorContrast
import TestSupport
import Testing

@testable import AssetFiles

@Suite struct DesignTokensReaderTests {
  private static let brand = """
    {
      "color": {
        "$type": "color",
        "blue": { "500": { "$value": "#0A66C2", "$description": "of the logo" } },
        "ink": { "$value": { "colorSpace": "srgb", "components": [0.1, 0.1, 0.1], "alpha": 1, "hex": "#1a1a1a" } },
        "vivid": { "$value": { "colorSpace": "display-p3", "components": [1, "none", 0], "alpha": 0.5 } },
        "text": { "primary": { "$value": "{color.ink}" }, "link": { "$ref": "#/color/blue/500" },
          "again": { "$ref": "#/color/text/link/$value" } },
        "mixed": { "$value": { "colorSpace": "srgb",
          "components": [ { "$ref": "#/color/ink/$value/components/0" }, 0.5, 0.7 ] } }
      },
      "alias": { "$value": "{color.text.again}" },
      "gap": { "$type": "dimension", "$value": { "value": 16, "unit": "px" } },
      "lost": { "$value": "#123456" }
    }
    """

  private func color(_ catalog: PaletteCatalog, _ name: String) throws -> NamedColor {
    try #require(catalog.palettes.flatMap(\.colors).first { $0.name == name }, "\(name)")
  }

  @Test func typesAliasesAndPointersAreFollowed() throws {
    let catalog = PaletteSamples.tokens(["brand.tokens.json": Self.brand])
    #expect(catalog.issues.isEmpty, "\(catalog.issues)")
    #expect(catalog.palettes.map(\.name) == ["brand"])
    #expect(catalog.palettes[0].colors.count == 8)
    let blue = try color(catalog, "color.blue.500")
    #expect(blue.comment == "of the logo" && blue.alias == nil && blue.location.line == 4)
    #expect(PaletteSamples.hex(try color(catalog, "color.text.primary"))[0] == "#1A1A1A")
    #expect(try color(catalog, "color.text.primary").alias == "color.ink")
    #expect(try color(catalog, "color.text.primary").roles == [.text])
    for name in ["color.text.link", "color.text.again", "alias"] {
      #expect(PaletteSamples.hex(try color(catalog, name))[0] == "#0A66C2")
    }
    let vivid = try color(catalog, "color.vivid").color(in: ColorEnvironment(.dark), .ios26)
    #expect(vivid == Color(.displayP3, SIMD3(1, 0, 0), alpha: 0.5))
    #expect(
      try color(catalog, "color.mixed").color(in: ColorEnvironment(.light), .ios26)
        == Color(red: 0.1, green: 0.5, blue: 0.7))
    #expect(catalog.leftOut == ["design tokens of other types than color": 1, "design tokens without a type": 1])
  }

  @Test func groupsExtendOthersAndHaveRootTokens() throws {
    let catalog = PaletteSamples.tokens([
      "a.tokens": """
      {"base": {"$type": "color", "$root": {"$value": "#111111"}, "soft": {"$value": "#222222"}},
       "loud": {"$extends": "{base}", "soft": {"$type": "color", "$value": "#333333"}}}
      """
    ])
    #expect(catalog.issues.isEmpty)
    #expect(PaletteSamples.hex(try color(catalog, "base.$root"))[0] == "#111111")
    #expect(PaletteSamples.hex(try color(catalog, "loud.$root"))[0] == "#111111")
    #expect(PaletteSamples.hex(try color(catalog, "loud.soft"))[0] == "#333333")
  }

  @Test func filesOfOneFolderAreAppearances() throws {
    let catalog = PaletteSamples.tokens([
      "base.tokens.json":
        "{\"$type\": \"color\", \"raw\": {\"$value\": \"#00FF00\"}, \"ink\": {\"$value\": \"{tone}\"}}",
      "dark-high-contrast.tokens.json": "{\"$type\": \"color\", \"tone\": {\"$value\": \"#FFFFFF\"}}",
      "dark.tokens.json":
        "{\"$type\": \"color\", \"tone\": {\"$value\": \"#EEEEEE\"}, \"night\": {\"$value\": \"#000011\"}}",
      "light.tokens.json": "{\"$type\": \"color\", \"tone\": {\"$value\": \"#111111\"}}",
    ])
    #expect(catalog.issues.isEmpty, "\(catalog.issues)")
    #expect(catalog.palettes.map(\.name) == ["design"])
    #expect(PaletteSamples.hex(try color(catalog, "tone")) == ["#111111", "#EEEEEE", "#111111", "#FFFFFF"])
    #expect(PaletteSamples.hex(try color(catalog, "ink")) == ["#111111", "#EEEEEE", "#111111", "#FFFFFF"])
    #expect(PaletteSamples.hex(try color(catalog, "night")) == ["-", "#000011", "-", "#000011"])
    #expect(try color(catalog, "raw").variants.count == 1)
  }

  @Test func filesWithEqualTokensAreSeparatePalettes() throws {
    let file = "{\"ink\": {\"$type\": \"color\", \"$value\": \"#111111\"}}"
    let catalog = PaletteSamples.tokens([
      "north.dark.tokens.json": file, "north.light.tokens.json": file, "south.dark.tokens.json": file,
      "south.light.tokens.json": file,
    ])
    #expect(catalog.palettes.map(\.name) == ["north", "south"])
    #expect(catalog.palettes.map(\.colors.count) == [1, 1])
  }

  @Test(arguments: [
    ("", 1, 1, "empty"), ("[]", 1, 1, "an array"),
    ("{\"a\": {\"$type\": \"color\", \"$value\": \"{b}\"}}", 1, 36, "unknown token \"b\""),
    ("{\"a\": {\"$type\": \"color\", \"$value\": \"{a}\"}}", 1, 36, "in a circle"),
    ("{\"a\": {\"$type\": \"color\", \"$value\": \"red\"}}", 1, 36, "not a colour"),
    ("{\"a\": {\"$type\": \"color\", \"$value\": 3}}", 1, 36, "a number"),
    ("{\"a\": {\"$type\": \"color\", \"$value\": {}}}", 1, 36, "no colorSpace"),
    (
      "{\"a\": {\"$type\": \"color\", \"$value\": {\"colorSpace\": \"rec2020\", \"components\": [1, 1, 1]}}}", 1, 51,
      "rec2020"
    ),
    ("{\"a\": {\"$type\": \"color\", \"$value\": {\"colorSpace\": \"srgb\", \"components\": [1, 1]}}}", 1, 73, "three"),
    (
      "{\"a\": {\"$type\": \"color\", \"$value\": {\"colorSpace\": \"srgb\", \"components\": [1, 1, \"x\"]}}}", 1, 80,
      "component"
    ),
    ("{\"a\": {\"$type\": \"color\", \"$ref\": \"other.json#/b\"}}", 1, 34, "not a pointer"),
    ("{\"a\": {\"value\": \"#111\", \"type\": \"color\"}}", 1, 8, "dollar"),
    ("{\"a\": {\"$extends\": 3}}", 1, 20, "names no group"),
    ("{\"a\": {", 1, 8, "still open"),
  ])
  func mistakesAreErrorsAtTheirLocation(_ text: String, _ line: Int, _ column: Int, _ expected: String) throws {
    let issues = PaletteSamples.tokens(["a.tokens.json": text]).issues
    let issue = try #require(issues.first { $0.message.contains(expected) }, "\(issues)")
    #expect(issue.severity == .error && !issue.remedy.isEmpty)
    #expect(issue.location == SourceLocation(file: "design/a.tokens.json", line: line, column: column))
  }

  @Test func cyclesOfAnyLengthAreReported() {
    let tokens = (0..<500).map { "\"t\($0)\": {\"$type\": \"color\", \"$value\": \"{t\(($0 + 1) % 500)}\"}" }
    let catalog = PaletteSamples.tokens(["a.tokens": "{\(tokens.joined(separator: ","))}"])
    #expect(catalog.palettes.isEmpty && catalog.issues.count == 1)
    #expect(catalog.issues[0].message.contains("495 more"))
    let nested = PaletteSamples.tokens([
      "a.tokens": "{\"a\": {\"x\": {\"$type\": \"color\", \"$value\": \"#111\"}, \"b\": {\"$extends\": \"{a}\"}}}"
    ])
    #expect(nested.issues.contains { $0.message.contains("circle") })
  }

  @Test func spacesOfTheFormatAreReadOrTakenByTheirHex() throws {
    func value(_ object: String) -> PaletteCatalog {
      PaletteSamples.tokens(["a.tokens": "{\"a\": {\"$type\": \"color\", \"$value\": \(object)}}"])
    }
    let hsl = value("{\"colorSpace\": \"hsl\", \"components\": [330, 100, 50]}")
    #expect(PaletteSamples.hex(try color(hsl, "a"))[0] == "#FF0080")
    let hwb = value("{\"colorSpace\": \"hwb\", \"components\": [330, 20, 40]}")
    #expect(PaletteSamples.hex(try color(hwb, "a"))[0] == "#993366")
    let wide = value("{\"colorSpace\": \"rec2020\", \"components\": [1, 0, 0], \"hex\": \"#FF0000\"}")
    #expect(PaletteSamples.hex(try color(wide, "a"))[0] == "#FF0000" && wide.issues.map(\.severity) == [.warning])
    let outside = value("{\"colorSpace\": \"srgb\", \"components\": [1.2, 0, 0], \"alpha\": 2}")
    #expect(try color(outside, "a").faults.map(\.kind) == [.componentOutOfRange, .alphaOutOfRange])
  }

  @Test(arguments: ["[0, 1e308, 0]", "[0, 1e999, 0]", "[0, -1001, 0]"])
  func hugeComponentsAreErrors(_ components: String) throws {
    for space in ["srgb", "display-p3", "oklch", "hsl", "hwb", "xyz-d65"] {
      let text =
        "{\"a\": {\"$type\": \"color\", \"$value\": {\"colorSpace\": \"\(space)\", \"components\": \(components)}}}"
      let catalog = PaletteSamples.tokens(["a.tokens": text])
      let issue = try #require(catalog.issues.first, "\(space)")
      #expect(catalog.palettes.isEmpty && issue.severity == .error && issue.location.column > 60, "\(issue)")
    }
  }

  @Test(arguments: [1, 2, 3] as [UInt64])
  func survivesTruncationAndMutation(_ seed: UInt64) {
    let original = Array(Self.brand.utf8)
    var random = SeededGenerator(seed: seed)
    for round in 0..<1_000 {
      var bytes = original
      if round < 500 {
        bytes = Array(bytes.prefix(Int.random(in: 0..<bytes.count, using: &random)))
      } else {
        for _ in 0..<3 {
          bytes[Int.random(in: 0..<bytes.count, using: &random)] = UInt8.random(in: 0...255, using: &random)
        }
      }
      let catalog = DesignTokensReader().read(PaletteSource(path: "a.tokens", bytes: bytes))
      #expect(!catalog.palettes.isEmpty || !catalog.issues.isEmpty)
    }
  }
}
