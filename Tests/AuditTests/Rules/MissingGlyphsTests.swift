import AuditModel
import Testing

@testable import RuleKit
@testable import TextRules

@Suite struct MissingGlyphsTests {
  @Test func listsTenCharactersAtMost() throws {
    let subject = SlotMeasurement.body("\u{202E}evil", width: 288) { $0.missingGlyphs = 12 }
      .with { $0.missingCharacters = (0..<12).map { "U+E00\(String($0, radix: 16))" } }
    let message = try #require(MissingGlyphs().evaluate(subject).findings.first).message.text
    #expect(message.hasPrefix(#"12 characters of "\u{202E}evil" have no glyph in any font: U+E000 U+E001"#))
    #expect(message.hasSuffix("U+E009 …"))
  }
}
