import Testing
import TextEngine

/// Replays the suite of UAX 9: paragraph level, levels and visual order of each case.
@Suite struct BidiConformanceTests {
  @Test func bidiCharacters() throws {
    let file = try UnicodeTestFile("BidiCharacterTest.txt")
    #expect(file.cases.count == 91_707)
    let bidi = BidiParagraph()
    let failing = file.cases.filter { !passes($0, bidi) }.map { line in
      line.split(separator: ";").prefix(2).joined(separator: ";")
    }
    try Residuals(name: "BidiCharacterTest").expect(failing, count: 31)
  }

  private func passes(_ line: Substring, _ bidi: BidiParagraph) -> Bool {
    // Code points; direction; paragraph level; levels ("x" where X9 removes the character); visual order.
    let fields = line.split(separator: ";", omittingEmptySubsequences: false)
    guard fields.count == 5 else { return false }
    let directions: [Substring: BidiParagraph.BaseDirection] = [
      "0": .leftToRight, "1": .rightToLeft, "2": .automatic,
    ]
    guard let direction = directions[fields[1]] else { return false }
    let (text, offsets) = UnicodeTestFile.units(fields[0].split(separator: " "))
    let expectedLevels = fields[3].split(separator: " ").map { UInt8($0) }
    let expectedOrder = fields[4].split(whereSeparator: \.isWhitespace).compactMap { Int($0) }

    let levels = bidi.levels(of: text, baseDirection: direction)
    guard bidi.paragraphLevel == UInt8(fields[2]), expectedLevels.count == offsets.count else { return false }
    let runs = bidi.visualOrder(0..<text.count)
    var drawn = levels
    for run in runs { for offset in run.range { drawn[offset] = run.level } }
    for (offset, expected) in zip(offsets, expectedLevels) {
      guard let expected else { continue }
      // A run of a line has the right direction, but not always the exact level.
      if expected != levels[offset] || expected & 1 != drawn[offset] & 1 { return false }
    }

    let indices = Dictionary(uniqueKeysWithValues: offsets.enumerated().map { ($0.element, $0.offset) })
    let order = runs.flatMap { run in
      let characters = run.range.compactMap { indices[$0] }
      return run.level.isMultiple(of: 2) ? characters : characters.reversed()
    }
    return order.filter { expectedLevels[$0] != nil } == expectedOrder
  }
}
