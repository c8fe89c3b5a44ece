import AuditModel
import DynamicType
import TestSupport
import Testing
@testable import TextRules

/// Texts whose shaping or layout could take time that grows with the square of their length.
@Suite struct LongTextTests {
  /// A piece of text many times over.
  struct Repeated: CustomTestStringConvertible, Sendable {
    var name: String
    var prefix = ""
    var piece: String
    var count: Int

    /// The text, or one with a part of its pieces.
    func text(_ part: Double = 1) -> String { prefix + String(repeating: piece, count: Int(Double(count) * part)) }

    var testDescription: String { "\(count) × \(name)" }
  }

  static let texts = [
    Repeated(name: "short lines", piece: "ab\n", count: 15_000),
    Repeated(name: "line breaks", piece: "\n", count: 50_000),
    Repeated(name: "joined letters", piece: "ب", count: 15_000),
    Repeated(name: "kerned letters and an emoji", piece: "AVAVAVTo😀", count: 3_750),
    Repeated(name: "marks on one letter", prefix: "a", piece: "\u{301}", count: 25_000),
    Repeated(name: "soft hyphens", piece: "Wort\u{AD}", count: 10_000),
    Repeated(name: "stacked letters", piece: "က္", count: 15_000),
    Repeated(name: "spaces", piece: " ", count: 50_000),
    Repeated(name: "bidi overrides", piece: "\u{202E}a\u{202C}", count: 7_500),
    Repeated(name: "emoji sequences", piece: "👨‍👩‍👧", count: 3_750),
  ]

  /// Eight times the text takes some eight times the time, and would take 64 times of it where work is quadratic.
  @Test(arguments: texts)
  func workGrowsLinearlyWithTheText(_ repeated: Repeated) throws {
    var bench = try Bench()
    bench.options.categories = [.large, .accessibilityExtraExtraExtraLarge]
    func measure(_ text: String) throws {
      for lineLimit in [0, 1, 3] {
        #expect(try bench.measure(text, lineLimit: lineLimit) { $0.width = 40 }.count == 2)
      }
    }
    let short = repeated.text(1 / 8)
    let long = repeated.text()
    let factor = try Growth.factor(upTo: 24) {
      try measure(short)
    } to: {
      try measure(long)
    }
    #expect(factor <= 24, "eight times the text took \(factor) times as long")
  }
}
