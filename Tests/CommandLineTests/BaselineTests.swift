import Foundation
import TestSupport
import Testing

/// Accepted findings: a run reports only new or worse ones.
@Suite struct BaselineTests {
  private static func check(_ arguments: [String], in scratch: TemporaryFolder, below folder: String = ".") throws
    -> Binary.Result
  {
    try Binary.run(["check"] + arguments, in: scratch.url.appending(path: folder))
  }

  private static func accepted() throws -> TemporaryFolder {
    let scratch = try CheckCommandTests.project()
    let result = try check(["--write-baseline", "ci/accepted.jsonl"], in: scratch)
    #expect(result.status == 0, "\(result.output)\(result.error)")
    return scratch
  }

  private static func lines(_ scratch: TemporaryFolder) throws -> [Substring] {
    try String(contentsOf: scratch.url.appending(path: "ci/accepted.jsonl"), encoding: .utf8).split(separator: "\n")
  }

  @Test func writesALinePerFindingWithoutLineNumbersAndDates() throws {
    let scratch = try Self.accepted()
    let lines = try Self.lines(scratch)
    #expect(lines.count == 2)
    #expect(lines[0] == "{\"typecheckBaseline\": 2}")
    #expect(lines[1].contains("\"file\": \"../App/de.lproj/Main.strings\""), "\(lines[1])")
    #expect(lines[1].contains("\"slot\": \"text\""))
    #expect(!lines[1].contains("line"))
  }

  @Test func acceptedFindingsDoNotFailFromAnyFolder() throws {
    let scratch = try Self.accepted()
    let here = try Self.check(["--baseline", "ci/accepted.jsonl", "--strict-baseline"], in: scratch)
    #expect(here.status == 0, "\(here.output)\(here.error)")
    #expect(here.output.contains("the baseline contains 1 of the findings"), "\(here.output)")
    let below = try Self.check(
      ["--baseline", "../../ci/accepted.jsonl", "--strict-baseline"], in: scratch, below: "App/de.lproj")
    #expect(below.status == 0, "\(below.output)\(below.error)")
    let whole = try Self.check(
      [scratch.url.path, "--baseline", "\(scratch.url.path)/ci/accepted.jsonl", "--strict-baseline"],
      in: try TemporaryFolder())
    #expect(whole.status == 0, "\(whole.output)\(whole.error)")
  }

  @Test func linesMayMoveInTheFile() throws {
    let scratch = try Self.accepted()
    try scratch.file(
      "App/de.lproj/Main.strings",
      "/* New */\n\n\"row.close\" = \"Zu\";\n\"row.apply\" = \"Einstellungen übernehmen\";\n")
    #expect(try Self.check(["--baseline", "ci/accepted.jsonl", "--strict-baseline"], in: scratch).status == 0)
  }

  @Test func worseAndNewFindingsFail() throws {
    let scratch = try Self.accepted()
    let file = "App/de.lproj/Main.strings"
    try scratch.file(file, "\"row.apply\" = \"Alle Einstellungen jetzt übernehmen\";\n\"row.close\" = \"Zu\";\n")
    let worse = try Self.check(["--baseline", "ci/accepted.jsonl"], in: scratch)
    #expect(worse.status == 1)
    #expect(worse.output.contains("worse than in the baseline: over by"), "\(worse.output)")
    try scratch.file(
      file, "\"row.apply\" = \"Einstellungen übernehmen\";\n\"row.close\" = \"Fenster jetzt schließen\";\n")
    let new = try Self.check(["--baseline", "ci/accepted.jsonl", "--verbose"], in: scratch)
    #expect(new.status == 1)
    #expect(new.output.contains("key        row.close (de)"), "\(new.output)")
    #expect(!new.output.contains("key        row.apply"), "\(new.output)")
  }

  /// A change of the layout alone, or of what is known of it, returns no accepted finding.
  @Test(arguments: ["style: body, width: 120", "style: headline, width: 120", "style: title1, width: 90"])
  func anotherWidthOrStyleIsNeitherNewNorWorse(slot: String) throws {
    let scratch = try Self.accepted()
    let lines = try Self.lines(scratch)
    #expect(lines[1].contains("\"container\": \"body, 150 pt\""), "\(lines[1])")
    try scratch.file(".typecheck.yml", "slots: {row: {lines: 1, \(slot)}}\nkeys: {\"*\": row}\n")
    let here = try Self.check(["--baseline", "ci/accepted.jsonl", "--verbose"], in: scratch)
    #expect(!here.output.contains("worse than in the baseline: over by"), "\(here.output)")
    #expect(here.output.contains("0 are worse than in the baseline"), "\(here.output)")
    #expect(!here.output.contains("key        row.apply (de)"), "\(here.output)")
  }

