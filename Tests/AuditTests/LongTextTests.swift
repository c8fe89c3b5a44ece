import Audit
import AuditModel
import DynamicType
import Testing

/// Texts whose shaping or layout could take time that grows with the square of their length.
@Suite struct LongTextTests {
  // A guard against a hang, not a measure of speed: quadratic work would take hours.
  @Test(
    .timeLimit(.minutes(10)),
    arguments: [
      String(repeating: "ab\n", count: 60_000), String(repeating: "\n", count: 200_000),
      String(repeating: "ب", count: 60_000), String(repeating: "AVAVAVTo😀", count: 15_000),
      "a" + String(repeating: "\u{301}", count: 100_000), String(repeating: "Wort\u{AD}", count: 40_000),
      String(repeating: "က္", count: 60_000), String(repeating: " ", count: 200_000),
      String(repeating: "\u{202E}a\u{202C}", count: 30_000), String(repeating: "👨‍👩‍👧", count: 15_000),
    ])
  func endsWithoutHanging(text: String) throws {
    var bench = try Bench()
    bench.options.categories = [.large, .accessibilityExtraExtraExtraLarge]
    for lineLimit in [0, 1, 3] {
      let rows = try bench.measure(text, lineLimit: lineLimit) { $0.width = 40 }
      #expect(rows.count == 2)
    }
  }
}
