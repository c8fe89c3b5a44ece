import AuditModel
import Testing

@testable import RuleKit
@testable import TextRules

@Suite struct TextTooSmallTests {
  @Test func reportsTheMinimum() throws {
    let subject = SlotMeasurement.body("Ready", width: 288) { $0.scale = 0.6 }
    let finding = try #require(TextTooSmall().evaluate(subject).findings.first)
    #expect(
      finding.message.text
        == "\"Ready\" is too small up to L: drawn at 8.4 pt at XS, the minimum is 11 pt")
  }
}
