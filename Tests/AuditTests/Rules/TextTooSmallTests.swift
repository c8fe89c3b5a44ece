import AuditModel
import DynamicType
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

  /// A fixed size is not worse at a larger category.
  @Test func aFixedSizeIsNamedOnce() throws {
    let subject = SlotMeasurement.body("Ready", width: 288) { $0.size = 10 }.with { $0.slot.size = 10 }
    let finding = try #require(TextTooSmall().evaluate(subject).findings.first)
    #expect(
      finding.message.text == "\"Ready\" is too small: drawn at 10 pt at every size category, the minimum is 11 pt")
    #expect(finding.worst?.category == .extraSmall)
  }

  /// A text that is shrunk by an amount that nothing states has no certain size.
  @Test(arguments: [Slot.Assumptions.scale, .width])
  func countsOnlyKnownShrinking(_ assumed: Slot.Assumptions) {
    let shrunk = SlotMeasurement.body("Ready", width: 288) { $0.scale = 0.6 }
    #expect(TextTooSmall().evaluate(shrunk.with { $0.slot.assumed = assumed }) == .pass)
    #expect(TextTooSmall().evaluate(shrunk.with { $0.lineLimitSource = .inferred }) == .pass)
  }

  @Test func reportsTheSizeBeforeUnknownShrinking() throws {
    let subject = SlotMeasurement.body("Ready", width: 288) { $0.scale = 0.6 }.with {
      $0.minimumSize = 15
      $0.slot.assumed = .scale
    }
    let finding = try #require(TextTooSmall().evaluate(subject).findings.first)
    #expect(finding.message.text.contains("drawn at 14 pt at XS"))
  }

  /// `text-below-minimum` reads storyboards and xibs, but not the fonts that code states.
  @Test func leavesFixedSizesOfDocumentsToTheirRule() {
    let small = SlotMeasurement.body("Ready", width: 288) { $0.size = 9 }.with {
      ($0.slot.framework, $0.slot.size) = (.uikit, 9)
    }
    #expect(TextTooSmall().evaluate(small).findings.count == 1)
    #expect(TextTooSmall().evaluate(small.with { $0.slot.sizeFromDocument = true }) == .notApplicable)
  }
}
