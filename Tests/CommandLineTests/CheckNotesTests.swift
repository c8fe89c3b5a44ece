import Foundation
import TestSupport
import Testing

/// The notes of a check on findings that are accepted or turned off.
@Suite struct CheckNotesTests {
  private static func check(_ arguments: [String], in scratch: TemporaryFolder) throws -> Binary.Result {
    try Binary.run(["check"] + arguments, in: scratch.url)
  }

  /// A project whose only finding a comment turns off.
  private static func silenced() throws -> TemporaryFolder {
    let scratch = try CheckCommandTests.project()
    try scratch.file(
      "App/de.lproj/Main.strings",
      "/* typecheck:disable text-truncated */\n\"row.apply\" = \"Einstellungen übernehmen\";\n\"row.close\" = \"Zu\";\n"
    )
    return scratch
  }

  private static func object(_ text: String) throws -> [String: Any] {
    try #require(try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any])
  }

  @Test func reportsDisabledFindingsAndNoPass() throws {
    let result = try Self.check([], in: try Self.silenced())
    #expect(result.status == 0, "\(result.output)")
    #expect(!result.output.contains("the baseline contains"), "\(result.output)")
    #expect(!result.output.contains("all passed") && result.output.contains("failed"), "\(result.output)")
    #expect(result.output.contains("Turned off by comments: 1 finding."), "\(result.output)")
    let json = try Self.object(try Self.check(["--format", "json"], in: try Self.silenced()).output)
    let accepted = try #require(json["accepted"] as? [String: Int])
    #expect(accepted == ["baselined": 0, "stale": 0, "suppressed": 1, "worsened": 0])
  }

  @Test func aPartOfAProjectReportsNoUnusedPatterns() throws {
    let scratch = try CheckCommandTests.project()
    let configuration = try String(contentsOf: scratch.url.appending(path: ".typecheck.yml"), encoding: .utf8)
    try scratch.file(".typecheck.yml", configuration + "\n  nowhere.at.all: row\n")
    #expect(try Self.check([], in: scratch).output.contains("matches nothing"))
    for part in [["--pseudo", "double"], ["App/de.lproj"]] {
      let output = try Self.check(part, in: scratch).output
      #expect(!output.contains("matches nothing"), "\(output)")
    }
  }

  @Test func reportsNothingToExpand() throws {
    let scratch = try CheckCommandTests.project()
    let result = try Self.check(["--pseudo", "expanded"], in: scratch)
    #expect(result.status == 2)
    #expect(result.output.contains("expanded replaces missing translations"), "\(result.output)")
  }

  @Test func reportsThatTextsFit() throws {
    let scratch = try CheckCommandTests.project()
    try scratch.file("App/de.lproj/Main.strings", "\"row.apply\" = \"Los\";\n\"row.close\" = \"Zu\";\n")
    #expect(try Self.check([], in: scratch).output.contains(", all passed."))
  }

  @Test func textsThatFitAnAssumedSlotNeedReview() throws {
    let folder = try TemporaryFolder()
    try folder.file("strings.json", "{\"short\": \"OK\", \"empty\": \"\"}")
    let result = try Binary.run(["check", "."], in: folder.url)
    #expect(result.status == 0, "\(result.output)\(result.error)")
    #expect(result.output.contains("0 passed, 0 failed, 12 need review: their slots are not known, and one line"))
    #expect(!result.output.contains("turned off") && !result.output.contains("Needs review: 0"), "\(result.output)")
    #expect(result.output.contains("Not applicable: 1 empty text: nothing is drawn."), "\(result.output)")
    let lines = result.output.split(separator: "\n")
    #expect(lines.contains { $0.hasPrefix("No text has a verdict: ") }, "\(result.output)")
    #expect(try Binary.run(["check", ".", "--fail-on", "review"], in: folder.url).status == 0)
    #expect(try Binary.run(["check", ".", "--fail-on", "bounded"], in: folder.url).status == 1)
    let larger = try Binary.run(["check", ".", "--larger-text"], in: folder.url).output
    #expect(larger.contains("(200 % at AX3): not known in en (1 text)"), "\(larger)")
  }

