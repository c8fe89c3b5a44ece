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

  @Test func nothingFoundIsSaid() throws {
    let scratch = try TemporaryFolder()
    try scratch.file("en.json", "{\"yes\": \"Yes\"}")
    let (page, result) = try page("measure en.json --lines 1", in: scratch)
    #expect(result.status == 0 && page.contains("Nothing was found.") && !page.contains("<figure"))
    #expect(!page.contains("class=\"shapes\"") && !page.contains("have a picture"))
  }

  @Test func nothingToMeasureIsSaid() throws {
    let scratch = try TemporaryFolder()
    try scratch.file("en.json", "{}")
    let (page, result) = try page("measure en.json", in: scratch)
    #expect(result.status == 2 && page.contains("Nothing was measured, so this report says nothing about the app."))
  }

  /// What stands under “Reproduce” shows the finding again.
  @Test(arguments: [
    "measure App --lines 1 --style headline --width 120", "measure App", "check .",
    "measure App --lines 2 --width 90.5 --height 44 --bold-text on --max-category AX2",
  ]) func commandsShowTheFindingAgain(_ arguments: String) throws {
    let scratch = try CheckCommandTests.project()
    try scratch.file("App/it's/fr.json", "{\"row.apply\": \"Appliquer tous les réglages d’accessibilité\"}")
    let (page, _) = try page(arguments, in: scratch)
    let found = page.matches(of: /<dt>Reproduce<\/dt><dd><code>(.+)<\/code>.*\n.*<code>([0-9a-f]{16})</)
    #expect(!found.isEmpty)
    for one in found.prefix(4) {
      let command = one.1.replacing("&#39;", with: "'").replacing("&quot;", with: "\"").replacing("&amp;", with: "&")
      let line = command.replacing("typecheck", with: "\"$0\"", maxReplacements: 1)
      let again = try Binary.run(
        ["-c", "\(line) --format json", Binary.url.path], in: scratch.url, by: URL(filePath: "/bin/bash"))
      #expect(again.output.contains(one.2), "\(command): \(again.error)")
    }
  }
}
