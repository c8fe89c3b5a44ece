import AuditModel
import DynamicType
import RuleKit
import Testing

@testable import Audit
@testable import TextRules

@Suite("Texts in frames of SwiftUI that are too low")
struct FrameHeightTests {
  /// The findings on a text in body style in a frame of 280 by 44 points, or in another one.
  private func findings(
    _ text: String, height: Double = 44, change: (inout TextUse) -> Void = { _ in }
  ) async throws -> [Finding] {
    let use = CodeSlotTests.use { use in
      use.style = .init(.body, .exact, at: use.location)
      use.width = .init(OfferedWidth(least: 280, most: 280), .exact, at: use.location)
      use.height = .init(height, .atMost, at: use.location)
      change(&use)
    }
    var options = MeasureOptions()
    options.slots = CodeSlotTests.resolver([use])
    options.rules = Set(RuleRegistry.textDescriptors.map(\.id))
    var catalog = Catalog()
    catalog.strings = [CodeSlotTests.text(text)]
    return try await Auditor(options: options, fontDirectories: [], jobs: 1).audit(catalog).findings
  }

  private static let long = "Spara alla ändringar i det här dokumentet"

  @Test("one line is drawn beyond the frame")
  func oneLine() async throws {
    #expect(try await findings("Spara").isEmpty)
    #expect(try await findings("Spara", height: 12).isEmpty)
    #expect(try await findings("Spara") { $0.lines = .init(1, .exact, at: $0.location) }.isEmpty)
  }

  @Test("one line is cut off if the frame is clipped")
  func clipped() async throws {
    let found = try await findings("Spara") { $0.isHeightClipped = true }
    #expect(found.map(\.rule) == ["text-clipped"])
    #expect(found.first?.outcome == .fail && found.first?.firstCategory == .accessibilityExtraExtraExtraLarge)
  }

  @Test("a text of several lines loses those that the frame has no height for")
  func severalLines() async throws {
    let found = try await findings(Self.long)
    #expect(found.map(\.rule) == ["text-truncated"])
    let finding = try #require(found.first)
    #expect(finding.outcome == .fail && finding.severity == .error)
    #expect("\(finding.message)".contains("needs 2 lines of 280 pt, has 1 line in a height of 44 pt"))
    #expect(finding.remedy?.contains("allow a height of ") == true)
    // Two lines of 22 points fit at Large.
    #expect(try #require(finding.firstCategory) > .large)
  }

  @Test("a height for all lines passes")
  func highEnough() async throws {
    let found = try await findings("Spara allt i en fil nu", height: 1_000)
    #expect(found.isEmpty, "\(found.map(\.message))")
    #expect(try await findings(Self.long, height: 1_000).isEmpty)
  }

  @Test("a clipped frame takes lines, and the only line that is left")
  func both() async throws {
    let found = try await findings(Self.long, height: 30) { $0.isHeightClipped = true }
    #expect(Set(found.map(\.rule)) == ["text-clipped", "text-truncated"])
  }

  @Test("a height that a person states cuts off lines")
  func stated() async throws {
    var options = MeasureOptions()
    options.slots = SlotResolver(standard: Slot(style: .body, width: 280, lines: 0))
    options.slots?.standard.framework = .swiftui
    options.slots?.standard.height = 20
    options.rules = Set(RuleRegistry.textDescriptors.map(\.id))
    var catalog = Catalog()
    catalog.strings = [CodeSlotTests.text("Spara")]
    let found = try await Auditor(options: options, fontDirectories: [], jobs: 1).audit(catalog).findings
    #expect(found.map(\.rule) == ["text-clipped"])
  }
}
