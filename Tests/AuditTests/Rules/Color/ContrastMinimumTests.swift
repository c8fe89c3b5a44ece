import AuditModel
import ColorContrast
import DynamicType
import Testing

@testable import ColorRules
@testable import RuleKit

@Suite struct ContrastMinimumTests {
  private let paper = NamedColor.color("paper", 0xFFFFFF)

  private func finding(_ group: PairGroup) throws -> Finding {
    try #require(ContrastMinimum().evaluate(group).findings.first)
  }

  @Test func messageNamesRatioAppearanceAndCategory() throws {
    let group = PairGroup.pair(.text, NamedColor.color("ink", 0x8A8A8E, dark: 0xFFFFFF), paper)
    let finding = try finding(group)
    #expect(
      finding.message.text == """
        "ink on paper" has 3.43:1 in light and 1:1 in dark, needs 4.5:1 (body; large from XL)
        """)
    #expect(finding.key == "ink on paper" && finding.outcome == .fail && finding.style == nil)
    #expect(finding.colors?.requiredRatio == 4.5)
    #expect(finding.colors?.failing.count == 4)
  }

  @Test func suggestionPassesAndKeepsTheHue() throws {
    let group = PairGroup.pair(.text, NamedColor.color("tint", 0x0088FF), paper)
    let finding = try finding(group)
    let suggestion = try #require(finding.colors?.suggestions.first)
    #expect(try WCAG2.ratio(text: suggestion.color, background: .white) >= 4.5)
    #expect(finding.remedy?.hasPrefix("use \(suggestion.color.hex) for \"tint\" in every appearance (4.5") == true)
  }

  /// UIKit's own colours on white, from the table of system colours (3.44, 1.73 and 4.02 as published).
  @Test(arguments: [("secondaryLabel", 3.44), ("tertiaryLabel", 1.73), ("placeholderText", 1.73)])
  func systemLabelsOnWhite(_ name: String, ratio: Double) throws {
    let group = PairGroup.pair(.text, NamedColor.system(name), NamedColor.color("paper", 0xFFFFFF))
    let reading = try #require(group.head.readings.first { $0.environment.appearance == .light })
    #expect(abs(reading.ratio - ratio) < 0.01)
    #expect(ContrastMinimum().evaluate(group).kind == .fail)
  }

  @Test func onlyIndigoOf2025ReachesTextContrastOnWhite() {
    let names = SystemColors.names(in: .ios26).filter { name in
      ["Red", "Orange", "Yellow", "Green", "Mint", "Teal", "Cyan", "Blue", "Indigo", "Purple", "Pink", "Brown"]
        .contains { name == "system\($0)" }
    }
    let passing = names.filter { name in
      let group = PairGroup.pair(.text, NamedColor.system(name), paper)
      return (group.head.readings.first?.ratio ?? 0) >= 4.5
    }
    #expect(names.count == 12)
    #expect(passing == ["systemIndigo"])
  }

  @Test func theSmallestSupportedCategoryDecides() {
    let tint = NamedColor.color("tint", 0x0088FF)
    for (smallest, kind) in [(ContentSizeCategory.extraSmall, Verdict.fail), (.small, .pass)] {
      let group = PairGroup.pair(
        .text, tint, paper, change: { $0.style = .title3 }, conditions: { $0.smallestCategory = smallest })
      #expect(ContrastMinimum().evaluate(group).kind == kind)
    }
  }

  @Test(arguments: [
    (ColorConditions.LargeTextPolicy.points, Verdict.pass), (.apple, .pass), (.wcag, .fail),
  ]) func policyDecidesWhatIsLarge(_ policy: ColorConditions.LargeTextPolicy, kind: Verdict) {
    let group = PairGroup.pair(
      .text, NamedColor.color("tint", 0x0088FF), paper, change: { $0.style = .title2 },
      conditions: { $0.largeText = policy })
    #expect(ContrastMinimum().evaluate(group).kind == kind)
    #expect((ContrastMinimum().remark(on: group) != nil) == (kind == .pass))
  }

  @Test func boldIsEnoughForAppleOnly() {
    for (policy, kind) in [(ColorConditions.LargeTextPolicy.apple, Verdict.pass), (.points, .fail)] {
      let group = PairGroup.pair(
        .text, NamedColor.color("tint", 0x0088FF), paper,
        change: {
          $0.style = .caption2
          $0.weight = .bold
        }, conditions: { $0.largeText = policy })
      #expect(ContrastMinimum().evaluate(group).kind == kind)
    }
  }

  @Test func noRatioIsRoundedUpToPass() throws {
    let just = PairGroup.pair(.text, NamedColor.color("ink", 0x777777), paper)
    let finding = try finding(just)
    #expect(finding.message.text.contains("4.47:1"))
    #expect(
      ContrastMinimum().evaluate(PairGroup.pair(.text, NamedColor.color("ink", 0x767676), paper)).kind == .pass)
  }

  @Test func marksGuessedPairs() throws {
    let group = PairGroup.group(
      .text, of: "hint",
      in: [NamedColor.color("hint", 0xBBBBBB).with(.text), NamedColor.color("page", 0xFFFFFF).with(.background)])
    let finding = try finding(group)
    #expect(finding.severity == .note && finding.message.text.contains("guessed from its name"))
  }

  @Test func aButtonThatWouldPassNeedsReview() throws {
    let group = PairGroup.group(
      .text, of: "caption",
      in: [
        NamedColor.color("caption", 0xFFFFFF).with(.text), NamedColor.color("page", 0xFFFFFF).with(.background),
        NamedColor.color("button", 0x0B2A66).with(.interactive, .fill),
      ])
    let finding = try finding(group)
    #expect(finding.reason == .guessedRole && finding.message.text.contains("on \"button\""))
  }

  // MARK: Texts of storyboards and xibs

  private func group(_ rgb: UInt32, _ change: (inout ColorPair) -> Void) -> PairGroup {
    var pair = ColorPair(.text, NamedColor.color("ink", rgb), paper)
    pair.texts = [PairText(name: "Sign In · Label", line: 4), PairText(name: "Sign In · Label 2", line: 9)]
    change(&pair)
    return PairGroup(PairMeasurer(conditions: ColorConditions()).measure(pair))
  }

  @Test func aFixedSizeDecidesTheRatio() throws {
    #expect(ContrastMinimum().evaluate(group(0x0088FF) { $0.pointSize = 18 }).kind == .pass)
    let small = try finding(group(0x0088FF) { $0.pointSize = 17 })
    #expect(small.message.text.contains("needs 4.5:1 (17 pt); text: Sign In · Label and 1 more (line 9)"))
    let bold = group(0x0088FF) { ($0.pointSize, $0.weight) = (14, .bold) }
    #expect(ContrastMinimum().evaluate(bold).kind == .pass)
  }

  @Test(arguments: [Doubt.code, .storedValue, .systemColor])
  func colorsThatMayDifferNeverFail(_ doubt: Doubt) throws {
    let outcome = ContrastMinimum().evaluate(group(0xAAAAAA) { $0.doubt = doubt })
    #expect(outcome.kind == .needsReview && outcome.findings[0].message.text.contains(doubt.words))
    let passing = ContrastMinimum().evaluate(group(0) { $0.doubt = doubt }).kind
    #expect(passing == (doubt == .systemColor ? .pass : .notApplicable))
  }

  @Test func aFixedAppearanceIsCertainOnlyIfBothFail() {
    let both = ContrastMinimum().evaluate(group(0xAAAAAA) { $0.doubt = .fixedAppearance })
    #expect(both.kind == .fail)
    let one = group(0) {
      ($0.first, $0.doubt) = (NamedColor.color("ink", 0, dark: 0xAAAAAA), .fixedAppearance)
    }
    #expect(ContrastMinimum().evaluate(one).kind == .needsReview)
  }

  @Test func anUnknownSizeFailsIfLargeTextWould() {
    #expect(ContrastMinimum().evaluate(group(0xAAAAAA) { $0.doubt = .size }).kind == .fail)
    #expect(ContrastMinimum().evaluate(group(0x0088FF) { $0.doubt = .size }).kind == .needsReview)
    #expect(ContrastMinimum().evaluate(group(0) { $0.doubt = .size }).kind == .notApplicable)
  }

  @Test func openColorsHaveNoFinding() {
    #expect(ContrastMinimum().evaluate(group(0xAAAAAA) { $0.doubt = .unreadCode }).kind == .notApplicable)
    let unknown = NamedColor.color("unknown", 0, alpha: 0)
    let label = group(0) { ($0.first, $0.second, $0.doubt) = (.system("label"), unknown, .noBackground) }
    #expect(ContrastMinimum().evaluate(label).kind == .notApplicable)
  }

  @Test func textsThatFailUnlessCodeChangesThemAreCounted() {
    #expect(ContrastMinimum().failuresUnlessChanged(in: group(0xAAAAAA) { $0.doubt = .unreadCode }) == 2)
    #expect(ContrastMinimum().failuresUnlessChanged(in: group(0) { $0.doubt = .unreadCode }) == 0)
    #expect(ContrastMinimum().failuresUnlessChanged(in: group(0xAAAAAA) { $0.doubt = .code }) == 0)
    let glass = NamedColor.color("glass", 0xFFFFFF, alpha: 0.5)
    let open = group(0xAAAAAA) { ($0.second, $0.doubt) = (glass, .unreadCode) }
    #expect(ContrastMinimum().failuresUnlessChanged(in: open) == 0)
  }

  @Test func anAppThatIsAlwaysLightHasNoDarkColors() throws {
    let ink = NamedColor.color("ink", 0, dark: 0xDDDDDD)
    #expect(ContrastMinimum().evaluate(group(0) { $0.first = ink }).kind == .fail)
    #expect(ContrastMinimum().evaluate(group(0) { ($0.first, $0.isAlwaysDark) = (ink, false) }).kind == .pass)
    let dark = try finding(group(0) { ($0.first, $0.isAlwaysDark) = (ink, true) })
    #expect(dark.message.text.contains("in dark, needs") && !dark.message.text.contains("light"))
  }

  @Test func anUnknownBackgroundNeedsReview() throws {
    let open = group(0xAAAAAA) { ($0.second, $0.doubt) = (NamedColor.color("unknown", 0, alpha: 0), .picture) }
    let outcome = ContrastMinimum().evaluate(open)
    #expect(outcome.kind == .needsReview)
    let message = """
      the contrast of "ink" is not known, needs 4.5:1 (body; large from XL): a picture is behind the text; text: \
      Sign In · Label and 1 more (line 9)
      """
    #expect(outcome.findings.map(\.message.text) == [message])
  }
}
