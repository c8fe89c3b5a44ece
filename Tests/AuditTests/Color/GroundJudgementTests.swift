import AuditModel
import ColorContrast
import Testing

@testable import ColorRules
@testable import RuleKit

@Suite struct GroundJudgementTests {
  private let paper = NamedColor.color("paper", 0xFFFFFF).with(.background)

  /// The only group that roles make of a text on its backgrounds.
  private func outcome(of text: NamedColor, on grounds: [NamedColor], isGuessed: Bool = true) -> Outcome {
    let group = PairGroup.group(
      .text, of: text.name, in: [text.with(.text)] + grounds.map { $0.with(.background) }, isGuessed: isGuessed)
    return ContrastMinimum().evaluate(group)
  }

  @Test(arguments: [ColorEnvironment.Idiom.ipad, .watch])
  func checksADeviceWithItsOwnValue(idiom: ColorEnvironment.Idiom) throws {
    let ink = NamedColor.color("ink", 0x000000) {
      $0.variants.append(ColorVariant(.color(Color(rgb: 0xEEEEEE)), idiom: idiom, location: $0.location))
    }
    let outcome = outcome(of: ink, on: [paper])
    let finding = try #require(outcome.findings.first)
    #expect(outcome.kind == .fail && finding.message.text.contains(idiom.rawValue))
    #expect(finding.colors?.failing.map(\.idiom) == Array(repeating: idiom, count: 4))
  }

  @Test func checksAWideScreenWithItsOwnValue() {
    let ink = NamedColor.color("ink", 0x1A1A1A) {
      $0.variants.append(ColorVariant(.color(Color(rgb: 0xCCCCCC)), gamut: .displayP3, location: $0.location))
    }
    #expect(outcome(of: ink, on: [paper]).kind == .fail)
    #expect(outcome(of: NamedColor.color("ink", 0x1A1A1A), on: [paper]).kind == .pass)
  }

  @Test func checksADeviceBackgroundWithTheTextOfAllDevices() {
    let night = NamedColor.color("paper", 0xFFFFFF) {
      $0.variants.append(ColorVariant(.color(Color(rgb: 0x222222)), idiom: .ipad, location: $0.location))
    }
    #expect(outcome(of: NamedColor.color("ink", 0x111111), on: [night]).kind == .fail)
  }

  @Test func aBackgroundWithoutAValueMakesNothingCertain() throws {
    let unknown = NamedColor.system("plum")
    let weak = outcome(of: NamedColor.color("ink", 0xBBBBBB), on: [paper, unknown])
    #expect(weak.kind == .needsReview && weak.findings.first?.reason == .notPublished)
    let strong = outcome(of: NamedColor.color("ink", 0x111111), on: [paper, unknown])
    #expect(strong.kind == .needsReview && strong.findings.first?.reason == .notPublished)
  }

  @Test func anAbsentEntryIsDistinctFromAnUnpublishedColor() throws {
    let phone = NamedColor.color("ink", 0x111111) { $0.variants[0].idiom = .iphone }
    let finding = try #require(outcome(of: phone, on: [paper]).findings.first)
    #expect(finding.outcome == .needsReview && finding.reason == .noEntry)
    #expect(finding.message.text.contains("\"ink\" has no entry for them"))
  }

  @Test func reportsAReviewNextToAFailure() {
    let glass = NamedColor.color("glass", 0xFFFFFF, dark: 0x000000, alpha: 0.5)
    let group = PairGroup.pair(.text, NamedColor.color("ink", 0xAAAAAA, dark: 0xFFFFFF), glass) {
      $0.layers = []
    }
    let outcome = ContrastMinimum().evaluate(group)
    #expect(outcome.findings.map(\.outcome) == [.fail, .needsReview])
    #expect(outcome.findings.map(\.reason) == [nil, .unknownBackground])
  }

  @Test func checksADeviceAlthoughOtherDevicesHaveNoEntry() {
    let ink = NamedColor.color("ink", 0xFEFEFE) { $0.variants[0].idiom = .iphone }
    let outcome = outcome(of: ink, on: [paper])
    #expect(outcome.findings.map(\.outcome) == [.fail, .needsReview])
    #expect(outcome.findings.map(\.reason) == [nil, .noEntry])
    #expect(outcome.findings.first?.colors?.failing.allSatisfy { $0.idiom == .iphone } == true)
  }

  @Test func anUnknownBackgroundNextToAFailingOneNeedsReview() {
    let glass = NamedColor.color("glass", 0xFFFFFF, alpha: 0.7)
    let outcome = outcome(
      of: NamedColor.color("ink", 0x555555), on: [NamedColor.color("wall", 0x777777), glass])
    #expect(outcome.kind == .needsReview && outcome.findings.first?.reason == .unknownBackground)
  }
}
