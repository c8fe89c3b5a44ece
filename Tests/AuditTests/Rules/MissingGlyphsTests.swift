import AuditModel
import Testing

@testable import RuleKit
@testable import TextRules

/// Characters that the substitute fonts lack.
@Suite struct MissingGlyphsTests {
  private static func subject(_ characters: [String]) -> SlotMeasurement {
    .body("\u{202E}evil", width: 288) { $0.missingGlyphs = characters.count }
      .with { $0.missingCharacters = characters }
  }

  private static func scalar(_ value: UInt32) -> String {
    Unicode.Scalar(value).map { String(String.UnicodeScalarView([$0])) } ?? ""
  }

  @Test func listsTenCharactersAtMost() throws {
    let subject = Self.subject((0..<12).map { Self.scalar(0xE000 + $0) })
    let message = try #require(MissingGlyphs().evaluate(subject).findings.first).message.text
    #expect(message.hasPrefix(#"iOS draws a box in "\u{202E}evil", because no font has the character: U+E000 is"#))
    #expect(message.hasSuffix("U+E009 is for private use …"), "\(message)")
  }

  /// The system has fonts that this machine lacks.
  @Test(arguments: ["\u{2E31}", "\u{283F}", "\u{13000}", "\u{1F8D0}", "\u{1C89}", "\u{1FADF}"])
  func assignedCharactersNeedReview(_ character: String) throws {
    let outcome = MissingGlyphs().evaluate(Self.subject([character]))
    let finding = try #require(outcome.findings.first)
    #expect(outcome.kind == .needsReview && finding.reason == .missingGlyphs && finding.severity == .note)
    #expect(finding.message.text.contains("iOS may have one"))
  }

  @Test(arguments: [
    (0xE000, "for private use"), (0xF_0001, "for private use"), (0x10_FFFD, "for private use"),
    (0x378, "unassigned in Unicode 18.0"), (0x1_0FFF, "unassigned in Unicode 18.0"), (0xFDD0, "a noncharacter"),
    (0x1_FFFE, "a noncharacter"),
  ])
  func charactersWithoutAnyFontFail(_ value: UInt32, _ reason: String) throws {
    let subject = Self.subject([Self.scalar(value)])
    let outcome = MissingGlyphs().evaluate(subject)
    #expect(outcome.kind == .fail && outcome.findings.first?.severity == .warning)
    #expect(outcome.findings.first?.message.text.hasSuffix("is \(reason)") == true, "\(outcome.findings)")
    #expect(subject.charactersOnlyOfSystem.isEmpty)
  }

  @Test func anIconFontMayHaveCharactersForPrivateUse() {
    let icon = Self.subject(["\u{E000}"])
    let named = icon.with { $0.slot.font = Slot.CustomFont(path: "Icons.ttf", size: 17) }
    #expect(MissingGlyphs().evaluate(named).kind == .needsReview)
    for assumed in [Slot.Assumptions.face, .style, .unfollowed] {
      #expect(MissingGlyphs().evaluate(icon.with { $0.slot.assumed = assumed }).kind == .needsReview)
    }
  }

  @Test func theSystemHasTheLogo() {
    #expect(MissingGlyphs().evaluate(Self.subject(["\u{F8FF}"])) == .pass)
  }

  @Test func aFailureLeavesTheOtherCharactersForReview() {
    #expect(Self.subject(["\u{E000}", "\u{2E31}"]).charactersOnlyOfSystem == ["\u{2E31}"])
  }
}
