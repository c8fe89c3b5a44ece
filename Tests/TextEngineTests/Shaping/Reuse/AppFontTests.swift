import Foundation
import Testing

@testable import TextEngine

/// Fonts of apps, each with one thing that the fonts of the package do not have: what is known is used again there too,
/// or not at all.
@Suite struct AppFontTests {
  static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().appending(path: "Fixtures/fonts")

  private func expectSame(_ font: String, _ texts: [String], language: String = "en") throws {
    let path = Self.folder.appending(path: font + ".ttf").path
    let stack = try FontStack(locator: FontLocator(fontDirectories: []), customFont: path)
    let (reusing, whole) = (try TextShaper(stack: stack), try TextShaper(stack: stack, reusesAdvances: false))
    let scale = SizeScale(size: 10, tracking: 0, stack: stack, displayScale: 3)
    for text in texts {
      let known = try reusing.shape(text, language: language, weight: 400)
      let shaped = try whole.shape(text, language: language, weight: 400)
      let (one, other) = (TextLayout(known, shaper: reusing), TextLayout(shaped, shaper: whole))
      #expect(abs(one.naturalWidth(at: scale) - other.naturalWidth(at: scale)) < 1e-9, "\(font): \(text)")
      #expect(known.flags == shaped.flags, "\(font): \(text)")
    }
  }

  @Test func withoutASpace() throws {
    try expectSame("no-space", ["Ff", "a b", "f f f", " ", "fA fA"])
  }

  @Test func pairsInTheOlderTable() throws {
    try expectSame("kern-table", [" A", "A A", "AV", "x A V A", "A"])
  }

  @Test func lookupsThatSkipLetters() throws {
    try expectSame("steps-over-letters", ["f i", "fi", "f A i", "fAi", "i f i"])
  }

  @Test func lettersThatTheFontClassifiesAsMarks() throws {
    try expectSame("accent-called-mark", ["A ´ V", "A´V", "AV", "´A´V´"])
  }

  @Test func bracketsInBothDirections() throws {
    try expectSame("wide-bracket", ["א ( ב ( ג", "a אב 12 ( b", "a ( b", "( 12 ) אב", "אב ( 12 ) ("], language: "he")
  }
}
