import Foundation
import TestSupport
import Testing

/// Thresholds in a configuration change what a check finds, and the report says so.
@Suite struct ThresholdsTests {
  /// A screen, a palette and a text, all of which pass at the defaults or nearly do.
  private static func project(_ rules: String) throws -> TemporaryFolder {
    let scratch = try TemporaryFolder()
    try scratch.file("App/en.lproj/Main.strings", "\"row.close\" = \"Save and close\";\n")
    try scratch.file(
      "App/a.layout.json",
      """
      {"typecheckLayout": 1, "screens": [{"name": "A", "environment": {"device": "iphone-16", "locale": "en"}, "elements": [
        {"id": "save", "role": "button", "text": "Save", "style": "body", "frame": [16, 200, 80, 45]},
        {"id": "title", "role": "text", "text": "Beds", "style": "title1", "frame": [16, 300, 200, 45]},
        {"id": "note", "role": "text", "text": "Sow", "style": "caption2", "frame": [21, 400, 200, 20]}]}]}
      """)
    try scratch.file(
      "App/palette.json",
      """
      {"name": "Sea", "colors": {"ink": {"role": "text", "value": "#666666"},
        "paper": {"role": "background", "value": "#FFFFFF"}}}
      """)
    try scratch.file(
      ".typecheck.yml",
      "slots: {row: {style: body, width: 288, lines: 1}}\nkeys: {\"row.*\": row}\n\(rules.isEmpty ? "" : "rules:\n\(rules)")"
    )
    return scratch
  }

  private static func check(_ rules: String, _ options: [String] = []) throws -> Binary.Result {
    let scratch = try project(rules)
    return try Binary.run(["check", "--all"] + options, in: scratch.url)
  }

  /// A rule, what is set for it, and what the finding then says; without it, the second is not there.
  @Test(
    arguments: [
      ("touch-target-too-small: {side: 48}", "less than 48 by 48 pt (configured: side = 48 pt)", "touch area"),
      ("many-fonts: {most_fonts: 2}", "3 fonts, more than 2: ", "[many-fonts]"),
      ("text-below-minimum: {minimum_size: 12}", "at 11 pt, the minimum is 12 pt", "[text-below-minimum]"),
      (
        "edges-nearly-aligned: {near_miss: 6}", "5 pt out of alignment with \"Save\" (configured: near_miss = 6 pt)",
        "out of"
      ),
      ("contrast-minimum: {normal_text: 7}", "has 5.74:1 in every appearance, needs 7:1", "[contrast-minimum]"),
      ("contrast-enhanced: {normal_text: 8}", "needs 8:1 (level AAA", "[contrast-enhanced]"),
    ])
  func aThresholdChangesTheOutcome(_ rules: String, _ words: String, _ absent: String) throws {
    let standard = try Self.check("")
    #expect(!standard.output.contains(absent), "\(standard.output)")
    #expect(!standard.output.contains("from the default"))
    let changed = try Self.check("  \(rules)\n")
    #expect(changed.output.contains(words), "\(changed.output)")
    #expect(changed.output.contains("Note: 1 threshold differs from the default: \(rules.prefix { $0 != ":" }): "))
  }

  /// The text is cut only from AX4, above 200 %: a warning, and an error if 300 % are asked for.
  @Test func theEnlargementDecidesTheSeverity() throws {
    #expect(try Self.check("").output.contains("Main.strings:1:15: warning: \"Save and close\" is cut from AX4"))
    let strict = try Self.check("  text-truncated: {enlargement: 3}\n")
    #expect(strict.output.contains("Main.strings:1:15: error: \"Save and close\" is cut from AX4"), "\(strict.output)")
    #expect(strict.output.contains("(configured: enlargement = 3×)"))
  }

  /// With one size measured it is still known which size is the first at 250 %: AX4, so that AX5 is above it.
  @Test func theEnlargementDoesNotDependOnTheSizesMeasured() throws {
    let rules = "  text-truncated: {enlargement: 2.5}\n"
    let whole = try Self.check(rules, ["--category", "AX5"])
    #expect(whole.output.contains("Main.strings:1:15: warning: \"Save and close\" is cut"), "\(whole.output)")
    let first = try Self.check(rules, ["--category", "AX4"])
    #expect(first.output.contains("Main.strings:1:15: error: \"Save and close\" is cut"), "\(first.output)")
  }

  @Test func aSeverityAndOffAreOptionsToo() throws {
    let note = try Self.check("  text-truncated: note\n")
    #expect(note.output.contains("Main.strings:1:15: note: \"Save and close\" is cut"))
    let off = try Self.check("  text-truncated: off\n")
    #expect(!off.output.contains("is cut"))
    #expect(!off.output.contains("from the default"))
  }

  @Test func jsonAndSARIFGiveTheValuesInUse() throws {
    let rules = "  touch-target-too-small: {side: 48}\n  many-fonts: {most_fonts: 2}\n"
    let json = try Self.check(rules, ["--format", "json"])
    let report = try #require(try JSONSerialization.jsonObject(with: Data(json.output.utf8)) as? [String: Any])
    let thresholds = try #require(report["thresholds"] as? [[String: Any]])
    #expect(thresholds.map { $0["rule"] as? String } == ["many-fonts", "touch-target-too-small"])
    #expect(thresholds.map { $0["value"] as? Double } == [2, 48])
    #expect(thresholds.map { $0["default"] as? Double } == [8, 44])
    let sarif = try Self.check(rules, ["--format", "sarif"])
    let runs = (try JSONSerialization.jsonObject(with: Data(sarif.output.utf8)) as? [String: Any])?["runs"]
    let invocations = (runs as? [[String: Any]])?.first?["invocations"] as? [[String: Any]]
    let overrides = try #require(invocations?.first?["ruleConfigurationOverrides"] as? [[String: [String: Any]]])
    #expect(overrides.map { $0["descriptor"]?["id"] as? String } == ["many-fonts", "touch-target-too-small"])
    #expect(overrides.last?["configuration"]?["parameters"] as? [String: Double] == ["side": 48])
    #expect(sarif.output.contains("`side` = 48 pt (default 44 pt, from 28 pt to 100 pt)"))
    #expect(!(try Self.check("", ["--format", "sarif"])).output.contains("Overrides"))
    #expect(!(try Self.check("", ["--format", "json"])).output.contains("\"thresholds\""))
  }

  @Test func explainNamesTheThreshold() throws {
    let scratch = try Self.project("  text-truncated: {enlargement: 3}\n")
    let explained = try Binary.run(["check", "--explain", "row.close"], in: scratch.url)
    #expect(explained.output.contains("threshold      text-truncated: enlargement is 3× instead of 2×"))
    #expect(explained.output.contains("(.typecheck.yml:4)"), "\(explained.output)")
  }
}
