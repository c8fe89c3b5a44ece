import AuditModel
import ColorContrast
import DynamicType
import Testing

@testable import ColorRules

@Suite struct SufficientContrastTallyTests {
  private func answer(_ groups: PairGroup..., bars: [BarMeasurement] = []) -> SufficientContrast {
    var tally = SufficientContrastTally()
    for group in groups { tally.add(group) }
    for bar in bars { tally.add(bar) }
    return tally.result
  }

  private func hint(_ light: UInt32, high: UInt32? = nil, style: TextStyle? = .body) -> PairGroup {
    PairGroup.pair(
      .text, NamedColor.color("hint", light, high: high), NamedColor.color("paper", 0xFFFFFF),
      change: { $0.style = style })
  }

  @Test func passingAloneIsNotSufficient() {
    #expect(answer(hint(0x333333)).answer(on: .iphone) == .nothingFound)
    #expect(answer().answer(on: .iphone) == .notKnown)
  }

  @Test func reportsPairsThatIncreaseContrastFixes() throws {
    let contrast = answer(hint(0x999999, high: 0x333333))
    let use = try #require(contrast.uses(on: .iphone).first)
    #expect(use.verdicts == [.standard: .fail, .increased: .pass, .opaque: .pass] && use.isMended)
    #expect(contrast.answer(on: .iphone) == .nothingFound)
    #expect(contrast.count(.fail, .standard, on: .ipad) == 1)
    let failing = answer(hint(0x999999))
    #expect(failing.answer(on: .ipad) == .fails && failing.uses.allSatisfy { !$0.isMended })
  }

  @Test func boldTextNeverLowersTheLimit() {
    // Title 3 is large at 14 points only where Bold Text counts; 3.5:1 is enough for large text alone.
    let bold = PairGroup.pair(
      .text, NamedColor.color("tint", 0x0088FF), NamedColor.color("paper", 0xFFFFFF),
      change: { $0.style = .title3 }, conditions: { $0.boldText = true })
    #expect(answer(bold).answer(on: .iphone) == .fails)
  }

  @Test func largeTextBetweenTheLimitsNeedsReview() {
    #expect(answer(hint(0x0088FF, style: .largeTitle)).answer(on: .iphone) == .notKnown)
    #expect(answer(hint(0x0088FF, style: nil)).answer(on: .iphone) == .notKnown, "its size is not known")
    #expect(answer(hint(0x0088FF)).answer(on: .iphone) == .fails)
    #expect(answer(hint(0xBBBBBB, style: nil)).answer(on: .iphone) == .fails)
  }

  @Test func guessedPairsNeitherFailNorPass() {
    for color in [0xCCCCCC, 0x111111] as [UInt32] {
      let group = PairGroup.group(
        .text, of: "text",
        in: [
          NamedColor.color("text", color).with(.text), NamedColor.color("background", 0xFFFFFF).with(.background),
        ])
      #expect(answer(group).answer(on: .iphone) == .notKnown)
    }
  }

  @Test func reduceTransparencyIsASettingOfItsOwn() throws {
    // Over dark content the tint is lost; on the opaque bar it is not.
    let bar = BarMeasurement.bar {
      $0.tint = NamedColor.color("tint", 0x333333)
      $0.title = NamedColor.color("title", 0x333333)
      $0.layers = [NamedColor.color("glass", 0xFFFFFF, alpha: 0.3)]
      $0.generations = [.ios15]
    }
    let contrast = answer(bars: [bar])
    let use = try #require(contrast.uses(on: .iphone).first)
    #expect(use.verdicts[.increased] == .needsReview && use.verdicts[.opaque] == .pass)
    #expect(contrast.answer(on: .iphone) == .notKnown)
  }

  @Test func symbolsNeedLess() {
    #expect(answer(PairGroup.onPaper("star", 0x0088FF, .nonText)).answer(on: .ipad) == .nothingFound)
    #expect(answer(PairGroup.onPaper("star", 0xFFCC00, .nonText)).answer(on: .ipad) == .fails)
    let ornament = PairGroup.onPaper("star", 0xFFCC00, .nonText) { $0.exemption = .decorative }
    #expect(answer(ornament).uses.isEmpty)
  }
}
