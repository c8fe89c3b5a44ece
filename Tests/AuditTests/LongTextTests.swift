import Audit
import AuditModel
import DynamicType
import Testing

/// Texts whose shaping or layout could take time that grows with the square of their length.
@Suite struct LongTextTests {
  /// A piece of text many times over.
  struct Repeated: CustomTestStringConvertible, Sendable {
    var name: String
    var prefix = ""
    var piece: String
    var count: Int

    var text: String { prefix + String(repeating: piece, count: count) }
    var testDescription: String { "\(count) × \(name)" }
  }

  static let texts = [
    Repeated(name: "short lines", piece: "ab\n", count: 30_000),
    Repeated(name: "line breaks", piece: "\n", count: 100_000),
    Repeated(name: "joined letters", piece: "ب", count: 30_000),
    Repeated(name: "kerned letters and an emoji", piece: "AVAVAVTo😀", count: 7_500),
    Repeated(name: "marks on one letter", prefix: "a", piece: "\u{301}", count: 50_000),
    Repeated(name: "soft hyphens", piece: "Wort\u{AD}", count: 20_000),
    Repeated(name: "stacked letters", piece: "က္", count: 30_000),
    Repeated(name: "spaces", piece: " ", count: 100_000),
    Repeated(name: "bidi overrides", piece: "\u{202E}a\u{202C}", count: 15_000),
    Repeated(name: "emoji sequences", piece: "👨‍👩‍👧", count: 7_500),
  ]

  // A guard against a hang, not a measure of speed: quadratic work would take an hour.
  @Test(.timeLimit(.minutes(10)), arguments: texts)
  func endsWithoutHanging(_ repeated: Repeated) throws {
    var bench = try Bench()
    bench.options.categories = [.large, .accessibilityExtraExtraExtraLarge]
    let text = repeated.text
    for lineLimit in [0, 1, 3] {
      let rows = try bench.measure(text, lineLimit: lineLimit) { $0.width = 40 }
      #expect(rows.count == 2)
    }
  }
}
