import AuditModel
import DynamicType
import Testing

@testable import RuleKit
@testable import TextRules

@Suite struct TextShrunkTests {
  private func evaluate(_ scale: @escaping (TextMeasurement) -> Double) -> Outcome {
    TextShrunk().evaluate(
      SlotMeasurement.body("Save and close", width: 200) { one in
        one.truncated = false
        one.outcome = .pass
        one.scale = scale(one)
      })
  }

  @Test func reportsTheDrawnSize() throws {
    let finding = try #require(evaluate { min(1, 200 / $0.naturalWidth) }.findings.first)
    #expect(
      finding.message.text == """
        "Save and close" is shrunk from AX3: drawn at 28.6 pt at AX5 instead of 53 pt (Large: 17 pt)
        """)
    #expect(finding.severity == .warning)
    #expect(finding.worst?.overBy == 171)
  }

  @Test(arguments: [(0.999, 0), (0.85, 0), (0.849, 1), (0.426, 1), (0.424, 2)] as [(Double, Int)])
  func limitsAtAX3(_ scale: Double, expected: Int) {
    let severities: [Finding.Severity?] = [nil, .warning, .error]
    let outcome = evaluate { $0.category == .accessibilityExtraLarge ? scale : 1 }
    #expect(outcome.findings.first?.severity == severities[expected])
  }

  @Test func leavesReviewsToTheTruncationRule() {
    let subject = SlotMeasurement.body("Ready", width: 288) {
      $0.scale = 0.3
      $0.outcome = .needsReview
      $0.reason = .withinErrorBar
    }
    #expect(TextShrunk().evaluate(subject) == .pass)
  }
}
