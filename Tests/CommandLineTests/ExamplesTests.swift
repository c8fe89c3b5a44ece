import Foundation
import TestSupport
import Testing

/// `Reports/examples` is what the program says today: each row of its README is run again and compared byte for byte.
///
/// `make examples` writes the files again.
@Suite struct ExamplesTests {
  /// 23 November 2026: the pages name this date and no commit, so that they stay the same with each commit.
  private static let date = "1795392000"

  /// A row of the table: the file, the command that makes it and its exit status.
  struct Example: CustomTestStringConvertible, Sendable {
    var file: String
    var arguments: [String]
    var status: Int32

    var testDescription: String { file }
  }

  private static let package = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent()
  private static let sample = package.appending(path: "Tests/Fixtures/sample")
  private static let examples = table()
  private static let golden = Golden(
    suite: "examples", names: examples.map(\.file), root: package.appending(path: "Reports"))

  /// Rows as ``| [`check.txt`](check.txt) | `typecheck check` | 1 | … |``.
  private static func table() -> [Example] {
    let readme = try? String(contentsOf: package.appending(path: "Reports/examples/README.md"), encoding: .utf8)
    return (readme ?? "").split(separator: "\n").compactMap { line in
      let cells = line.split(separator: "|").map { $0.trimmingCharacters(in: .whitespaces) }
      guard cells.count == 3, let status = Int32(cells[2]) else { return nil }
      let file = cells[0].split(separator: "`").dropFirst().first.map(String.init) ?? cells[0]
      let words = cells[1].filter { $0 != "`" && $0 != "'" }.split(separator: " ").map(String.init)
      return Example(file: file, arguments: Array(words.dropFirst()), status: status)
    }
  }

  /// Whether the sample's scripts are measured with the very files of the manifest: another release of Noto has other
  /// widths and outlines, and its examples differ as they should.
  private static let hasFontsOfManifest: Bool = {
    struct Report: Decodable {
      var faces: [Face]
    }
    struct Face: Decodable {
      var id: String
      var hashKnown: Bool?
    }
    guard let result = try? Binary.run(["fonts", "--format", "json"], environment: ["TYPECHECK_FONTS": ""]),
      let report = try? JSONDecoder().decode(Report.self, from: Data(result.output.utf8))
    else { return true }
    return !report.faces.contains { ["noto-sans-arabic", "noto-looped-thai"].contains($0.id) && $0.hashKnown == false }
  }()

  @Test(
    .enabled(if: hasFontsOfManifest, "skipped: the Noto fonts here are of another release than the manifest's"),
    arguments: examples)
  func matchesTheOutputOfItsCommand(_ example: Example) throws {
    let result = try Binary.run(
      example.arguments, in: Self.sample,
      environment: [
        "TYPECHECK_FONTS": "", "GITHUB_STEP_SUMMARY": "", "GITHUB_ACTIONS": "", "SOURCE_DATE_EPOCH": Self.date,
      ])
    #expect(result.status == example.status && result.error.isEmpty, "\(result.error)")
    try Self.golden.compare(result.output, with: example.file)
  }

  /// Text that would differ from machine to machine, or identify one.
  @Test(arguments: examples) func containsNothingOfAMachine(_ example: Example) throws {
    let text = try String(contentsOf: Self.package.appending(path: "Reports/examples/\(example.file)"), encoding: .utf8)
    for place in [Self.package.path, NSHomeDirectory() + "/", "/tmp/", ProcessInfo.processInfo.hostName] {
      #expect(place.count < 4 || !text.contains(place), "\(place)")
    }
    #expect(text.firstMatch(of: /20\d\d-\d\d-\d\dT/) == nil, "a time")
  }

  @Test func everyFileHasARowAndEveryRowItsOwnFile() throws {
    #expect(Self.examples.count > 10)
    #expect(try Self.golden.unused() == ["README.md", "check.png"])
    #expect(Set(Self.examples.map(\.file)).count == Self.examples.count)
    let formats = Set(Self.examples.compactMap { $0.file.split(separator: ".").last })
    #expect(formats.isSuperset(of: ["txt", "json", "sarif", "xml", "html", "svg", "csv", "md"]))
  }

  @Test func theSampleHasEightLanguages() throws {
    let folders = try FileManager.default.contentsOfDirectory(atPath: Self.sample.appending(path: "App").path)
    #expect(
      folders.filter { $0.hasSuffix(".lproj") }.sorted()
        == ["ar", "de", "en", "fi", "fr", "ja", "pl", "th"].map { "\($0).lproj" })
  }
}
