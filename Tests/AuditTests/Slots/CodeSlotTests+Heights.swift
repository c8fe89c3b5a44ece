import AuditModel
import DynamicType
import RuleKit
import Testing

@testable import Audit
@testable import TextRules

/// Heights, conditions on the text size and line limits that code states.
extension CodeSlotTests {
  /// A headline in a place that nothing around it scrolls.
  private static func low(_ use: inout TextUse) {
    headline(&use)
    use.isHeightBounded = true
  }

  private static let sentence = "Spara alla ändringar"

  @Test func aTextInAPlaceOfUnknownHeightIsOnlyCounted() async throws {
    let result = try await audit(Self.sentence, [Self.use(change: Self.low)], width: 300)
    let reasons = Set(result.results[0].measurements.map(\.reason))
    // One line is always drawn.
    #expect(reasons == [nil, .heightBounded] && result.findings.isEmpty)
    #expect(result.tally.heightBoundedTexts == 1 && result.tally.boundedTexts == 0)
    #expect(result.tally.textsByBoundedReason == [.heightBounded: 1])
    #expect(result.acceptance.baseline.entries.isEmpty)
  }

  @Test func aTextThatScrollsOrHasOneLinePasses() async throws {
    let free = try await audit(Self.sentence, [Self.use(change: Self.headline)], width: 300)
    #expect(free.results[0].measurements.allSatisfy { $0.outcome == .pass } && free.tally.heightBoundedTexts == 0)
    let short = try await audit("OK", [Self.use(change: Self.low)], width: 300)
    #expect(short.results[0].measurements.allSatisfy { $0.outcome == .pass } && short.tally.heightBoundedTexts == 0)
    let oneLine = Self.use {
      Self.low(&$0)
      $0.lines = .init(1, .exact)
    }
    #expect(try await audit("OK", [oneLine], width: 300).tally.textsByBoundedReason.isEmpty)
  }

  @Test func theWidthIsNamedAheadOfTheHeight() async throws {
    let result = try await audit("Spara alla", [Self.use(change: Self.low)])
    #expect(result.results[0].measurements.allSatisfy { $0.reason == .containerBounded })
    #expect(result.tally.textsByBoundedReason == [.containerBounded: 1])
  }

  @Test func aFailureInAPlaceOfUnknownHeightIsOne() async throws {
    let uses = [Self.use(change: Self.low), Self.use(change: Self.headline)]
    let result = try await audit(Self.long, uses, width: 200)
    #expect(result.findings.map(\.rule) == ["word-broken"] && result.findings[0].outcome == .fail)
    #expect(result.tally.heightBoundedTexts == 0)
  }

  @Test func aBranchForLargeSizesIsMeasuredAtThem() async throws {
    let use = Self.use {
      Self.headline(&$0)
      $0.minCategory = .init(.accessibilityMedium, .exact)
    }
    let result = try await audit(Self.long, [use])
    #expect(result.results[0].measurements.map(\.category) == ContentSizeCategory.accessibility)
    #expect(result.findings.allSatisfy { $0.firstCategory ?? .extraSmall >= .accessibilityMedium })
    let both = try await audit(Self.long + Self.long, [use, Self.use(change: Self.headline)])
    let broken = both.findings.filter { $0.rule == "word-broken" }
    #expect(broken.count == 2 && Set(broken.map(\.fingerprint)).count == 2)
  }

  @Test func theLargerOfTwoLineLimitsIsTheOneToExceed() async throws {
    let use = Self.use {
      Self.headline(&$0)
      $0.lines = .init(2, .atMost)
      $0.isHeightBounded = true
    }
    let text = String(repeating: "Spara alla ändringar ", count: 8)
    #expect(try await audit(text, [use]).findings.contains { $0.rule == "text-truncated" && $0.outcome == .fail })
    let short = try await audit(Self.sentence, [use], width: 300)
    #expect(short.results[0].measurements.contains { $0.reason == .heightBounded })
  }
}
