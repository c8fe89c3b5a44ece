import Foundation
import TestSupport
import Testing

/// The numbers of the article *How text is measured* are what the engine comes to.
///
/// `TYPECHECK_RECORD=failed` writes the tables into the article; each is known by its head.
@Suite struct HowTextIsMeasuredTests {
  static let article = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()
    .appending(path: "Sources/TypeCheckKit/Documentation.docc/HowTextIsMeasured.md")

  @Test func theTablesMatchTheMeasurements() throws {
    var lines = try String(contentsOf: Self.article, encoding: .utf8).components(separatedBy: "\n")
    #expect(lines.contains { $0.contains(MeasuredSentence.text) })
    for table in try MeasuredSentence().tables() {
      let head = Self.row(table[0])
      let made = [head, Self.row(table[0].map { _ in "---" })] + table.dropFirst().map(Self.row)
      let start = try #require(lines.firstIndex(of: head), "the article has no table \(head)")
      let end = lines[start...].firstIndex { !$0.hasPrefix("|") } ?? lines.count
      if [.all, .failed].contains(Golden.Record.fromEnvironment) {
        lines.replaceSubrange(start..<end, with: made)
        try lines.joined(separator: "\n").write(to: Self.article, atomically: true, encoding: .utf8)
      } else {
        #expect(Array(lines[start..<end]) == made, "record it with TYPECHECK_RECORD=failed, then read it again")
      }
    }
  }

  private static func row(_ cells: [String]) -> String { "| " + cells.joined(separator: " | ") + " |" }
}
