import AuditModel
import ColorContrast
import Testing

@testable import ColorRules
@testable import RuleKit

@Suite struct RedGreenOnlyTests {
  private func states(_ first: UInt32, _ second: UInt32) -> PairGroup {
    PairGroup.pair(.states, NamedColor.color("one", first), NamedColor.color("two", second))
  }

  /// Pairs of the measured table that the tests were fitted on.
  @Test(
    arguments: [
      (0xFF3B30, 0x34C759, Finding.Severity.warning),  // system red and green, iOS 13 to 18: 8.2 for deutan
      (0xFF383C, 0x34C759, .warning),  // of 2025: 7.2
      (0x34C759, 0xFF9500, .warning),  // green and orange: 7.4 for protan
      (0x007AFF, 0xAF52DE, .error),  // blue and purple: 3.3 for deutan
    ] as [(UInt32, UInt32, Finding.Severity)])
  func distance(_ first: UInt32, _ second: UInt32, severity: Finding.Severity) throws {
    let finding = try #require(RedGreenOnly().evaluate(states(first, second)).findings.first)
    #expect(finding.severity == severity && finding.outcome == .fail)
    #expect(finding.message.text.contains(" differ by "))
  }

  @Test func distanceAloneWouldMissTheRedAndGreenOfIOS7() throws {
    let finding = try #require(RedGreenOnly().evaluate(states(0xFF3B30, 0x4CD964)).findings.first)
    #expect(finding.severity == .warning)
    #expect(finding.message.text.contains("keep 0.1") && finding.message.text.contains("red against green"))
  }

  @Test func hueFamilyIsFoundWhateverTheNumbers() throws {
    let finding = try #require(RedGreenOnly().evaluate(states(0xFF0000, 0x00FF00)).findings.first)
    #expect(finding.outcome == .fail && finding.severity == .warning)
  }

  @Test func guessedStatesHaveALowerSeverity() throws {
    var group = states(0x007AFF, 0xAF52DE)
    group.head.pair.isGuessed = true
    #expect(RedGreenOnly().evaluate(group).findings.first?.severity == .note)
  }

  @Test func translucentStatesWithoutABackgroundNeedReview() throws {
    let group = PairGroup.pair(
      .states, NamedColor.color("one", 0xFF3B30, alpha: 0.4), NamedColor.color("two", 0x34C759, alpha: 0.4))
    let finding = try #require(RedGreenOnly().evaluate(group).findings.first)
    #expect(finding.reason == .unknownBackground)
  }

  @Test func anUnresolvedStateIsAReviewNextToAFailure() {
    let glass = ColorVariant(
      .color(Color(red: 1, green: 0.2, blue: 0.2, alpha: 0.5)), isDark: true,
      location: SourceLocation(file: "palette.json", line: 3, column: 5))
    let group = PairGroup.pair(
      .states, NamedColor.color("wrong", 0xFF3B30) { $0.variants.append(glass) },
      NamedColor.color("right", 0x34C759))
    let outcome = RedGreenOnly().evaluate(group)
    #expect(outcome.findings.map(\.outcome) == [.fail, .needsReview])
    #expect(outcome.findings[0].colors?.failing.allSatisfy { !$0.appearance.isDark } == true)
  }
}
