import Adaptivity
import AuditModel
import DynamicType
import Foundation
import Testing
import TextRules
import TypeCheckKit

@Suite struct ConfigurationReaderTests {
  static let full = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .appending(path: "Fixtures/configuration/full.yml")

  private static func read(_ text: String) throws(ConfigurationError) -> Configuration {
    try ConfigurationReader.read(Array(text.utf8), file: "app/.typecheck.yml").configuration
  }

  /// The problems, as `line:column message`.
  private static func problems(_ text: String) -> [String] {
    do throws(ConfigurationError) {
      _ = try read(text)
      return []
    } catch {
      return error.issues.map { "\($0.location.line):\($0.location.column) \($0.message)" }
    }
  }

  @Test func readsEverything() throws {
    let bytes = Array(try Data(contentsOf: Self.full))
    let read = try ConfigurationReader.read(bytes, file: "app/.typecheck.yml").configuration
    #expect(read.included.map(\.pattern) == ["App/**"])
    #expect(read.excluded.map(\.pattern) == ["Generated", "*.draft.json"])
    #expect(read.locales.included.map(\.pattern) == ["de", "no", "pt-BR"])
    #expect(read.locales.excluded.map(\.pattern) == ["zh-*"])
    #expect(read.sourceLocale == "en")
    #expect(read.xliffSizeUnit == .characters)
    let title = try #require(read.slots["title"])
    #expect(title.fields.style == .headline)
    #expect(title.fields.width == 200)
    #expect(title.fields.lines == 2)
    #expect(title.fields.maxCategory == .accessibilityLarge)
    #expect(title.fields.uppercase == true)
    #expect(title.boldText == [false, true])
    #expect(title.framework == .swiftui)
    #expect(title.markup == TextDetails.Markup.none)
    #expect(read.slots["branded"]?.font?.path == "app/Fonts/Brand.ttf")
    #expect(read.slots["branded"]?.fields.width == 200, "merged")
    #expect(read.keys.map(\.slot) == ["title", "row", "row"])
    #expect(read.keys[2].table?.pattern == "Main")
    #expect(read.defaultSlot == "row")
    #expect(read.samples.texts == ["Ana", "Alexandra"])
    #expect(read.samples.overrides.count == 3)
    #expect(read.rules.disabled == ["text-too-small"])
    #expect(read.severity.count == 3)
    #expect(read.rulePages == "https://example.com/{id}")
    #expect(read.failOn == "warning")
    #expect(read.baseline == "app/accepted.jsonl")
    #expect(read.pseudo == [.accented, .max])
  }

  /// Patterns of keys have one syntax everywhere.
  @Test func aBackslashEscapesTheNextCharacter() throws {
    let read = try Self.read("slots: {a: {}}\nkeys: {'a\\*': a}\nsamples: {keys: {'a\\*': Wien}}\n")
    for (key, matches) in [("a*", true), ("ab", false), ("a\\b", false)] {
      #expect(read.keys[0].key.matches(key) == matches)
      #expect(read.samples.overrides[0].keys.matches(key) == matches)
    }
  }

  @Test(
    arguments: [
      ("slot: {}", ["1:1 \"slot\" is not a key of the configuration"]),
      ("rule_pages: ftp://a", ["1:13 \"rule_pages\" is not an address: \"ftp://a\""]),
      ("slots: [a]", ["1:8 \"slots\" is a list, not a mapping"]),
      ("- a", ["1:1 the configuration is a list, not a mapping"]),
      ("slots: {a: {width: wide}}", ["1:20 \"width\" is \"wide\", not a number"]),
      ("slots: {a: {width: \"200\"}}", ["1:20 \"width\" is \"200\", not a number"]),
      (
        "slots: {a: {width: 0, lines: 1.5, tighten: maybe}}",
        [
          "1:20 \"width\" is 0, which is outside its range", "1:30 \"lines\" is \"1.5\", not a whole number",
          "1:44 \"tighten\" is \"maybe\", neither true nor false",
        ]
      ),
      ("slots: {a: {font: [x], size: 17}}", ["1:19 \"font\" is a list, not a text"]),
      ("slots: {a: {font: x.ttf}}", ["1:12 \"a\" has a font without its size"]),
      ("keys: {a: b}\ndefault_slot: c", ["1:8 \"b\" is not one of the slots", "2:15 \"c\" is not one of the slots"]),
      ("keys: [{slot: a}]\nslots: {a: }", ["1:8 a pattern has neither key, table nor file"]),
      ("a: 1\na: 2", ["1:1 \"a\" is here twice"]),
      ("locales: {includes: [de]}", ["1:11 \"includes\" is not a key of locales"]),
      ("rules: {only_rules: [text-cut]}", ["1:22 an element of \"only_rules\": \"text-cut\" is not a rule"]),
      ("severity: {all: {XS-AX9: error}}", ["1:18 \"XS-AX9\": \"AX9\" is not a size category"]),
      ("pseudo: [klingon]", ["1:10 an element of \"pseudo\": \"klingon\" is not a pseudo-language"]),
      ("slots: {a: {<<: 1}}", ["1:17 << in \"a\" does not name a mapping"]),
      ("rules: {only_rules: []}", ["1:21 \"only_rules\" names no rule, so no rule would run"]),
      ("rules: {only_rules: }", ["1:21 \"only_rules\" names no rule, so no rule would run"]),
      ("fail_on: [error]", ["1:10 \"fail_on\" is a list, not a text"]),
    ] as [(String, [String])])
  func reportsMistakesWithTheirLocation(text: String, expected: [String]) {
    #expect(Self.problems(text) == expected)
  }