  @Test func doesNotRepeatTheAdviceOfOneLine() throws {
    let folder = try TemporaryFolder()
    let long = "Please confirm that all of these notification settings are right for you"
    try folder.file("strings.json", "{\"alert_text\": \"\(long)\"}")
    let arguments = ["check", ".", "--review"]
    let options = ["--style", "body", "--width", "288", "--lines", "1"]
    let asked = try Binary.run(arguments + options, in: folder.url).output
    #expect(asked.contains("\nSet the slot of a key in its item"), "\(asked)")
    #expect(try Binary.run(arguments, in: folder.url).output.contains("Allow one line with --lines 1"))
  }

  @Test func acceptedFindingsAreCountedInJSON() throws {
    let scratch = try CheckCommandTests.project()
    #expect(try Self.check(["--write-baseline", "b.jsonl"], in: scratch).status == 0)
    let result = try Self.check(["--baseline", "b.jsonl", "--format", "json"], in: scratch)
    #expect((try Self.object(result.output)["accepted"] as? [String: Int])?["baselined"] == 1)
    let text = try Self.check(["--baseline", "b.jsonl"], in: scratch)
    #expect(!text.output.contains("all passed"), "\(text.output)")
    let clean = try CheckCommandTests.project()
    try clean.file("b.jsonl", "{\"typecheckBaseline\": 1}\n")
    #expect(try Self.check(["--baseline", "b.jsonl"], in: clean).output.contains("the baseline contains 0"))
  }

  @Test func largerTextCountsAndReportsDisabledFindings() throws {
    let result = try Self.check(["--larger-text"], in: try Self.silenced())
    #expect(
      result.output.contains("1 of 4 texts fail at sizes up to 200 % (1 of them accepted or turned off"),
      "\(result.output)")
  }

  /// A run that measures less cannot tell what marks are good for.
  @Test(arguments: [["--larger-text"], ["--category", "L"], ["--pseudo", "double"], ["--locale", "en"]])
  func partialRunsReportNoUnusedMarks(arguments: [String]) throws {
    let scratch = try CheckCommandTests.project(
      "slots:\n  row: {style: body, width: 288, lines: 1}\nkeys: {\"*\": row}\n")
    try scratch.file(
      "App/de.lproj/Main.strings",
      "/* typecheck:disable text-truncated */\n\"row.apply\" = \"Benutzer löschen\";\n\"row.close\" = \"Zu\";\n")
    let whole = try Self.check(["--strict"], in: scratch)
    #expect(whole.status == 0, "\(whole.output)")
    let result = try Self.check(["--strict", "--fail-on", "never"] + arguments, in: scratch)
    #expect(result.status == 0 && !result.output.contains("there is no such finding"), "\(result.output)")
  }

  @Test func acceptsReviewsThatFail() throws {
    let scratch = try CheckCommandTests.project(
      "slots: {row: {style: body, width: 200, lines: 1}}\ndefault_slot: row\nfail_on: review\n")
    try scratch.file("App/de.lproj/Main.strings", "\"row.apply\" = \"Hi %@\";\n\"row.close\" = \"Zu\";\n")
    try scratch.file("App/en.lproj/Main.strings", "\"row.apply\" = \"Hi %@\";\n\"row.close\" = \"Close\";\n")
    #expect(try Self.check([], in: scratch).status == 1)
    #expect(try Self.check(["--write-baseline", "b.jsonl"], in: scratch).status == 0)
    let accepted = try Self.check(["--baseline", "b.jsonl", "--strict-baseline"], in: scratch)
    #expect(accepted.status == 0, "\(accepted.output)\(accepted.error)")
    let milder = try Self.check(
      ["--baseline", "b.jsonl", "--strict-baseline", "--fail-on", "error", "--review"], in: scratch)
    #expect(milder.status == 0 && milder.output.contains("placeholder-width"), "\(milder.output)\(milder.error)")
  }

  @Test func aSeverityAppliesToTranslationRules() throws {
    let scratch = try CheckCommandTests.project("severity: {placeholder-mismatch: error}\n")
    try scratch.file("App/en.lproj/Main.strings", "\"row.apply\" = \"Hi %@\";\n")
    try scratch.file("App/de.lproj/Main.strings", "\"row.apply\" = \"Hallo\";\n")
    let result = try Self.check([], in: scratch)
    #expect(result.status == 1 && result.output.contains("error: \"Hallo\" differs"), "\(result.output)")
    try scratch.file(".typecheck.yml", "severity: {placeholder-mismatch: {XS-AX5: error}}\n")
    let ranges = try Self.check([], in: scratch)
    #expect(ranges.status == 2 && ranges.error.contains("do not depend on the text size"), "\(ranges.error)")
  }
}
