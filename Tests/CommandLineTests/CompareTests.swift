import Foundation
import TestSupport
import Testing

/// `check --compare`: what changed since an earlier report.
@Suite struct CompareTests {
  private static let german = "App/de.lproj/Main.strings"

  private static func check(_ arguments: [String], in scratch: TemporaryFolder, below folder: String = ".") throws
    -> Binary.Result
  {
    try Binary.run(["check"] + arguments, in: scratch.url.appending(path: folder))
  }

  /// A project with a report of itself.
  private static func compared(_ report: [String] = ["--report", "json=out/main.json"]) throws -> TemporaryFolder {
    let scratch = try CheckCommandTests.project()
    let result = try check(report, in: scratch)
    #expect(result.status == 1, "\(result.output)\(result.error)")
    return scratch
  }

  @Test func theSameProjectIsKnownFromAnyFolder() throws {
    let scratch = try Self.compared()
    for (arguments, folder) in [
      (["--compare", "out/main.json"], "."), (["../..", "--compare", "../../out/main.json"], "App/de.lproj"),
      ([scratch.path, "--compare", scratch.file("out/main.json")], "out"),
    ] {
      let result = try Self.check(arguments, in: scratch, below: folder)
      #expect(result.status == 1)
      #expect(result.output.contains("main.json: 0 new, 0 worse, 1 known, 0 fixed.\n"), "\(result.output)")
    }
  }

  @Test func newWorseAndFixedAreMarked() throws {
    let scratch = try Self.compared()
    try scratch.file(
      Self.german, "\"row.apply\" = \"Alle Einstellungen jetzt übernehmen\";\n\"row.close\" = \"Fenster schließen\";\n")
    let worse = try Self.check(["--compare", "out/main.json"], in: scratch)
    #expect(worse.output.contains("Since out/main.json: 1 new, 1 worse, 0 known, 0 fixed."), "\(worse.output)")
    #expect(worse.output.contains("[text-truncated] (new)") && worse.output.contains("[text-truncated] (worse)"))
    try scratch.file(Self.german, "\"row.apply\" = \"Los\";\n\"row.close\" = \"Zu\";\n")
    let fixed = try Self.check(["--compare", "out/main.json"], in: scratch)
    #expect(fixed.status == 0)
    #expect(fixed.output.contains("Since out/main.json: 0 new, 0 worse, 0 known, 1 fixed."), "\(fixed.output)")
    #expect(fixed.output.contains("  fixed      App/de.lproj/Main.strings:1:15 row.apply (de) [text-truncated]"))
  }

  @Test func theExitStatusDoesNotChange() throws {
    let scratch = try Self.compared()
    #expect(try Self.check(["--compare", "out/main.json", "--fail-on", "never"], in: scratch).status == 0)
    #expect(try Self.check(["--compare", "out/main.json"], in: scratch).status == 1)
    try scratch.file("out/empty.json", try Self.withoutFindings(scratch))
    #expect(try Self.check(["--compare", "out/empty.json", "--fail-on", "never"], in: scratch).status == 0)
  }

  /// The report without its findings.
  private static func withoutFindings(_ scratch: TemporaryFolder) throws -> Data {
    let data = try Data(contentsOf: scratch.url.appending(path: "out/main.json"))
    var root = try #require(JSONSerialization.jsonObject(with: data) as? [String: Any])
    root["findings"] = [Any]()
    return try JSONSerialization.data(withJSONObject: root)
  }

  /// Versions 1 and 2 had no causes and no certainty; version 1 had every size, and version 2 only those with findings.
  @Test(arguments: [(1, "all"), (2, "findings"), (3, "all"), (3, "findings")])
  func everySchemaVersionIsRead(version: Int, measurements: String) throws {
    let scratch = try Self.compared(["--report", "json=out/main.json", "--measurements", measurements])
    let data = try Data(contentsOf: scratch.url.appending(path: "out/main.json"))
    var root = try #require(JSONSerialization.jsonObject(with: data) as? [String: Any])
    #expect(root["schemaVersion"] as? Int == 3)
    if version < 3 {
      (root["schemaVersion"], root["causes"]) = (version, nil)
      if version == 1 { root["measurements"] = nil }
      root["findings"] = (root["findings"] as? [[String: Any]])?.map { finding in
        finding.filter { $0.key != "cause" && $0.key != "certainty" }
      }
    }
    try scratch.file("out/main.json", try JSONSerialization.data(withJSONObject: root))
    let result = try Self.check(["--compare", "out/main.json"], in: scratch)
    #expect(result.output.contains("0 new, 0 worse, 1 known, 0 fixed."), "\(result.output)")
  }