  @Test(arguments: ["slots:\n\ta: {}", "keys:\n  *.title: a", "slots: {", "a: [", "\u{7}: 1", "--- a\n--- b", "a: *b"])
  func invalidYAMLIsOneProblem(text: String) {
    #expect(Self.problems(text).count == 1, "\(Self.problems(text))")
  }

  @Test func suggestsTheNearestNames() {
    do throws(ConfigurationError) {
      _ = try Self.read("slots: {a: {widthh: 3}}")
      Issue.record("read")
    } catch {
      #expect(
        error.description.hasPrefix(
          "app/.typecheck.yml:1:13: error: \"widthh\" is not a key of a slot; did you mean \"width")
      )
    }
  }

  @Test func aVersionAloneNamesTheFonts() throws {
    let configuration = try Self.read("os: 26.1")
    #expect(configuration.systemVersion == SystemVersion("26.1"))
    #expect(configuration.rooms == nil)
    #expect(try Self.read("locales: [de]").systemVersion == nil)
    #expect(Self.problems("orientations: both\nos: 26").count == 1)
    #expect(Self.problems("slots: {a: {os: 18}}").count == 1)
  }

  @Test func norwegianIsALanguage() throws {
    #expect(try Self.read("locales: [no]").locales.included.map(\.pattern) == ["no"])
  }

  @Test func anEmptyFileIsAWarning() throws {
    for text in ["", "# nothing\n", "\u{FEFF}"] {
      let reading = try ConfigurationReader.read(Array(text.utf8), file: "a.yml")
      #expect(reading.configuration == Configuration())
      #expect(reading.warnings.count == 1)
    }
  }

  @Test func deepLargeAndSelfGrowingFilesAreRefused() {
    #expect(Self.problems(String(repeating: "[", count: 500_000)).count == 1)
    #expect(Self.problems(String(repeating: "- ", count: 400_000)).count == 1)
    #expect(Self.problems(String(repeating: "# long\n", count: 200_000)).count == 1)
    var text = "x-0: &a0 {a: 1, b: 2}\n"
    for level in 1...60 { text += "x-\(level): &a\(level) {<<: [*a\(level - 1), *a\(level - 1)]}\n" }
    #expect(Self.problems(text + "slots: {s: *a60}").count > 0)
    var keys = "x-0: &a0 {a: 1}\n"
    for level in 1...60 { keys += "x-\(level): &a\(level)\n  ? [*a\(level - 1), *a\(level - 1)]\n  : 1\n" }
    #expect(Self.problems(keys).count == 1)
    #expect(ConfigurationTextProblem.ofBytes([0xFF, 0xFE, 0x61]) == 1)
  }

  /// Nine levels, each merging the one below nine times.
  @Test(arguments: ["included", "excluded"])
  func aListHasAtMostAThousandPatternsOfPaths(_ key: String) {
    func text(_ count: Int) -> String { "\(key):\n" + (0..<count).map { "  - \"a\($0)/**\"\n" }.joined() }
    #expect(Self.problems(text(1_000)).isEmpty)
    #expect(Self.problems(text(1_001)).count == 1)
  }

  @Test func refusesAliasesThatMultiply() {
    let labels = (0..<1_000).map { "l\($0): {}" }.joined(separator: ", ")
    let views = (0..<1_000).map { "A\($0): *m" }.joined(separator: ", ")
    let problems = Self.problems("sources: {views: {A: &m {\(labels)}, \(views)}}")
    #expect(problems == ["1:1 the configuration has more than 250000 entries with its aliases"])
    let samples = (0..<600).map { "\"k\($0)\": *t" }.joined(separator: ", ")
    let texts = (0..<600).map { "a\($0)" }.joined(separator: ", ")
    #expect(Self.problems("samples: {keys: {k: &t [\(texts)], \(samples)}}").count == 1)
  }

  /// Aliases of aliases nest as deeply as the file has lines, more than a thread has memory for.
  @Test(arguments: ["excluded", "slots"]) func refusesAliasesThatNest(_ key: String) {
    let links = (1..<20_000).map { "x-\($0): &n\($0) [*n\($0 - 1)]\n" }.joined()
    #expect(
      Self.problems("x-0: &n0 [a]\n\(links)\(key): *n19999\n")
        == ["1:1 lists and mappings are nested too deeply"])
  }

  @Test func slotsShareTheSetsOfDevicesThatTheyAskFor() {
    func text(_ slot: (Int) -> String) -> String {
      "slots:\n" + (0..<1_100).map { "  s\($0): {devices: [\(slot($0))]}\n" }.joined()
    }
    #expect(Self.problems(text { _ in "all" }).isEmpty)
    let devices = ["iphone-16", "iphone-se-3", "ipad", "all"]
    let different = text { number in
      (0..<6).map { devices[number >> (2 * $0) & 3] }.joined(separator: ", ")
    }
    #expect(Self.problems(different).allSatisfy { $0.contains("more than 1000 different sets") })
    #expect(!Self.problems(different).isEmpty)
  }

  @Test func refusesMappingsThatMergeEachOther() {
    var text = "x-0: &a0 {style: body}\n"
    for level in 1...7 {
      let below = [String](repeating: "*a\(level - 1)", count: 9).joined(separator: ", ")
      text += "x-\(level): &a\(level) {<<: [\(below)]}\n"
    }
    #expect(
      Self.problems(text + "slots: {row: *a7}").map { $0.split(separator: " ", maxSplits: 1).last } == [
        "<< merges more than 100000 entries"
      ])
    #expect(Self.problems(text + "slots: {row: *a4}") == [])
  }

  /// Bytes that are no text.
  private enum ConfigurationTextProblem {
    static func ofBytes(_ bytes: [UInt8]) -> Int {
      do throws(ConfigurationError) {
        _ = try ConfigurationReader.read(bytes, file: "a.yml")
        return 0
      } catch {
        return error.issues.count
      }
    }
  }
}
