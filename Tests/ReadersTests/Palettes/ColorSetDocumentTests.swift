import AuditModel
import ColorContrast
import TestSupport
import Testing

@testable import AssetFiles
@testable import TextFiles

@Suite struct ColorSetDocumentTests {
  @Test func everyKindOfEntryIsRead() throws {
    let (found, issues) = PaletteSamples.read(Array(PaletteSamples.colorSet.utf8))
    let color = try #require(found)
    #expect(issues.isEmpty && color.faults.isEmpty)
    #expect(color.variants.count == 6)
    #expect(color.variants[0].location == SourceLocation(file: "a.colorset/Contents.json", line: 3, column: 5))
    func value(_ appearance: Appearance, _ idiom: ColorEnvironment.Idiom = .universal, p3: Bool = false) -> Color? {
      color.color(in: ColorEnvironment(appearance, idiom: idiom, gamut: p3 ? .displayP3 : .sRGB), .ios26)
    }
    #expect(value(.light)?.hex == "#1E96E6")
    #expect(value(.dark) == Color(.displayP3, SIMD3(0.232, 0.509, 0.969)))
    #expect(value(.lightHighContrast) == Color(.sRGB, SIMD3(108, 64, 228) / 255, alpha: 0.5))
    // Dark with increased contrast has an entry for wide screens only: dark comes before increased contrast.
    #expect(value(.darkHighContrast) == value(.dark))
    #expect(value(.darkHighContrast, p3: true) == SystemColors.color("systemBlue", .darkHighContrast, .ios26)?.color)
    // An empty slot falls back to universal.
    #expect(value(.light, .ipad) == value(.light))
    #expect(value(.light, .mac) == Color(.grayGamma22, SIMD3(0.25, 0, 0)))
  }

  /// Notations, and 255 times what they mean.
  private static let notations: [(String, Double)] = [
    ("\"0xFF\"", 255), ("\"255\"", 255), ("\"1.000\"", 255), ("\"1.0\"", 255), ("1", 255), ("0.5", 127.5),
    ("\"128\"", 128), ("\"0x80\"", 128), ("\"1e-1\"", 25.5), ("\".5\"", 127.5), ("\" 0.5 \"", 127.5),
    ("\"0XaB\"", 171), ("\"1\"", 1),
  ]

  @Test(arguments: notations)
  func readsComponentsLikeXcode(_ text: String, _ expected: Double) throws {
    let read = PaletteSamples.read(entries: PaletteSamples.entry(text, "\"0.25\"", "\"0.75\""))
    let value = try #require(read.color?.color(in: ColorEnvironment(.light), .ios26))
    #expect(value.components.x == expected / 255 && value.components.y == 0.25)
    #expect(read.issues.isEmpty)
  }

  @Test(arguments: [
    "\"\"", "\"nan\"", "\"inf\"", "\"0x\"", "\"0xGG\"", "\"0,5\"", "true", "null", "[]", "\"1.2.3\"", "1e999",
    "\"12 3\"",
    "\"0x1p4\"", "\"0x123456789\"", "{}",
  ])
  func anInvalidComponentIsAnErrorAtItsLocation(_ text: String) throws {
    let read = PaletteSamples.read(entries: PaletteSamples.entry("\"0.5\"", text, "\"0.5\""))
    let issue = try #require(read.issues.first)
    #expect(issue.severity == .error && issue.message.contains("green") && issue.location.line == 2)
    #expect(read.color?.variants.isEmpty == true)
    #expect(read.color?.isComplete == false)
  }

  @Test func extendedSpacesExceedOneAndOthersAreReported() throws {
    let extended = PaletteSamples.entry("\"1.093\"", "\"-0.227\"", "\"0.150\"").replacing("srgb", with: "extended-srgb")
    let (color, issues) = PaletteSamples.read(entries: extended)
    #expect(issues.isEmpty && color?.faults.isEmpty == true)
    #expect(color?.color(in: ColorEnvironment(.light), .ios26)?.components == SIMD3(1.093, -0.227, 0.15))
    let plain = PaletteSamples.read(entries: PaletteSamples.entry("\"300\"", "\"0.5\"", "\"0.5\""))
    #expect(plain.color?.faults.map(\.kind) == [.componentOutOfRange])
    #expect(plain.issues.isEmpty)
    #expect(plain.color?.color(in: ColorEnvironment(.light), .ios26)?.components.x == 300.0 / 255)
    let alpha = PaletteSamples.read(entries: PaletteSamples.entry("\"0.5\"", "\"0.5\"", "\"0.5\"", alpha: "\"255\""))
    #expect(alpha.color?.faults.map(\.kind) == [.alphaOutOfRange])
    #expect(alpha.color?.color(in: ColorEnvironment(.light), .ios26)?.alpha == 1)
  }

