import AuditModel
import DynamicType
import RuleKit
import Testing

@testable import Audit
@testable import TextRules

/// The window with Display Zoom.
extension CodeSlotTests {
  /// Counts the texts that only fail with Display Zoom.
  private func zoomedTexts(
    _ text: String, _ width: OfferedWidth, _ certainty: TextUse.Certainty = .atMost, zoomed: Double? = 320,
    lines: Int = 0, style: TextUse.Certainty = .exact
  ) async throws -> Int {
    let use = Self.use {
      $0.style = .init(.headline, style)
      $0.width = .init(width, certainty)
      $0.lines = .init(lines, .exact)
    }
    var options = MeasureOptions()
    options.slots = Self.resolver([use])
    options.slots?.windows.zoomed = zoomed.map { AppWindows.Window(width: $0) }
    options.rules = Set(RuleRegistry.textDescriptors.map(\.id))
    var catalog = Catalog()
    catalog.strings = [Self.text(text)]
    let result = try await Auditor(options: options, fontDirectories: [], jobs: 1).audit(catalog)
    // It is never a finding.
    if result.tally.zoomedTexts > 0 { #expect(result.findings.allSatisfy { $0.outcome != .fail }) }
    return result.tally.zoomedTexts
  }

  @Test func aTextThatOnlyFailsWithDisplayZoomIsCounted() async throws {
    let open = OfferedWidth()
    let word = "Meddelandena"
    // The word needs 353 pt at the largest size.
    #expect(try await zoomedTexts(word, open) == 1)
    #expect(try await zoomedTexts(word, open, .exact) == 1)
    #expect(try await zoomedTexts("OK", open) == 0)
    #expect(try await zoomedTexts(Self.long, open) == 0)
    #expect(try await zoomedTexts(word, open, zoomed: nil) == 0)
    #expect(try await zoomedTexts(word, OfferedWidth(least: 360, most: 360)) == 0)
    #expect(try await zoomedTexts(word, OfferedWidth(taken: -40)) == 0)
    #expect(try await zoomedTexts(word, open, style: .assumed) == 0)
  }

  @Test func aLineLimitCountsWithDisplayZoom() async throws {
    #expect(try await zoomedTexts("Spara allihopar", OfferedWidth(), lines: 1) == 1)
    #expect(try await zoomedTexts("Spara allihopar", OfferedWidth(), lines: 2) == 0)
  }
}
