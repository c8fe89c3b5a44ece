import Foundation
import TestSupport
import Testing

/// Reports of one run in many formats, as continuous integration asks for them.
@Suite struct ReportFormatsTests {
  static let formats = [
    "sarif", "junit", "github", "xcode", "checkstyle", "codeclimate", "csv", "markdown", "html", "json",
    "jsonl", "text",
  ]

  /// Texts that fail, that cannot be decided, that are fine, and a file that cannot be read whole.
  private func project() throws -> TemporaryFolder {
    let scratch = try TemporaryFolder()
    let english = (1...60).map { "\"key.\($0)\": \"Save number \($0)\"" }
    let german = (1...60).map { "\"key.\($0)\": \"Einstellungen \($0) übernehmen und sichern\"" }
    try scratch.file("App/en.json", "{\(english.joined(separator: ",\n"))}")
    try scratch.file("App/de.json", "{\(german.joined(separator: ",\n")), \"number\": 7}")
    try scratch.file("App/fr.json", "{\"intro\": \"Une phrase sans place précise, assez longue pour deux lignes\"}")
    return scratch
  }

  private func bytes(_ scratch: TemporaryFolder, _ folder: String) throws -> [String: Data] {
    var bytes: [String: Data] = [:]
    for format in Self.formats {
      bytes[format] = try Data(contentsOf: scratch.url.appendingPathComponent("\(folder)/\(format)"))
    }
    return bytes
  }

  @Test func manyReportsAreTheSameForAnyNumberOfThreads() throws {
    let scratch = try project()
    var runs: [[String: Data]] = []
    for jobs in ["1", "2"] {
      let reports = Self.formats.flatMap { ["--report", "\($0)=out\(jobs)/\($0)"] }
      let result = try Binary.run(["measure", "App", "--jobs", jobs, "--quiet"] + reports, in: scratch.url)
      #expect(!result.hasCrashed && result.error.isEmpty, "\(result.error)")
      runs.append(try bytes(scratch, "out\(jobs)"))
    }
    for format in Self.formats {
      #expect(runs[0][format] == runs[1][format], "\(format)")
      #expect(runs[0][format]?.isEmpty == false, "\(format)")
    }
  }

  /// The kept results of one report change no byte of another, except JUnit's, which lists all texts if all are kept.
  @Test(arguments: formats.filter { $0 != "junit" }) func eachFormatAloneIsTheSame(_ format: String) throws {
    let scratch = try project()
    let reports = Self.formats.flatMap { ["--report", "\($0)=out/\($0)"] }
    _ = try Binary.run(["measure", "App", "--format", "xcode"] + reports, in: scratch.url)
    _ = try Binary.run(["measure", "App", "--report", "\(format)=alone"], in: scratch.url)
    let alone = try Data(contentsOf: scratch.url.appendingPathComponent("alone"))
    #expect(alone == (try bytes(scratch, "out"))[format])
  }

  @Test func reportsContainTheStatus() throws {
    let scratch = try project()
    try scratch.file("App/es.json", "{\"a\": ")
    let result = try Binary.run(
      ["measure", "App", "App/es.json", "--report", "sarif=a.sarif", "--report", "junit=a.xml"], in: scratch.url)
    #expect(result.status == 2)
    let sarif = try String(contentsOf: scratch.url.appendingPathComponent("a.sarif"), encoding: .utf8)
    #expect(sarif.contains("\"exitCode\": 2") && sarif.contains("\"executionSuccessful\": false"))
    #expect(sarif.contains("App/es.json") && !sarif.contains(scratch.path))
    let junit = try String(contentsOf: scratch.url.appendingPathComponent("a.xml"), encoding: .utf8)
    #expect(junit.contains("<error message="))
  }

  @Test func reportsAreNotInputs() throws {
    let scratch = try project()
    let reports = Self.formats.flatMap { ["--report", "\($0)=App/out/\($0).\($0 == "markdown" ? "md" : $0)"] }
    func summary(_ arguments: [String]) throws -> NSDictionary? {
      let result = try Binary.run(["check", "App", "--format", "json"] + arguments, in: scratch.url)
      let report = try JSONSerialization.jsonObject(with: Data(result.output.utf8)) as? [String: Any]
      return report?["summary"] as? NSDictionary
    }
    let first = try summary(reports)
    #expect(first != nil && FileManager.default.fileExists(atPath: "\(scratch.path)/App/out/csv.csv"))
    #expect(try summary([]) == first)
  }

  private static let failing = ["measure", "App", "--width", "60", "--lines", "1", "--format", "github"]

  @Test func stepSummaryIsAppended() throws {
    let scratch = try project()
    let file = try scratch.file("summary.md", "before\n")
    let environment = ["GITHUB_STEP_SUMMARY": file.path]
    let result = try Binary.run(Self.failing, in: scratch.url, environment: environment)
    #expect(result.output.hasPrefix("::"))
    let summary = try String(contentsOf: file, encoding: .utf8)
    #expect(summary.hasPrefix("before\n## typecheck\n"))
    _ = try Binary.run(["measure", "App", "--format", "text"], in: scratch.url, environment: environment)
    #expect(try String(contentsOf: file, encoding: .utf8) == summary, "only where GitHub is asked for")
  }

  @Test func stepSummaryKeepsTheLimit() throws {
    let scratch = try project()
    let file = try scratch.file("summary.md", String(repeating: "x", count: (1 << 20) - 20))
    let environment = ["GITHUB_STEP_SUMMARY": file.path]
    _ = try Binary.run(["measure", "App", "--report", "github=a.log"], in: scratch.url, environment: environment)
    #expect(try Data(contentsOf: file).count <= 1 << 20)
    let unusable = try Binary.run(
      Self.failing, in: scratch.url,
      environment: ["GITHUB_STEP_SUMMARY": "\(scratch.path)/no/such/folder"])
    #expect(unusable.status == 2 && unusable.error.contains("GITHUB_STEP_SUMMARY"), "\(unusable.error)")
    #expect(unusable.output.contains("::"), "the report is written all the same")
  }

  @Test(arguments: formats) func coloursToo(_ format: String) throws {
    let scratch = try TemporaryFolder()
    let palette =
      "{\"colors\": {\"hint\": {\"light\": \"#8E8E93\", \"role\": \"text\"}, \"paper\": {\"light\": \"#FFFFFF\", \"role\": \"background\"}}}"
    try scratch.file("palette.json", palette)
    let result = try Binary.run(["palette", "palette.json", "--format", format], in: scratch.url)
    #expect(!result.hasCrashed && !result.output.isEmpty, "\(result.error)")
    let bar = try Binary.run(["bar", "--tint", "#8E8E93", "--ios", "13-14", "--format", format], in: scratch.url)
    #expect(!bar.hasCrashed && bar.output.contains("bar-contrast"), "\(bar.output) \(bar.error)")
  }

  @Test func helpNamesEveryFormat() throws {
    let help = try Binary.run(["help", "measure"]).output
    for format in Self.formats { #expect(help.contains(format), "\(format)") }
    #expect(help.contains("GITHUB_STEP_SUMMARY"))
    let unknown = try Binary.run(["measure", "x.json", "--format", "sariff"])
    #expect(unknown.status == 2 && unknown.error.contains("sarif"))
  }
}