  @Test func zeroAndOneWithoutPointAreAmbiguous() throws {
    let read = PaletteSamples.read(entries: PaletteSamples.entry("\"1\"", "\"0\"", "\"1\"", alpha: "\"1\""))
    #expect(read.color?.faults.map(\.kind) == [.ambiguousComponents])
    #expect(read.issues.isEmpty)
    #expect(read.color?.color(in: ColorEnvironment(.light), .ios26) == Color(red: 1 / 255.0, green: 0, blue: 1 / 255.0))
    let black = PaletteSamples.read(entries: PaletteSamples.entry("\"0\"", "\"0\"", "\"0\"", alpha: "\"1\""))
    #expect(black.color?.faults.isEmpty == true, "all zeros are black either way")
    // One other component makes it plain.
    #expect(PaletteSamples.read(entries: PaletteSamples.entry("\"1\"", "\"0\"", "\"2\"")).issues.isEmpty)
  }

  @Test func missingComponentsAreFaultsOfTheColour() {
    let dark = "\"appearances\": [{\"appearance\": \"luminosity\", \"value\": \"dark\"}],"
    let light = "\"appearances\": [{\"appearance\": \"luminosity\", \"value\": \"light\"}],"
    func faults(_ entries: String) -> [ColorFault.Kind] {
      PaletteSamples.read(entries: entries).color?.faults.map(\.kind) ?? []
    }
    let one = { (more: String) in PaletteSamples.entry("0.1", "0.2", "0.3", more) }
    #expect(faults("{\"idiom\": \"universal\"}") == [.nothingAssigned])
    #expect(faults("") == [.nothingAssigned])
    #expect(faults(one("\"display-gamut\": \"display-P3\",")) == [.wideGamutOnly])
    #expect(faults(one(dark)) == [.noFallback])
    #expect(faults(one(dark) + "," + one(light)) == [])
    #expect(faults(one("") + "," + one("")) == [.duplicateEntry])
    #expect(faults(one("\"subtype\": \"x\",") + "," + one("")) == [])
    #expect(faults("{\"color\": {\"reference\": \"noSuchColor\"}}") == [.unknownSystemColor])
  }

  private static let mistakes: [(String, String)] = [
    ("", "empty"), ("  \n", "empty"), ("[]", "an array, not an object"), ("{}", "missing \"colors\""),
    ("{\"colors\": {}}", "not an array"), ("{\"colors\": [3]}", "not an object"),
    ("{\"colors\": [{\"idiom\": \"fridge\"}]}", "\"fridge\""), ("{\"colors\": [{\"idiom\": 3}]}", "not a string"),
    ("{\"colors\": [{\"display-gamut\": \"P4\"}]}", "\"P4\""),
    ("{\"colors\": [{\"appearances\": [{\"appearance\": \"mood\", \"value\": \"dark\"}]}]}", "\"mood\""),
    ("{\"colors\": [{\"appearances\": [{\"appearance\": \"luminosity\", \"value\": \"dusk\"}]}]}", "\"dusk\""),
    ("{\"colors\": [{\"appearances\": [{\"appearance\": \"contrast\"}]}]}", "needs both"),
    ("{\"colors\": [{\"appearances\": {}}]}", "not an array"), ("{\"colors\": [{\"color\": 3}]}", "not an object"),
    ("{\"colors\": [{\"color\": {}}]}", "neither components nor a reference"),
    ("{\"colors\": [{\"color\": {\"reference\": 3}}]}", "not the name"),
    ("{\"colors\": [{\"color\": {\"color-space\": \"cmyk\", \"components\": {}}}]}", "\"cmyk\""),
    ("{\"colors\": [{\"color\": {\"color-space\": \"srgb\", \"components\": {}}}]}", "red is missing"),
    ("{\"colors\": [{\"color\": {\"color-space\": \"srgb\", \"components\": [1]}}]}", "not an object"),
    ("{\"colors\": [", "still open"), ("{\"colors\": [{\"color\": {\"reference\": \"a\"}},]}", "comma"),
  ]

  @Test(arguments: mistakes)
  func mistakesAreErrorsWithLocationAndFix(_ text: String, _ expected: String) throws {
    let (color, issues) = PaletteSamples.read(Array(text.utf8))
    let issue = try #require(issues.first { $0.severity == .error })
    #expect(issue.message.contains(expected), "\(issue.message)")
    #expect(!issue.remedy.isEmpty)
    #expect(color == nil || color?.isComplete == false)
  }

