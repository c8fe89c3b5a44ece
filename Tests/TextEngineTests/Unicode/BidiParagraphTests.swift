import Foundation
import Testing

@testable import TextEngine

@Suite struct BidiParagraphTests {
  private func runs(
    _ text: String, _ direction: BidiParagraph.BaseDirection = .automatic, line: Range<Int>? = nil
  ) -> [String] {
    let bidi = BidiParagraph()
    let units = Array(text.utf16)
    _ = bidi.levels(of: units, baseDirection: direction)
    return bidi.visualOrder(line ?? 0..<units.count).map { run in
      "\(run.level):\(String(decoding: units[run.range], as: UTF16.self))"
    }
  }

  @Test func plainTextIsOneRun() {
    let bidi = BidiParagraph()
    #expect(bidi.levels(of: Array("abc 12".utf16), baseDirection: .automatic) == [0, 0, 0, 0, 0, 0])
    #expect(bidi.paragraphLevel == 0)
    #expect(runs("abc 12") == ["0:abc 12"])
  }

  @Test func latinInARightToLeftParagraph() {
    let bidi = BidiParagraph()
    #expect(bidi.levels(of: Array("ab!".utf16), baseDirection: .rightToLeft) == [2, 2, 1])
    #expect(bidi.paragraphLevel == 1)
    #expect(runs("ab!", .rightToLeft) == ["1:!", "2:ab"])
  }

  @Test func numbersInHebrew() {
    #expect(runs("עוד 12 ימים") == ["1: ימים", "2:12", "1:עוד "])
    #expect(runs("Wi-Fi כבוי", .leftToRight) == ["0:Wi-Fi ", "1:כבוי"])
    #expect(runs("כבוי Wi-Fi") == ["2:Wi-Fi", "1:כבוי "])
  }

  @Test func spacesAtALineEndTakeTheParagraphLevel() {
    // Cut after the space: in a left-to-right paragraph it is at the right end.
    #expect(runs("a אב גד", .leftToRight, line: 0..<5) == ["0:a ", "1:אב", "0: "])
    #expect(runs("a אב גד", .leftToRight) == ["0:a ", "1:אב גד"])
  }

  @Test func overridesAndIsolates() {
    #expect(runs("\u{202E}abc\u{202C}").contains { $0.hasPrefix("1:") && $0.contains("abc") })
    let isolated = "a \u{2067}אב 1\u{2069} b"
    #expect(runs(isolated).first?.hasPrefix("0:a ") == true)
    #expect(runs(isolated).last?.hasSuffix(" b") == true)
    // An unclosed isolate and an unopened closing character change nothing else.
    #expect(runs("\u{2069}a\u{2067}").allSatisfy { $0.hasPrefix("0:") })
  }

  @Test func eachParagraphHasItsOwnLevel() {
    let bidi = BidiParagraph()
    let text = Array("abc\nאבג\nabc".utf16)
    #expect(bidi.levels(of: text, baseDirection: .automatic) == [0, 0, 0, 0, 1, 1, 1, 1, 0, 0, 0])
    #expect([0, 4, 8, 99, -1].map(bidi.paragraphLevel(at:)) == [0, 1, 0, 0, 0])
    // A range over several paragraphs is put in order paragraph by paragraph.
    #expect(bidi.visualOrder(0..<11).map(\.range).map(\.count).reduce(0, +) == 11)
  }

  @Test func emptyAndOutsideRanges() {
    let bidi = BidiParagraph()
    #expect(bidi.visualOrder(0..<5).isEmpty)
    #expect(bidi.levels(of: [], baseDirection: .rightToLeft).isEmpty)
    #expect(bidi.paragraphLevel == 1)
    #expect(bidi.visualOrder(0..<1).isEmpty)
    _ = bidi.levels(of: Array("אב".utf16), baseDirection: .automatic)
    #expect(bidi.visualOrder(1..<9) == [.init(range: 1..<2, level: 1)])
    #expect(bidi.visualOrder(2..<2).isEmpty)
  }

  @Test func loneSurrogatesAndAMegabyte() {
    let bidi = BidiParagraph()
    #expect(bidi.levels(of: [0xD802, 0x05D0, 0xDC00], baseDirection: .automatic).count == 3)
    #expect(bidi.visualOrder(0..<3).map(\.range.count).reduce(0, +) == 3)
    let long = Array(String(repeating: "אב a", count: 262_144).utf16)
    #expect(bidi.levels(of: long, baseDirection: .automatic).count == 1_048_576)
    #expect(bidi.visualOrder(0..<1_048_576).map(\.range.count).reduce(0, +) == 1_048_576)
    let nested = [UInt16](repeating: 0x2067, count: 100_000) + [0x05D0]
    #expect(bidi.levels(of: nested, baseDirection: .automatic).max().map { $0 <= 126 } == true)
  }

  /// Text that the scan lets pass has only level 0: every character ICU gives a right-to-left class is caught.
  @Test func theFastScanMissesNoCharacter() {
    var missed: [String] = []
    for value in UInt32(0)...0x10FFFF {
      guard let scalar = Unicode.Scalar(value), UnicodeProperties.needsReordering(scalar) else { continue }
      let units = Array(String(Character(scalar)).utf16)
      // A PDF or PDI without an opening character does nothing.
      if !units.withUnsafeBufferPointer(BidiParagraph.needsReordering) { missed.append(String(value, radix: 16)) }
    }
    #expect(missed == [])
  }
}
