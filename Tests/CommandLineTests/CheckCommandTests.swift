import Foundation
import TestSupport
import Testing

@Suite struct CheckCommandTests {
  /// A project with two languages and a configuration.
  static func project(_ configuration: String = Self.configuration) throws -> TemporaryFolder {
    let scratch = try TemporaryFolder()
    try scratch.file("App/en.lproj/Main.strings", "\"row.apply\" = \"Apply\";\n\"row.close\" = \"Close\";\n")
    try scratch.file(
      "App/de.lproj/Main.strings", "\"row.apply\" = \"Einstellungen übernehmen\";\n\"row.close\" = \"Zu\";\n")
    try scratch.file(".typecheck.yml", configuration)
    return scratch
  }

  static let configuration = """
    slots:
      row: {style: body, width: 150, lines: 1}
    keys:
      "row.*": row

    """

  private static func check(_ arguments: [String], in scratch: TemporaryFolder, below folder: String? = nil) throws
    -> Binary.Result
  {
    try Binary.run(["check"] + arguments, in: folder.map { scratch.url.appending(path: $0) } ?? scratch.url)
  }

  @Test func theConfigurationSetsTheWidth() throws {
    let result = try Self.check(["--verbose"], in: try Self.project())
    #expect(result.status == 1)
    #expect(
      result.output.contains("App/de.lproj/Main.strings:1:15: error: \"Einstellungen übernehmen\" is cut"),
      "\(result.output)")
    #expect(result.output.contains("body, 150 pt wide, 1 line"))
    #expect(!result.output.contains("no slot of"))
  }

  @Test func theConfigurationIsFoundUpwards() throws {
    let result = try Self.check([".", "--locale", "de"], in: try Self.project(), below: "App")
    #expect(result.status == 1)
    #expect(result.output.contains("\nTexts: 1 fits · 1 fails\n"), "\(result.output)")
  }

  @Test func withoutAPathChecksTheFolderOfTheConfiguration() throws {
    let result = try Self.check(["--verbose"], in: try Self.project(), below: "App/en.lproj")
    #expect(result.output.contains("from 2 files"), "\(result.output)")
  }

  @Test func optionsOverrideOnlyTheDefaultSlot() throws {
    let scratch = try Self.project("slots: {common: {width: 100, lines: 1}}\ndefault_slot: common\n")
    let narrow = try Self.check(["--explain", "row.apply"], in: scratch)
    #expect(narrow.status == 0)
    #expect(narrow.output.contains("width          100             default_slot: common"), "\(narrow.output)")
    let wide = try Self.check(["--explain", "row.apply", "--width", "2000"], in: scratch)
    #expect(wide.output.contains("width          2000            an option of the command line"), "\(wide.output)")
  }

  @Test func explainShowsEveryLanguageAndTheMeasurement() throws {
    let result = try Self.check(["--explain", "row.apply"], in: try Self.project())
    #expect(result.output.contains("(de)") && result.output.contains("(en)"))
    #expect(result.output.contains("keys: \"row.*\" → row (.typecheck.yml:4)"), "\(result.output)")
    #expect(result.output.contains("does not fit"))
    let missing = try Self.check(["--explain", "row.aply"], in: try Self.project())
    #expect(missing.status == 2)
    #expect(missing.error.contains("did you mean \"row.apply"), "\(missing.error)")
  }

  @Test func notesGroupThousands() throws {
    let scratch = try TemporaryFolder()
    try scratch.file("en.json", "{\((1...1200).map { "\"k\($0)\": \"Ja\"" }.joined(separator: ","))}")
    let result = try Self.check([".", "--category", "large", "--notes"], in: scratch)
    #expect(result.output.contains("1,200 of 1,200 texts have no slot of their own"), "\(result.output)")
  }

  @Test func reportsTextsWithoutASlotAndUnusedPatterns() throws {
    let project = try Self.project(Self.configuration.replacing("row.*", with: "line.*"))
    let result = try Self.check(["--notes"], in: project)
    #expect(result.output.contains("4 of 4 texts have no slot of their own"), "\(result.output)")
    #expect(result.output.contains("1 pattern of keys matches nothing"), "\(result.output)")
  }

  @Test(arguments: [
    ("slot: {}", "1:1: error: \"slot\" is not a key of the configuration; did you mean \"slots"),
    ("slots: {row: {width: wide}}", "1:22: error: \"width\" is \"wide\", not a number"),
    ("slots:\n\trow: {}", "2:1: error: this is not valid YAML"), ("slots: [row]", "1:8: error: \"slots\" is a list"),
    ("keys: {a: b}\nkeys: {c: d}", "error: \"keys\" is here twice"),
    ("- a\n", "1:1: error: the configuration is a list"),
    ("keys:\n  *.title: row", "in quotes"), ("slots: {a: *row}", "undefined alias"),
    ("fail_on: eror", "did you mean \"error"),
    (
      "a: " + String(repeating: "[", count: 2_000) + String(repeating: "]", count: 2_000),
      "error: lists and mappings are nested too deeply"
    ),
  ])
  func anInvalidConfigurationExitsWithTwoAndNamesThePlace(text: String, message: String) throws {
    let result = try Self.check([], in: try Self.project(text))
    #expect(result.status == 2)
    #expect(result.error.contains(".typecheck.yml:") && result.error.contains(message), "\(result.error)")
    #expect(!result.hasCrashed && !result.hasHung)
  }

  @Test func reportsSeveralProblemsAtOnce() throws {
    let result = try Self.check([], in: try Self.project("slot: 1\nkey: 2\nfail_on: x\n"))
    #expect(result.error.split(separator: "\n").count == 3, "\(result.error)")
  }

  @Test func anEmptyConfigurationIsAWarning() throws {
    let result = try Self.check(["--fail-on", "never"], in: try Self.project(""))
    #expect(result.status == 0)
    #expect(result.output.contains("the configuration is empty, so all defaults apply"), "\(result.output)")
    #expect(try Self.check(["--fail-on", "never", "--strict"], in: try Self.project("")).status == 2)
  }

  @Test func refusesAHugeOrMissingConfiguration() throws {
    let scratch = try Self.project(String(repeating: "# much\n", count: 200_000))
    #expect(try Self.check([], in: scratch).status == 2)
    let missing = try Self.check(["--config", "none.yml"], in: try Self.project())
    #expect(missing.status == 2)
    #expect(missing.error.contains("none.yml:1:1: error: configuration file not found"), "\(missing.error)")
  }

  @Test func anchorsAndMergesAreRead() throws {
    let text = "slots:\n  base: &base {style: body, width: 150}\n  row: {<<: *base, lines: 1}\nkeys: {\"row.*\": row}\n"
    #expect(try Self.check(["--verbose"], in: try Self.project(text)).output.contains("body, 150 pt wide, 1 line"))
  }

  @Test func filesAndLanguagesAreChosen() throws {
    let scratch = try Self.project("excluded: [de.lproj]\nlocales: {exclude: [fr]}\n")
    let result = try Self.check(["--inputs"], in: scratch)
    #expect(result.status == 0)
    #expect(
      result.error.contains("not read App/de.lproj/Main.strings: excluded by the configuration: de.lproj"),
      "\(result.error)")
    #expect(result.error.contains("read App/en.lproj/Main.strings: strings, 2 texts"), "\(result.error)")
    #expect(result.output.contains("no file has the language fr"), "\(result.output)")
    let german = try Self.check(["--locale", "de", "--all"], in: try Self.project())
    #expect(german.output.contains("Measured 2 texts in 1 language"), "\(german.output)")
  }

  @Test func nothingToMeasureDoesNotPass() throws {
    #expect(try Self.check(["--locale", "fr"], in: try Self.project()).status == 2)
    #expect(try Self.check([], in: try Self.project("excluded: [App]")).status == 2)
    #expect(try Self.check(["nowhere"], in: try Self.project()).status == 2)
  }

  @Test func severityAndRulesComeFromTheConfiguration() throws {
    let mild = Self.configuration + "severity: {all: note}\n"
    #expect(try Self.check([], in: try Self.project(mild)).status == 0)
    let strict = mild + "fail_on: note\n"
    #expect(try Self.check([], in: try Self.project(strict)).status == 1)
    #expect(try Self.check(["--fail-on", "error"], in: try Self.project(strict)).status == 0)
    #expect(try Self.check(["--disable-rule", "text-truncated"], in: try Self.project()).status == 0)
    #expect(try Self.check(["--only-rule", "text-truncated"], in: try Self.project()).status == 1)
    let unknown = try Self.check(["--only-rule", "text-cut"], in: try Self.project())
    #expect(unknown.status == 2 && unknown.error.contains("did you mean "), "\(unknown.error)")
  }

  @Test func writesSeveralReportsAlthoughTheRunFails() throws {
    let scratch = try Self.project()
    try scratch.file("App/broken.de.json", "{\"a\": ")
    let result = try Self.check(["--report", "json=out/a.json", "--report", "text=out/a.txt"], in: scratch)
    #expect(result.status == 1)
    for name in ["out/a.json", "out/a.txt"] {
      let report = try String(contentsOf: scratch.url.appending(path: name), encoding: .utf8)
      #expect(report.contains("broken.de.json") && report.contains("text-truncated"), "\(report)")
    }
  }

  @Test func theConfigurationAppliesToItems() throws {
    let line = "{\"key\": \"row.apply\", \"text\": \"Einstellungen übernehmen\", \"locale\": \"de\"}\n"
    let scratch = try Self.project()
    let result = try Binary.run(["check", "--items"], input: Data(line.utf8), in: scratch.url)
    #expect(result.status == 1, "\(result.error)")
    #expect(result.output.contains("\"width\": 150"), "\(result.output)")
  }

  @Test func largerTextReportsLanguagesAndPromisesNone() throws {
    let result = try Self.check(["--larger-text"], in: try Self.project())
    #expect(result.output.contains("WCAG 1.4.4") && result.output.contains("App Store Larger Text"), "\(result.output)")
    #expect(result.output.contains("1 of 4 texts fail at sizes up to 200 %"), "\(result.output)")
    #expect(result.output.contains("fails in de (1 text); nothing found against it in en"), "\(result.output)")
    #expect(!result.output.contains("passes at 200 %"), "\(result.output)")
    #expect(!result.output.contains("AX4"))
  }

  @Test func jsonHasOneResultPerTextUnlessEverySizeIsRequested() throws {
    let scratch = try Self.project()
    func report(_ arguments: [String]) throws -> [String: Any] {
      let output = try Binary.run(arguments + ["--format", "json"], in: scratch.url).output
      return try #require(try JSONSerialization.jsonObject(with: Data(output.utf8)) as? [String: Any])
    }
    let (short, all) = (try report(["check"]), try report(["check", "--measurements", "all"]))
    #expect(short["measurements"] as? String == "findings" && all["measurements"] as? String == "all")
    #expect(short["schemaVersion"] as? Int == 3 && all["schemaVersion"] as? Int == 3)
    #expect(short["summary"] as? NSDictionary == all["summary"] as? NSDictionary)
    #expect(short["findings"] as? NSArray == all["findings"] as? NSArray)
    #expect(short["causes"] as? NSArray == all["causes"] as? NSArray)
    #expect((all["results"] as? [[String: Any]])?.allSatisfy { ($0["measurements"] as? [Any])?.count == 12 } == true)
    #expect(try report(["measure", "."])["measurements"] as? String == "all")
    #expect(try report(["measure", ".", "--measurements", "findings"])["measurements"] as? String == "findings")
    let unknown = try Self.check(["--measurements", "finding"], in: scratch)
    #expect(unknown.status == 2 && unknown.error.contains("did you mean \"findings\"?"), "\(unknown.error)")
  }

  @Test func theWidestTranslationIsListedUnderItsLanguage() throws {
    let result = try Self.check(
      ["--pseudo", "max", "--format", "json", "--measurements", "all"], in: try Self.project())
    let object = try #require(try JSONSerialization.jsonObject(with: Data(result.output.utf8)) as? [String: Any])
    let results = try #require(object["results"] as? [[String: Any]])
    #expect(results.compactMap { $0["locale"] as? String }.sorted() == ["de", "en"])
    #expect(results.contains { $0["key"] as? String == "row.apply" && $0["locale"] as? String == "de" })
    let made = try Self.check(["--pseudo", "double,accented", "--all"], in: try Self.project())
    #expect(made.output.contains("Apply Apply"), "\(made.output)")
    #expect(try Self.check(["--pseudo", "klingon"], in: try Self.project()).status == 2)
  }
}
