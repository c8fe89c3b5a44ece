import Foundation
import TestSupport
import Testing
import TextEngine

/// `Reports/accuracy/unicode.md`: the suites of Unicode and how many of their cases are decided otherwise.
///
/// That exactly these fail is what the other tests of this target hold; here they are only counted. `make examples`
/// writes the page again.
@Suite struct UnicodePageTests {
  private static let suites = [
    ("Line breaks (UAX 14)", "auxiliary/LineBreakTest.txt"),
    ("Graphemes (UAX 29)", "auxiliary/GraphemeBreakTest.txt"),
    ("Words (UAX 29)", "auxiliary/WordBreakTest.txt"),
    ("Order of right-to-left text (UAX 9)", "BidiCharacterTest.txt"),
  ]

  @Test func thePageCountsTheSuites() throws {
    let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent()
    let rows = try Self.suites.map { name, path in
      let file = path.split(separator: "/").last ?? ""
      let pinned = try String(contentsOf: Residuals.file(String(file.dropLast(4))), encoding: .utf8)
      let otherwise = pinned.split(separator: "\n").count
      return "| \(name) | `\(file)` | \(try UnicodeTestFile(path).cases.count) | \(otherwise) |"
    }
    let page = """
      # Boundaries and direction against Unicode's own suites

      Made by `make examples`, compared by the tests, which replay every case. The suites are those of Unicode
      \(UnicodeProperties.unicodeVersion), the version of the linked ICU; what ICU decides otherwise is listed case by case in
      `Tests/ConformanceTests/Residuals`, and the tests fail where a case joins or leaves that list.

      | what | suite | cases | decided otherwise |
      | --- | --- | ---: | ---: |
      \(rows.joined(separator: "\n"))

      """
    try Golden(suite: "accuracy", names: ["unicode.md"], root: root.appending(path: "Reports"))
      .compare(page, with: "unicode.md")
  }
}