  @Test func aBaselineMayBeGivenToo() throws {
    let scratch = try Self.compared()
    #expect(try Self.check(["--write-baseline", "b.jsonl"], in: scratch).status == 0)
    let both = try Self.check(["--compare", "out/main.json", "--baseline", "b.jsonl"], in: scratch)
    #expect(both.status == 0)
    #expect(
      both.output.contains("0 new, 0 worse, 0 known, 0 fixed, 1 accepted or turned off."), "\(both.output)")
    let writing = try Self.check(["--compare", "out/main.json", "--write-baseline", "c.jsonl"], in: scratch)
    #expect(writing.status == 2 && writing.error.contains("--compare"), "\(writing.error)")
  }

  @Test(arguments: [["--locale", "en"], ["--key", "row.close"], ["--only-rule", "word-broken"], ["App/en.lproj"]])
  func aRunOverAPartFixesNothing(arguments: [String]) throws {
    let result = try Self.check(["--compare", "out/main.json"] + arguments, in: try Self.compared())
    #expect(result.output.contains("0 fixed, 1 not checked in this run."), "\(arguments): \(result.output)")
  }

  @Test(arguments: [
    ("out/none.json", "out/none.json:1:1: error: earlier report not found", "check the path"),
    ("out", "out:1:1: error: this is a folder", "name the JSON report in it"),
    ("out/empty.json", "this report is empty", "make the report again"),
    ("out/page.html", "this HTML report contains no data to compare with", "use the JSON report"),
    ("out/main.sarif", "this is a SARIF report", "use the JSON report"),
    ("out/main.xml", "this is not a JSON report of typecheck", "--report json=PATH"),
    ("out/other.json", "this is not a JSON report of typecheck", "--report json=PATH"),
    ("out/half.json", "this is not complete JSON", "make the report again"),
  ])
  func anUnusableReportStopsTheRun(file: String, message: String, fix: String) throws {
    let scratch = try Self.compared([
      "--report", "json=out/main.json", "--report", "sarif=out/main.sarif", "--report", "junit=out/main.xml",
    ])
    try scratch.file("out/page.html", "<!DOCTYPE html><title>typecheck: 1 error</title>")
    try scratch.file("out/empty.json", "")
    try scratch.file("out/other.json", "{\"results\": [], \"version\": 1}")
    let whole = try Data(contentsOf: scratch.url.appending(path: "out/main.json"))
    try scratch.file("out/half.json", whole.prefix(whole.count / 2))
    let result = try Self.check(["--compare", file], in: scratch)
    #expect(result.status == 2 && !result.output.contains("is cut"))
    #expect(result.error.contains(message) && result.error.contains(fix), "\(result.error)")
  }

  @Test func theEarlierReportIsNotOverwritten() throws {
    let scratch = try Self.compared()
    let before = try Data(contentsOf: scratch.url.appending(path: "out/main.json"))
    let result = try Self.check(["--compare", "out/main.json", "--report", "json=out/main.json"], in: scratch)
    #expect(result.status == 2 && result.error.contains("the earlier report out/main.json"), "\(result.error)")
    #expect(try Data(contentsOf: scratch.url.appending(path: "out/main.json")) == before)
  }

  @Test(arguments: [["--items"], ["--explain", "row.apply"]])
  func modesWithoutAReportRefuseIt(mode: [String]) throws {
    let result = try Self.check(mode + ["--compare", "out/main.json"], in: try Self.compared())
    #expect(result.status == 2 && result.error.contains("--compare does nothing with \(mode[0])"), "\(result.error)")
  }
}
