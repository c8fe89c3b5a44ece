import Foundation
import TestSupport
import Testing

/// Reports contain the error that stops a run before there is a result.
@Suite struct ReportOptionsTests {
  private static let reports = ["--report", "json=out/a.json", "--report", "junit=out/a.xml"]

  @Test(arguments: [
    ("slot: 1\n", [], "is not a key of the configuration"),
    ("slots: {row: {font: nope.ttf, size: 17}}\n", [], "font file not found"),
    ("", ["--baseline", "nope.jsonl"], "baseline not found"),
    ("", ["--strict-baseline"], "--strict-baseline needs a baseline"),
    ("", ["--font-dir", "nope"], "nope"), ("", ["--font", "nope.ttf", "--size", "17"], "font file not found"),
  ])
  func reportsContainTheErrorThatStopsACheck(configuration: String, arguments: [String], message: String) throws {
    let scratch = try CheckCommandTests.project(configuration)
    for name in ["a.json", "a.xml"] { try scratch.file("out/\(name)", "of an earlier run") }
    let result = try Binary.run(["check"] + arguments + Self.reports, in: scratch.url)
    #expect(result.status == 2)
    #expect(result.error.contains(message) && result.output.isEmpty, "\(result.error)\(result.output)")
    for name in ["a.json", "a.xml"] {
      let report = try String(contentsOf: scratch.url.appending(path: "out/\(name)"), encoding: .utf8)
      #expect(report.contains(message.replacing("\"", with: "")), "\(name): \(report)")
    }
  }

  @Test func machineReadableStandardOutputContainsTheError() throws {
    let scratch = try CheckCommandTests.project("slot: 1\n")
    let result = try Binary.run(["check", "--format", "sarif"], in: scratch.url)
    #expect(result.status == 2)
    #expect(result.output.contains("is not a key of the configuration"), "\(result.output)")
  }

  @Test func measureWritesReportsToo() throws {
    let scratch = try CheckCommandTests.project()
    let result = try Binary.run(
      ["measure", "App", "--font", "nope.ttf", "--size", "17"] + Self.reports, in: scratch.url)
    #expect(result.status == 2 && result.output.isEmpty)
    let report = try String(contentsOf: scratch.url.appending(path: "out/a.json"), encoding: .utf8)
    #expect(report.contains("nope.ttf"), "\(report)")
  }

  @Test(arguments: ["App/de.lproj/Main.strings", ".typecheck.yml"])
  func reportsDoNotOverwriteInputs(file: String) throws {
    let scratch = try CheckCommandTests.project("slot: 1\n")
    let before = try Data(contentsOf: scratch.url.appending(path: file))
    let result = try Binary.run(["check", "--report", "json=\(file)"], in: scratch.url)
    #expect(result.status == 2)
    #expect(try Data(contentsOf: scratch.url.appending(path: file)) == before, "\(result.error)")
  }

  /// The other inputs of a run: baselines and fonts are unchanged, also if the run stops before they are named.
  @Test(arguments: [
    ("slot: 1\n", ["--baseline", "b.jsonl"]), ("baseline: b.jsonl\nslot: 1\n", []), ("baseline: [b.jsonl\n", []),
    ("", ["--config", "nope.yml", "--baseline", "b.jsonl"]),
    ("", ["--config", "nope.yml", "--write-baseline", "b.jsonl"]),
    ("", ["App", "other", "--baseline", "b.jsonl"]), ("", ["App", "other"]),
    ("baseline: b.jsonl\nslots: {row: {font: font.ttf, size: 17}}\nkeys: {\"*\": rwo}\n", []),
  ])
  func stoppedRunsOverwriteNothing(configuration: String, arguments: [String]) throws {
    let scratch = try CheckCommandTests.project(configuration)
    try scratch.file("b.jsonl", "{\"typecheckBaseline\": 1}\n")
    try scratch.file("font.ttf", "\0\u{1}\0\0\0\u{4}")
    try scratch.file("other/.typecheck.yml", "fail_on: note\n")
    try scratch.file("other/en.lproj/Main.strings", "\"a\" = \"A\";\n")
    let configurations = [".typecheck.yml"] + (arguments.contains("other") ? ["other/.typecheck.yml"] : [])
    for name in ["b.jsonl", "font.ttf"] + configurations {
      let file = scratch.url.appending(path: name)
      let before = try Data(contentsOf: file)
      let result = try Binary.run(["check"] + arguments + ["--report", "json=\(name)"], in: scratch.url)
      #expect(result.status != 0)
      #expect(try Data(contentsOf: file) == before, "\(name): \(result.error)")
    }
  }

  @Test func aReportAndANewBaselineAreSeparateFiles() throws {
    let scratch = try CheckCommandTests.project("")
    let result = try Binary.run(
      ["check", "--config", "nope.yml", "--write-baseline", "new.jsonl", "--report", "json=new.jsonl"], in: scratch.url)
    #expect(result.status != 0)
    #expect(!FileManager.default.fileExists(atPath: scratch.url.appending(path: "new.jsonl").path), "\(result.error)")
  }
}
