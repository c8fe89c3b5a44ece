import AuditModel
import DynamicType
import Testing

@testable import RuleKit
@testable import TextRules

@Suite struct WordBrokenTests {
  @Test func suggestsAFix() throws {
    let subject = SlotMeasurement.body("Benachrichtigungen", width: 288, lines: 0) {
      $0.breaksWord = $0.size > 30
      $0.wordOverBy = $0.breaksWord ? $0.size : 0
    }
    let finding = try #require(WordBroken().evaluate(subject).findings.first)
    #expect(
      finding.message.text
        == "a word in \"Benachrichtigungen\" is broken from AX2 unless iOS hyphenates it: it needs 321 pt ± 3, has 288 pt"
    )
    #expect(finding.worst?.overBy == 53)
    #expect(finding.remedy?.contains("U+00AD") == true)
  }

  /// A text with a word that is broken above a size.
  private static func broken(
    _ text: String, locale: String = "et", above size: Double = 30, change: (inout SlotMeasurement) -> Void = { _ in }
  ) -> SlotMeasurement {
    .body(text, width: 288, lines: 0) { one in
      guard one.size > size else { return }
      (one.breaksWord, one.wordOverBy, one.outcome) = (true, one.size, .fail)
    }.with {
      $0.string.locale = locale
      change(&$0)
    }
  }

  private static let sentence = "Siin saab muuta kõiki teavitusseadistusi."

  /// Languages with a hyphenation dictionary in iOS.
  @Test(arguments: ["sv", "fr", "pl", "nb", "en", "pt-BR"]) func aWordThatIOSMayHyphenateIsANote(_ locale: String)
    throws
  {
    let finding = try #require(WordBroken().evaluate(Self.broken("Teavitusseadistused", locale: locale)).findings.first)
    #expect(finding.severity == .note && finding.outcome == .fail)
    #expect(finding.message.text.contains("unless iOS hyphenates it"), "\(finding.message)")
  }

  @Test(arguments: ["et", "el", "vi", "ro"]) func otherwiseABreakIsCertain(_ locale: String) throws {
    let finding = try #require(WordBroken().evaluate(Self.broken("Teavitusseadistused", locale: locale)).findings.first)
    #expect(finding.severity == .error && !finding.message.text.contains("hyphenates"))
  }

  @Test func aBreakInAParagraphIsANoteAtTheLargestSizes() {
    func severity(_ text: String, above size: Double, change: (inout SlotMeasurement) -> Void = { _ in }) -> Finding
      .Severity?
    {
      WordBroken().evaluate(Self.broken(text, above: size, change: change)).findings.first?.severity
    }
    // 40 pt is AX3, 47 pt is AX4.
    #expect(severity(Self.sentence, above: 40) == .note)
    #expect(severity(Self.sentence, above: 33) == .warning)
    #expect(severity("Teavitusseadistused", above: 40) == .warning)
    #expect(severity(Self.sentence, above: 40) { $0.isSource = true } == .warning)
    #expect(severity(Self.sentence, above: 40) { $0.slot.role = .button } == .warning)
    #expect(severity(Self.sentence, above: 40) { $0.slot.style = .title2 } == .warning)
  }

  @Test func englishIsHyphenatedInSwiftUI() throws {
    let subject = Self.broken("Notifications", locale: "en") { $0.slot.framework = .swiftui }
    let finding = try #require(WordBroken().evaluate(subject).findings.first)
    #expect(finding.outcome == .needsReview && finding.reason == .hyphenation && finding.severity == .note)
    let assumed = subject.with { $0.slot.assumed = .framework }
    #expect(WordBroken().evaluate(assumed).findings.first?.severity == .note)
  }
}
