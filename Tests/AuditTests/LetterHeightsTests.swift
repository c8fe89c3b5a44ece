import AuditModel
import DynamicType
import RuleKit
import Testing

@testable import TextRules

@Suite("Letters in containers that are lower than a line")
struct LetterHeightsTests {
  /// The outcome of a text at AX5, whose body lines are 63.3 pt high and letters 53 pt.
  private func last(
    _ text: String, height: Double, lineLimit: Int? = 1, change: (inout Slot) -> Void = { _ in }
  ) throws -> TextMeasurement? {
    try Bench().measure(text, lineLimit: lineLimit) {
      ($0.height, $0.framework, $0.width) = (height, .uikit, 2_000)
      change(&$0)
    }.last
  }

  /// The blank space of small letters is 0.4 em above and 0.2 em below, of capitals 0.2 em on either side.
  @Test(arguments: [
    ("now", 64.0, Verdict.pass), ("now", 42, .pass), ("now", 36, .needsReview), ("now", 24, .fail),
    ("No", 44, .pass), ("No", 38, .needsReview), ("No", 35, .fail), ("10", 44, .pass), ("Ж", 44, .pass),
    ("jog", 60, .needsReview), ("Jog", 40, .fail), ("Åre", 62, .needsReview), ("Åre", 34, .fail),
  ])
  func onlyCutLettersFail(_ text: String, _ height: Double, _ outcome: Verdict) throws {
    let one = try #require(try last(text, height: height))
    #expect(one.outcome == outcome)
    #expect((one.clippedBy > 0) == (outcome == .fail) && one.fits == (outcome == .pass))
    #expect(one.reason == (outcome == .needsReview ? .letterHeight : nil))
    if outcome == .fail { #expect(abs(one.clippedBy - (one.height - height)) < 1e-9) }
  }

  @Test(arguments: ["設定", "ابدأ", "เปิด", "दर्ज", "시작", "🙂"])
  func unknownLettersNeedReview(_ text: String) throws {
    #expect(try last(text, height: 60)?.outcome == .needsReview)
    #expect(try last(text, height: 44)?.outcome == .needsReview)
    #expect(try text == "🙂" || last(text, height: 14)?.outcome == .fail)
  }

  @Test func severalLinesMayLoseTheLast() throws {
    let two = "One\nTwo"
    let height = try #require(try last(two, height: 1_000, lineLimit: 0)?.height)
    #expect(try last(two, height: height, lineLimit: 0)?.outcome == .pass)
    let lower = try last(two, height: height - 3, lineLimit: 0)
    #expect(lower?.outcome == .needsReview && lower?.reason == .letterHeight)
    #expect(try last(two, height: height - 35, lineLimit: 0)?.outcome == .fail)
  }

  @Test("the rule needs review, with the height of the container")
  func review() throws {
    var slot = Slot(style: .body, width: 288)
    slot.height = 33
    let rows = try Bench().measure("No") { $0.height = 33 }
    let string = LocalizedString(
      location: SourceLocation(file: "a.strings", line: 1, column: 1), key: "a", text: "No", locale: "en", group: "a")
    let subject = SlotMeasurement(
      string: string, slot: Shared(slot), measurements: rows.filter { $0.outcome != .fail }, sizeAtLarge: 17)
    let finding = try #require(TextClipped().evaluate(subject).findings.first)
    #expect(finding.outcome == .needsReview && finding.severity == .note && finding.reason == .letterHeight)
    #expect(
      finding.message.text == "the lines are taller than the container, which has 33 pt, but their letters may fit")
  }
}
