import Foundation
import TestSupport
import Testing

/// What stops a run before there is a result stands in its reports.
@Suite struct ReportOptionsTests {
  private static let reports = ["--report", "json=out/a.json", "--report", "junit=out/a.xml"]

  @Test(arguments: [
    ("slot: 1\n", [], "is not a key of the configuration"),
    ("slots: {row: {font: nope.ttf, size: 17}}\n", [], "there is no such font file"),
    ("", ["--baseline", "nope.jsonl"], "this baseline cannot be read"),
    ("", ["--strict-baseline"], "--strict-baseline needs a baseline"),
    ("", ["--font-dir", "nope"], "nope"), ("", ["--font", "nope.ttf", "--size", "17"], "there is no such font file"),
  ])
  func whatStopsACheckStandsInItsReports(configuration: String, arguments: [String], message: String) throws {
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

  @Test func standardOutputGetsOneTooIfItIsForPrograms() throws {
    let scratch = try CheckCommandTests.project("slot: 1\n")
    let result = try Binary.run(["check", "--format", "sarif"], in: scratch.url)
    #expect(result.status == 2)
    #expect(result.output.contains("is not a key of the configuration"), "\(result.output)")
  }

  @Test func measureWritesThemToo() throws {
    let scratch = try CheckCommandTests.project()
    let result = try Binary.run(
      ["measure", "App", "--font", "nope.ttf", "--size", "17"] + Self.reports, in: scratch.url)
    #expect(result.status == 2 && result.output.isEmpty)
    let report = try String(contentsOf: scratch.url.appending(path: "out/a.json"), encoding: .utf8)
    #expect(report.contains("nope.ttf"), "\(report)")
  }

  @Test(arguments: ["App/de.lproj/Main.strings", ".typecheck.yml"])
  func theyAreNotWrittenOverWhatIsRead(file: String) throws {
    let scratch = try CheckCommandTests.project("slot: 1\n")
    let before = try Data(contentsOf: scratch.url.appending(path: file))
    let result = try Binary.run(["check", "--report", "json=\(file)"], in: scratch.url)
    #expect(result.status == 2)
    #expect(try Data(contentsOf: scratch.url.appending(path: file)) == before, "\(result.error)")
  }
}
