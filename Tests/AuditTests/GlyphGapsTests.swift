import AuditModel
import Testing

@testable import Audit
@testable import TextRules

/// Characters that only the substitute fonts lack, in a whole audit.
@Suite struct GlyphGapsTests {
  private static func audit(
    _ texts: [(key: String, locale: String, text: String)], keeping retention: AuditRetention = .findings
  ) async throws -> Auditor.Result {
    let bench = try Bench()
    return try await Auditor(options: bench.options, stack: bench.stack, jobs: 2).audit(
      Bench.catalog(texts), keeping: retention)
  }

  private static let gap = "\u{2E31}"

  @Test(arguments: [AuditRetention.findings, .everything])
  func oneEntryPerCharacter(_ retention: AuditRetention) async throws {
    let result = try await Self.audit(
      [
        ("a", "en", "x \(Self.gap) y"), ("a", "de", "x \(Self.gap) y"), ("a", "fr", "z \(Self.gap)"),
        ("b", "en", "\(Self.gap) and \u{2E52}"), ("c", "en", "Save"),
      ], keeping: retention)
    let found = result.findings.filter { $0.rule == "missing-glyphs" }
    #expect(found.map(\.outcome) == [.needsReview, .needsReview])
    let dot = try #require(found.first { $0.message.text.contains("U+2E31") })
    #expect(dot.locales == ["de", "en", "fr"])
    #expect(result.tally.reasons[.missingGlyphs] == 2)
    #expect(result.summary.warnings == 0 && result.summary.errors == 0)
    // The texts need review for no other reason.
    #expect(result.findings.allSatisfy { $0.rule == "missing-glyphs" })
  }

  @Test func noGlyphDecidesLargerText() async throws {
    let texts = try await Self.audit([("a", "en", "x \(Self.gap) y"), ("b", "en", "x \u{E000} y")])
    #expect(texts.findings.count { $0.outcome == .fail && $0.rule == "missing-glyphs" } == 1)
    let counts = texts.tally.largerText.texts.values
    #expect(!counts.isEmpty && counts.allSatisfy { $0.fail == 0 })
  }
}
