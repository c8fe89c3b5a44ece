import Foundation
import Testing

@testable import TextEngine

/// The error margins in *Accuracy and limits* are those of the manifest.
@Suite struct AccuracyTableTests {
  private static let article = HowTextIsMeasuredTests.article.deletingLastPathComponent()
    .appending(path: "AccuracyAndLimits.md")

  @Test func theErrorMarginsMatchTheManifest() throws {
    let article = try String(contentsOf: Self.article, encoding: .utf8)
    let table = FontManifest.embedded.uncertainty
    let han = try #require(FontManifest.embedded.rule("han-kana"))
    let hangul = try #require(FontManifest.embedded.rule("hangul"))
    func margin(_ language: String, _ fonts: FontGeneration?) -> String {
      Self.percent(han.variant(language: language, script: "Hani", fonts: fonts)?.uncertainty ?? han.uncertainty)
    }
    let calibration = try #require(FontManifest.embedded.calibrations["inter-4.1"])
    #expect(calibration.classes.keys.sorted() == [400, 500, 600, 700], "the article names the other weights")
    let rows = [
      ("ASCII, regular weight", Self.percent(table.asciiRegular)),
      ("other weights, text of under \(table.shortBelowGlyphs) letters", Self.percent(table.asciiOther)),
      ("upper-case text, above \(Int(table.largeAbovePt)) pt", Self.percent(table.asciiUnread)),
      ("weights up to Light, or Heavy and above", Self.percent(table.weightsWithoutClasses)),
      ("accented Latin, Vietnamese", Self.percent(table.accentedLatin)),
      ("Cyrillic, Greek", Self.percent(table.cyrillicGreek)),
      (
        "Japanese, of iOS 26 · before · not known",
        [.iOS26, .beforeIOS26, nil].map { margin("ja", $0) }.joined(separator: " · ")
      ),
      ("Chinese · Han in other languages", [margin("zh", nil), margin("en", nil)].joined(separator: " · ")),
      ("Korean", Self.percent(hangul.uncertainty)),
      ("other scripts", Self.percent(0.12)),
      ("emoji", "±\(Self.number(table.emojiMinimumPt)) pt or \(Self.number(table.emojiShare * 100)) % each"),
    ]
    for (name, bar) in rows {
      let row = article.split(separator: "\n").first { $0.hasPrefix("| \(name) |") }
      #expect(
        row?.hasSuffix("| \(bar) |") == true, "\(name): \(bar) in the manifest, the article says \(row ?? "nothing")")
    }
    let least =
      "With a substitute font, the error margin is at least \(Self.number(table.minimumPt)) pt."
      + " For a text of punctuation marks alone it is at least \(Self.number(table.loneMarkMinimumPt)) pt"
    #expect(article.replacing("\n", with: " ").contains(least))
  }

  @Test func namesTheScriptsWithSmallerErrors() {
    let faces = FontManifest.embedded.faces.filter { $0.role == .script }
    let better = Set(faces.filter { ($0.uncertainty ?? 1) < 0.12 }.map(\.family))
    #expect(
      better == [
        "Noto Sans Kannada UI", "Noto Sans Oriya UI", "Noto Sans Myanmar UI", "Noto Nastaliq Urdu",
        "Noto Sans Arabic UI", "Noto Sans Hebrew", "Noto Sans Devanagari UI",
      ],
      "the article names them")
    #expect(faces.allSatisfy { [0.03, 0.05, 0.08, 0.12].contains($0.uncertainty) })
  }

  private static func percent(_ share: Double) -> String { "±\(number(share * 100)) %" }

  private static func number(_ value: Double) -> String {
    let rounded = (value * 10).rounded() / 10
    return rounded == rounded.rounded() ? "\(Int(rounded))" : "\(rounded)"
  }
}
