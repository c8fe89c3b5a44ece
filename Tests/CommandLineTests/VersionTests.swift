import Foundation
import TestSupport
import Testing

/// `--version`: the first line for programs, below it the data that answers depend on.
@Suite struct VersionTests {
  @Test func namesTheDataBehindTheAnswers() throws {
    let result = try Binary.run(["--version"])
    #expect(result.status == 0 && result.error.isEmpty)
    let lines = result.output.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    let patterns: [String] = [
      #"typecheck [0-9]+\.[0-9]+\.[0-9]+"#, #"HarfBuzz [0-9.]+"#, #"FreeType [0-9]+\.[0-9]+\.[0-9]+"#,
      #"ICU [0-9.]+ \(Unicode [0-9]+\.[0-9]+\)"#, #"type scale: HIG change log of [0-9]{4}-[0-9]{2}-[0-9]{2}"#,
      #"devices: HIG change log to [0-9]{4}-[0-9]{2}-[0-9]{2}, systems to iOS [0-9.]+"#,
      #"system colours: HIG change of [0-9]{4}-[0-9]{2}-[0-9]{2}"#, #"default face: inter-[0-9.]+ for SF Pro"#, "",
    ]
    #expect(lines.count == patterns.count)
    for (line, pattern) in zip(lines, patterns) {
      #expect(line.wholeMatch(of: try Regex(pattern)) != nil, "‘\(line)’ is not \(pattern)")
    }
  }

  @Test func everyCommandPrintsTheSame() throws {
    let root = try Binary.run(["--version"])
    for command in ["check", "measure", "scale"] {
      #expect(try Binary.run([command, "--version"]).output == root.output)
    }
  }

  /// But for the libraries, which are those of the machine.
  @Test func theGuideShowsIt() throws {
    let package = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent()
    let path = "Sources/TypeCheckKit/Documentation.docc/Installing.md"
    let guide = try String(contentsOf: package.appending(path: path), encoding: .utf8)
    let lines = try Binary.run(["--version"]).output.split(separator: "\n")
    for line in lines.prefix(1) + lines.dropFirst(4) {
      let isShown = guide.contains("    \(line)\n")
      #expect(isShown, "\(path) does not show \(line)")
    }
  }

  /// Reports and `--version` have these facts from one place.
  @Test func reportsNameTheSameLibraries() throws {
    let scratch = try TemporaryFolder()
    try scratch.file("en.json", #"{"save": "Save"}"#)
    let report = try Binary.run(["measure", "en.json", "--format", "json"], in: scratch)
    let root = try #require(
      try JSONSerialization.jsonObject(with: Data(report.output.utf8)) as? [String: Any])
    let libraries = try #require(root["libraries"] as? [String])
    let tool = try #require(root["tool"] as? [String: String])
    let lines = try Binary.run(["--version"]).output.split(separator: "\n").map(String.init)
    #expect(lines.first == "typecheck \(tool["version"] ?? "")")
    #expect(libraries.count == 3 && Array(lines[1...3]) == libraries)
  }
}
