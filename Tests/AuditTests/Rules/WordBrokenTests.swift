import AuditModel
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
        == "a word in \"Benachrichtigungen\" is broken from AX2: it needs 321 pt ± 3, has 288 pt")
    #expect(finding.worst?.overBy == 53)
    #expect(finding.remedy?.contains("U+00AD") == true)
  }
}
