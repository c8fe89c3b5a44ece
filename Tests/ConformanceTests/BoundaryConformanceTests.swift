import Testing
import TextEngine

/// Replays the boundary suites of UAX 14 and UAX 29 in the root locale.
@Suite struct BoundaryConformanceTests {
  @Test func lineBreaks() throws {
    // The suite breaks between Hangul syllables, as UAX 14 does.
    let segmentation = try Segmentation(hangulWordPriority: false)
    try replay("auxiliary/LineBreakTest.txt", cases: 7_654, residuals: 22) { text in
      var offsets: [Int] = []
      text.withUnsafeBufferPointer {
        segmentation.forEachLineBreak(of: $0, language: "") { end, _ in offsets.append(end) }
      }
      return offsets
    }
  }

  @Test func graphemes() throws {
    let segmentation = try Segmentation()
    try replay("auxiliary/GraphemeBreakTest.txt", cases: 602, residuals: 0) {
      segmentation.graphemeBoundaries(of: $0)
    }
  }

  @Test func words() throws {
    let segmentation = try Segmentation()
    try replay("auxiliary/WordBreakTest.txt", cases: 1_823, residuals: 15) {
      segmentation.wordBoundaries(of: $0, language: "")
    }
  }

  private func replay(
    _ path: String, cases: Int, residuals: Int, boundaries: ([UInt16]) -> [Int]
  ) throws {
    let file = try UnicodeTestFile(path)
    #expect(file.cases.count == cases)
    var failing: [String] = []
    for line in file.cases {
      // "÷ 0023 × 0020 ÷": marks and code points take turns.
      let fields = line.split(whereSeparator: \.isWhitespace)
      let codePoints = fields.filter { $0 != "÷" && $0 != "×" }
      let (text, offsets) = UnicodeTestFile.units(codePoints)
      let marks = fields.filter { $0 == "÷" || $0 == "×" }
      #expect(marks.count == codePoints.count + 1, "\(line)")
      let expected = zip(offsets + [text.count], marks).filter { $0.1 == "÷" && $0.0 > 0 }.map(\.0)
      if boundaries(text) != expected { failing.append(codePoints.joined(separator: " ")) }
    }
    let name = path.split(separator: "/").last?.split(separator: ".").first ?? ""
    try Residuals(name: String(name)).expect(failing, count: residuals)
  }
}