  @Test func version1AcceptsTheTextInAnySlot() throws {
    let scratch = try CheckCommandTests.project()
    let entry = """
      {"file": "../App/de.lproj/Main.strings", "from": "large", "key": "row.apply", "locale": "de", "over": 1.5, \
      "rule": "text-truncated", "slot": "headline"}
      """
    try scratch.file("ci/accepted.jsonl", "{\"typecheckBaseline\": 1}\n\(entry)\n")
    let here = try Self.check(["--baseline", "ci/accepted.jsonl", "--strict-baseline"], in: scratch)
    #expect(here.status == 0, "\(here.output)\(here.error)")
    #expect(here.output.contains("the baseline contains 1 of the findings"), "\(here.output)")
    #expect(here.output.contains("entries of version 1"), "\(here.output)")
    let other = entry.replacing("\"de\"", with: "\"fr\"").replacing("}", with: ", \"container\": \"body, 90 pt\"}")
    let merged = "{\"typecheckBaseline\": 1}\n\(entry)\n{\"typecheckBaseline\": 2}\n\(other)\n"
    try scratch.file("merged.jsonl", merged)
    #expect(
      try Self.check(["--baseline", "merged.jsonl"], in: scratch).status == 1, "its paths are those of another folder")
    try scratch.file("ci/merged.jsonl", merged)
    #expect(try Self.check(["--baseline", "ci/merged.jsonl"], in: scratch).status == 0)
    let again = try Self.check(["--write-baseline", "ci/accepted.jsonl"], in: scratch)
    #expect(again.status == 0 && !again.output.contains("version 1"), "\(again.output)")
    #expect(try Self.lines(scratch).count == 2)
    #expect(try Self.lines(scratch)[1].contains("\"slot\": \"text\""))
  }

  @Test func entriesOutsideTheRunAreNotStale() throws {
    let scratch = try Self.accepted()
    let partial = [
      ["--locale", "en"], ["--disable-rule", "text-truncated"], ["App/en.lproj"], ["--larger-text"],
      ["--category", "XS"],
    ]
    for arguments in partial {
      let result = try Self.check(["--baseline", "ci/accepted.jsonl", "--strict-baseline"] + arguments, in: scratch)
      #expect(result.status == 0, "\(arguments): \(result.error)")
    }
  }

  @Test func staleEntriesFailOnRequest() throws {
    let scratch = try Self.accepted()
    try scratch.file("App/de.lproj/Main.strings", "\"row.apply\" = \"Los\";\n\"row.close\" = \"Zu\";\n")
    let quiet = try Self.check(["--baseline", "ci/accepted.jsonl"], in: scratch)
    #expect(quiet.status == 0)
    #expect(quiet.output.contains("1 entry no longer found"), "\(quiet.output)")
    let strict = try Self.check(["--baseline", "ci/accepted.jsonl", "--strict-baseline"], in: scratch)
    #expect(strict.status == 1)
    #expect(
      strict.error
        == "error: ci/accepted.jsonl has 1 entry that is no longer found; delete its line 2, or write the baseline again\n",
      "\(strict.error)")
  }

  @Test(arguments: ["text", "json", "junit", "sarif", "github", "checkstyle", "codeclimate", "markdown", "xcode"])
  func everyReportListsStaleEntries(format: String) throws {
    let scratch = try Self.accepted()
    try scratch.file("App/de.lproj/Main.strings", "\"row.apply\" = \"Los\";\n\"row.close\" = \"Zu\";\n")
    let strict = try Self.check(
      ["--baseline", "ci/accepted.jsonl", "--strict-baseline", "--inputs", "--format", format], in: scratch)
    #expect(strict.status == 1)
    for part in ["ci/accepted.jsonl", "row.apply", "is no longer found", "delete this line"] {
      #expect(strict.output.lowercased().contains(part), "\(part) is missing in \(strict.output)")
    }
  }

  @Test func manyStaleEntriesAreListedByLine() throws {
    let scratch = try CheckCommandTests.project()
    var text = "{\"typecheckBaseline\": 1}\n"
    for number in 0..<150 {
      text += "{\"file\": \"App/de.lproj/Main.strings\", \"from\": \"large\", \"key\": \"key.\(number)\", "
      text += "\"locale\": \"de\", \"over\": 12.5, \"rule\": \"text-truncated\", \"slot\": \"row\"}\n"
    }
    try scratch.file("b.jsonl", text)
    let result = try Self.check(["--baseline", "b.jsonl", "--strict-baseline", "--inputs"], in: scratch)
    #expect(result.error.contains("150 entries that are no longer found; delete its lines 2, 3, 4,"), "\(result.error)")
    #expect(result.error.contains(" and 130 more"), "\(result.error)")
    #expect(result.output.contains("b.jsonl:101:1") && result.output.contains("50 more entries"), "\(result.output)")
  }

  @Test(arguments: [
    ("", "this baseline is empty"), ("{}\n", "1:1: error: this is not a baseline"),
    ("{\"typecheckBaseline\": 3}\n", "has version 3"),
    ("{\"typecheckBaseline\": 1}\n[]\n", "2:1: error: this line is not a JSON object"),
    ("{\"typecheckBaseline\": 1}\n<<<<<<< ours\n", "2:1: error: this is a merge conflict marker"),
    ("{\"typecheckBaseline\": 1}\n{\"file\": 3}\n", "2:10: error: file cannot be a number"),
    ("{\"typecheckBaseline\": 1}\n{\"files\": 3}\n", "2:2: error: \"files\" is not a field"),
    ("{\"typecheckBaseline\": 1}\n{\"file\": \"a\"}\n", "this entry has no key, no locale"),
    ("{\"typecheckBaseline\": 1}\n{\"file\": \"/a\"}\n", "is an absolute path"),
    ("{\"typecheckBaseline\": 1}\n{\"over\": -1}\n", "over is -1.0, less than 0"),
  ])
  func anInvalidBaselineExitsWithTwoAndNamesThePlace(text: String, message: String) throws {
    let scratch = try CheckCommandTests.project()
    try scratch.file("b.jsonl", text)
    let result = try Self.check(["--baseline", "b.jsonl"], in: scratch)
    #expect(result.status == 2)
    #expect(result.error.contains("b.jsonl:") && result.error.contains(message), "\(result.error)")
  }

  @Test func aMissingBaselineIsAnError() throws {
    let result = try Self.check(["--baseline", "none.jsonl"], in: try CheckCommandTests.project())
    #expect(result.status == 2 && result.error.contains("--write-baseline none.jsonl"), "\(result.error)")
  }

  /// Two failures in each of two languages, all accepted.
  private static func four() throws -> TemporaryFolder {
    let scratch = try CheckCommandTests.project()
    let long = "\"row.apply\" = \"Einstellungen jetzt übernehmen\";\n\"row.close\" = \"Fenster jetzt schließen\";\n"
    for language in ["de", "en"] { try scratch.file("App/\(language).lproj/Main.strings", long) }
    let result = try check(["--write-baseline", "ci/accepted.jsonl"], in: scratch)
    #expect(try lines(scratch).count == 5, "\(result.output)")
    return scratch
  }

  @Test(arguments: [
    ["App/en.lproj"], ["--locale", "de"], ["--category", "L"], ["--larger-text"], ["--only-rule", "word-broken"],
    ["--pseudo", "double"],
  ])
  func aNewBaselineKeepsEntriesOutsideTheRun(arguments: [String]) throws {
    let scratch = try Self.four()
    let before = try Self.lines(scratch)
    _ = try Self.check(arguments + ["--write-baseline", "ci/accepted.jsonl"], in: scratch)
    let after = Set(try Self.lines(scratch))
    #expect(after.isSuperset(of: before), "\(after)")
    #expect(try Self.check(["--baseline", "ci/accepted.jsonl", "--strict-baseline"], in: scratch).status != 2)
    #expect(try Self.check(["--baseline", "ci/accepted.jsonl"], in: scratch).status == 0)
  }

  @Test func aNewBaselineDropsFixedFindings() throws {
    let scratch = try Self.four()
    try scratch.file("App/de.lproj/Main.strings", "\"row.apply\" = \"Los\";\n\"row.close\" = \"Zu\";\n")
    try FileManager.default.removeItem(at: scratch.url.appending(path: "App/en.lproj"))
    _ = try Self.check(["--write-baseline", "ci/accepted.jsonl"], in: scratch)
    #expect(try Self.lines(scratch).count == 1)
  }

  @Test func aRunThatExitsWithTwoWritesNoBaseline() throws {
    let scratch = try Self.four()
    let before = try Self.lines(scratch)
    try scratch.file("App/de.lproj/Main.strings", "\"row.apply\" = \"x")
    let named = [".", "App/de.lproj/Main.strings"]
    let result = try Self.check(named + ["--write-baseline", "ci/accepted.jsonl"], in: scratch)
    #expect(result.status == 2)
    #expect(result.error.contains("ci/accepted.jsonl was not written"), "\(result.error)")
    #expect(try Self.lines(scratch) == before)
  }

  /// The entries on findings in an unreadable file are neither fixed nor stale.
  @Test func aNewBaselineKeepsTheEntriesOnAnUnreadableFile() throws {
    let scratch = try Self.four()
    let before = try Self.lines(scratch)
    try scratch.file("App/de.lproj/Main.strings", "\"row.apply\" = \"x")
    let result = try Self.check(["--write-baseline", "ci/accepted.jsonl"], in: scratch)
    #expect(result.status == 0, "\(result.output)\(result.error)")
    let after = try Self.lines(scratch)
    #expect(after.contains { $0.contains("file-unreadable") }, "\(after)")
    #expect(Set(before).isSubset(of: after), "\(after)")
  }

  /// A run that does not accept reviews does not change those that were accepted.
  @Test func aNewBaselineKeepsReviews() throws {
    let scratch = try CheckCommandTests.project(
      "slots: {row: {style: body, width: 200, lines: 1}}\ndefault_slot: row\n")
    for language in ["de", "en"] {
      try scratch.file("App/\(language).lproj/Main.strings", "\"row.apply\" = \"Hi %@\";\n\"row.close\" = \"Zu\";\n")
    }
    _ = try Self.check(["--fail-on", "review", "--write-baseline", "ci/accepted.jsonl"], in: scratch)
    let before = try Self.lines(scratch)
    #expect(before.count == 3, "\(before)")
    let milder = try Self.check(["--write-baseline", "ci/accepted.jsonl"], in: scratch)
    #expect(milder.output.contains("2 entries of the baseline"), "\(milder.output)")
    #expect(try Self.lines(scratch) == before)
    let accepted = try Self.check(["--fail-on", "review", "--baseline", "ci/accepted.jsonl"], in: scratch)
    #expect(accepted.status == 0, "\(accepted.output)")
    for language in ["de", "en"] { try scratch.file("App/\(language).lproj/Main.strings", "\"row.apply\" = \"Hi\";\n") }
    _ = try Self.check(["--write-baseline", "ci/accepted.jsonl"], in: scratch)
    #expect(try Self.lines(scratch).count == 1)
  }

  @Test func doesNotOverwriteOtherFiles() throws {
    let scratch = try CheckCommandTests.project()
    for text in ["{\"a\": 1}\n", "key,de\n", "{\"typecheckBaseline\": 1}\n<<<<<<< ours\n"] {
      try scratch.file("b.jsonl", text)
      let result = try Self.check(["--write-baseline", "b.jsonl"], in: scratch)
      #expect(result.status == 2 && result.error.contains("remove the file"), "\(result.error)")
      #expect(try String(contentsOf: scratch.url.appending(path: "b.jsonl"), encoding: .utf8) == text)
    }
    for text in ["", "\n", " \r\n\t\n"] {
      try scratch.file("b.jsonl", text)
      #expect(try Self.check(["--write-baseline", "b.jsonl"], in: scratch).status == 0, "\(text)")
    }
  }

  /// The fix that an error on a baseline suggests works.
  @Test(arguments: [
    "{}\n", "{\"typecheckBaseline\": 3}\n", "{\"typecheckBaseline\": 1}\n[]\n",
    "{\"typecheckBaseline\": 1}\n{\"over\": -1}\n", "{\"typecheckBaseline\": 1}\n{\"from\": \"huge\"}\n",
    "{\"typecheckBaseline\": 1}\n{\"key\": 3}\n",
  ])
  func theSuggestedFixOfAnInvalidBaselineWorks(text: String) throws {
    let scratch = try CheckCommandTests.project()
    try scratch.file("b.jsonl", text)
    let read = try Self.check(["--baseline", "b.jsonl"], in: scratch)
    #expect(read.error.contains("remove the file and write it again with --write-baseline"), "\(read.error)")
    try FileManager.default.removeItem(at: scratch.url.appending(path: "b.jsonl"))
    #expect(try Self.check(["--write-baseline", "b.jsonl"], in: scratch).status == 0)
  }

  @Test func tenThousandEntriesAreReadAndCounted() throws {
    let scratch = try CheckCommandTests.project()
    var text = "{\"typecheckBaseline\": 1}\n"
    for number in 0..<10_000 {
      text += "{\"file\": \"App/de.lproj/Main.strings\", \"from\": \"large\", \"key\": \"key.\(number)\", "
      text += "\"locale\": \"de\", \"over\": 12.5, \"rule\": \"text-truncated\", \"slot\": \"row\"}\n"
    }
    try scratch.file("b.jsonl", text)
    let result = try Self.check(["--baseline", "b.jsonl"], in: scratch)
    #expect(result.status == 1)
    #expect(result.output.contains("10,000 entries no longer found"), "\(result.output)")
  }
}