  @Test(arguments: ["\"1e308\"", "1e308", "1e999", "\"1e999\"", "\"-1001.0\"", "\"0xFFFFFFFF\"", "\"999999999\""])
  func hugeComponentsAreErrors(_ text: String) throws {
    for space in ["srgb", "extended-srgb", "extended-linear-srgb", "display-p3"] {
      let entry = PaletteSamples.entry("0.1", text, "0.3").replacing("\"srgb\"", with: "\"\(space)\"")
      let (color, issues) = PaletteSamples.read(entries: entry)
      #expect(color?.variants.isEmpty == true && color?.isComplete == false)
      let issue = try #require(issues.first)
      #expect(issues.count == 1 && issue.severity == .error && issue.location.line == 2)
      #expect(issue.message.contains("green") && issue.message.contains("1000"), "\(issue.message)")
    }
  }

  @Test func reportsEachMistakeOnce() {
    // Rules and issues do not report the same fault.
    let entries = [
      PaletteSamples.entry("\"1\"", "\"0\"", "\"1\""), PaletteSamples.entry("1.5", "0", "0.2"),
      PaletteSamples.entry("0.1", "0.2", "0.3", alpha: "2"), "{\"color\": {\"reference\": \"noSuchColor\"}}",
      PaletteSamples.entry("0.1", "0.2", "0.3") + "," + PaletteSamples.entry("0.1", "0.2", "0.3"),
      "{\"idiom\": \"fridge\"}", PaletteSamples.entry("true", "0", "0"),
    ]
    for entry in entries {
      let (color, issues) = PaletteSamples.read(entries: entry)
      #expect((color?.faults.count { $0.kind != .nothingAssigned } ?? 0) + issues.count == 1, "\(entry)")
    }
  }

  @Test(arguments: [
    "{\"colors\": [tru]}", "{\"colors\": 'a'}", "{} {}", "// a", "\u{FEFF}", "{\"a\": \"", "{\"a\": 1x}",
  ])
  func syntaxMessagesFitColours(_ text: String) throws {
    let readings = [PaletteSamples.read(Array(text.utf8)).issues, PaletteSamples.palette(text).issues]
    for issues in readings {
      let issue = try #require(issues.first)
      for word in ["texts", "a text", "item", "greeting"] {
        #expect(!issue.message.contains(word) && !issue.remedy.contains(word), "\(issue.message): \(issue.remedy)")
      }
    }
  }

  @Test func aBadEntryKeepsTheOthers() {
    let read = PaletteSamples.read(
      entries: PaletteSamples.entry("0.1", "0.2", "0.3") + ", {\"idiom\": \"fridge\"}")
    #expect(read.color?.variants.count == 1)
    #expect(read.color?.isComplete == false && read.color?.faults.isEmpty == true)
  }

  @Test func otherEncodingsAndUnknownKeysAreRead() {
    let text = PaletteSamples.colorSet.replacing("\"info\"", with: "\"future\": {\"x\": [1]}, \"info\"")
    let mark: [UInt8] = [0xEF, 0xBB, 0xBF]
    let wide = Array(text.utf16).flatMap { [UInt8($0 & 0xFF), UInt8($0 >> 8)] }
    for bytes in [Array(text.utf8), mark + Array(text.utf8), [0xFF, 0xFE] + wide] {
      let read = PaletteSamples.read(bytes)
      #expect(read.color?.variants.count == 6 && read.issues.isEmpty)
    }
  }

  @Test func survivesEveryTruncation() {
    let bytes = Array(PaletteSamples.colorSet.utf8)
    for length in 0..<bytes.count {
      let read = PaletteSamples.read(Array(bytes[..<length]))
      #expect(read.color == nil && read.issues.contains { $0.severity == .error }, "\(length)")
    }
  }

  @Test func thousandsOfEntriesForOneSlotAreRead() {
    let entry = PaletteSamples.entry("\"1\"", "\"0\"", "\"0\"")
    func entries(_ count: Int) -> String { Array(repeating: entry, count: count).joined(separator: ",") }
    let few = entries(500)
    let many = entries(4_000)
    var read: (color: NamedColor?, issues: [InputIssue]) = (nil, [])
    let factor = Growth.factor(upTo: 24) {
      _ = PaletteSamples.read(entries: few)
    } to: {
      read = PaletteSamples.read(entries: many)
    }
    #expect(read.color?.variants.count == 4_000)
    #expect(read.color?.faults.count { $0.kind == .duplicateEntry } == 3_999)
    #expect(factor <= 24, "eight times as many took \(factor) times as long")
  }

  @Test(arguments: [1, 2, 3] as [UInt64])
  func survivesMutation(_ seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let original = Array(PaletteSamples.colorSet.utf8)
    for _ in 0..<2_000 {
      var bytes = original
      for _ in 0..<Int.random(in: 1...4, using: &random) {
        bytes[Int.random(in: 0..<bytes.count, using: &random)] = UInt8.random(in: 0...255, using: &random)
      }
      let read = PaletteSamples.read(bytes)
      #expect(read.color != nil || read.issues.contains { $0.severity == .error })
      #expect(read.issues.allSatisfy { $0.location.line >= 1 && !$0.remedy.isEmpty })
    }
  }
}
