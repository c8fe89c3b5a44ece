import AuditModel
import DynamicType
import Testing

@testable import RuleKit
@testable import TextRules

@Suite struct TextClippedTests {
  private func subject(height: Double) -> SlotMeasurement {
    SlotMeasurement.body("Ready", width: 288) { one in
      one.clippedBy = max(0, one.height - height)
      if one.clippedBy > 0 { one.outcome = .fail }
    }.with { $0.slot.height = height }
  }

  @Test func reportsTheNeededSize() throws {
    let finding = try #require(TextClipped().evaluate(subject(height: 30)).findings.first)
    #expect(finding.message.text == "\"Ready\" is clipped from AX1: needs a height of 34 pt, has 30 pt")
    #expect(finding.remedy == "allow a height of 48 pt (64 pt from AX4)")
    #expect(finding.worst?.overBy == 34)
    #expect(finding.severity == .error)
  }

  @Test func afterTwiceTheSizeOnlyTheLargestIsNamed() throws {
    let finding = try #require(TextClipped().evaluate(subject(height: 60)).findings.first)
    #expect(finding.message.text == "\"Ready\" is clipped at AX5: needs a height of 64 pt, has 60 pt")
    #expect(finding.remedy == "allow a height of 64 pt")
    #expect(finding.severity == .warning)
  }
}
