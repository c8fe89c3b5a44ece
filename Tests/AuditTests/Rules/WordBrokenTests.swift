import AuditModel
import Testing

@testable import Audit

@Suite struct WordBrokenTests {
  @Test func saysWhatToDo() throws {
    let subject = ExampleMeasurements.body("Benachrichtigungen", width: 288, lines: 0) { $0.breaksWord = $0.size > 30 }
    let finding = try #require(WordBroken().evaluate(subject).findings.first)
    #expect(
      finding.message.text == "a word of \"Benachrichtigungen\" is wider than 288 pt and breaks inside from AX2 on")
    #expect(finding.remedy?.contains("U+00AD") == true)
  }
}
