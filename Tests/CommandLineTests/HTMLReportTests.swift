import Foundation
import TestSupport
import Testing

/// The HTML report of the built program.
@Suite struct HTMLReportTests {
  private func page(_ arguments: String, in scratch: TemporaryFolder) throws -> (page: String, result: Binary.Result) {
    let result = try Binary.shell("exec \"$0\" \(arguments) --report html=r.html", in: scratch)
    return (try String(contentsOf: scratch.url.appending(path: "r.html"), encoding: .utf8), result)
  }

  @Test func unwritablePathAndFullDisk() throws {
    let scratch = try CheckCommandTests.project()
    for (path, words) in [
      ("/dev/full", "cannot write /dev/full: No space left on device"), ("/proc/x/r.html", "cannot write"),
    ] {
      let result = try Binary.shell("exec \"$0\" check . --report html=\(path) --report csv=r.csv", in: scratch)
      #expect(!result.hasCrashed && result.status == 2 && result.error.contains(words), "\(result.error)")
      #expect(!result.error.isEmpty)
    }
  }

  @Test func reportsNoFindings() throws {
    let scratch = try TemporaryFolder()
    try scratch.file("en.json", "{\"yes\": \"Yes\"}")
    let (page, result) = try page("measure en.json --lines 1", in: scratch)
    #expect(result.status == 0 && page.contains("Nothing was found.") && !page.contains("<figure"))
    #expect(!page.contains("class=\"shapes\"") && !page.contains("have a picture"))
  }

  @Test func reportsNothingToMeasure() throws {
    let scratch = try TemporaryFolder()
    try scratch.file("en.json", "{}")
    let (page, result) = try page("measure en.json", in: scratch)
    #expect(result.status == 2 && page.contains("Nothing was measured, so this report says nothing about the app."))
  }

  /// The command under “Reproduce” shows the finding again.
  @Test(arguments: [
    "measure App --lines 1 --style headline --width 120", "measure App --locale de", "check . -qv --fail-on=warning",
    "measure App --lines 2 --width 90.5 --height 44 --bold-text on --max-category AX2",
    "check App --device iphone-16 --os 18 --display-scale 2 --source-locale en --disable-rule placeholder-mismatch",
  ]) func commandsShowTheFindingAgain(_ arguments: String) throws {
    let scratch = try CheckCommandTests.project()
    try scratch.file("App/it's/fr.json", "{\"row.apply\": \"Appliquer tous les réglages d’accessibilité\"}")
    let (page, _) = try page(arguments, in: scratch)
    try holdsWhatItsCommandsShow(page, in: scratch.url)
  }

  /// Each command of the sample's pages is run as written.
  @Test(arguments: ["check", "palette palette.json", "check App boarding.layout.json --bold-text both"])
  func commandsOfTheSampleShowTheFindingAgain(_ arguments: String) throws {
    let sample = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .appending(path: "Fixtures/sample")
    let result = try Binary.run(arguments.split(separator: " ").map(String.init) + ["--format", "html"], in: sample)
    try holdsWhatItsCommandsShow(result.output, in: sample)
  }

  /// Runs every command of a page and looks for the fingerprints and sentences of its findings.
  private func holdsWhatItsCommandsShow(_ page: String, in folder: URL) throws {
    struct Report: Decodable {
      struct Found: Decodable {
        var fingerprint: String
        var message: String
        var severity: String
        var outcome: String
      }
      var findings: [Found]
    }
    let pattern =
      /<h4><span class="badge ([a-z]+)">[a-z]+<\/span> (.+)<\/h4>(?:(?!<\/article>)[\s\S])*?<dt>Reproduce<\/dt><dd><code>(.+)<\/code>.*\n.*<code>([0-9a-f]{16})</
    var commands: [String: [(level: String, sentence: String, fingerprint: String)]] = [:]
    for one in page.matches(of: pattern) {
      commands[Self.plain(one.3), default: []].append((String(one.1), Self.plain(one.2), String(one.4)))
    }
    #expect(!commands.isEmpty)
    for (command, findings) in commands {
      let line = command.replacing("typecheck", with: "\"$0\"", maxReplacements: 1)
      let again = try Binary.run(
        ["-c", "\(line) --format json", Binary.url.path], in: folder, by: URL(filePath: "/bin/bash"))
      let report = try JSONDecoder().decode(Report.self, from: Data(again.output.utf8))
      for finding in findings {
        let found = report.findings.first {
          $0.fingerprint == finding.fingerprint && finding.sentence.hasPrefix($0.message)
        }
        let level = found.map { $0.outcome == "needsReview" ? "review" : $0.severity }
        #expect(level == finding.level, "\(command): \(finding), \(again.error)")
      }
    }
  }

  private static func plain(_ html: Substring) -> String {
    String(html).replacing("&#39;", with: "'").replacing("&quot;", with: "\"").replacing("&lt;", with: "<")
      .replacing("&gt;", with: ">").replacing("&amp;", with: "&")
  }
}
