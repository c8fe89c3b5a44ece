import Testing

@testable import TextEngine

@Suite struct TextLayoutTests {
  /// Widths published for San Francisco, each with the size, weight and tracking it was drawn at.
  ///
  /// Source: CTLine and UILabel widths on iOS 9 to 26 in public issue threads, as collected for the calibration.
  @Test func widthIsWithinItsErrorMarginOfSanFrancisco() throws {
    let bench = try Bench()
    let scale = bench.scale(17, tracking: -0.43)
    let layout = try bench.layout("This is a test string")
    let width = layout.naturalWidth(at: scale)
    // 144.09 was read on iOS 9…11, whose tracking at 17 pt was 0.5 % wider (fonts of that time).
    #expect(abs(width - 144.09 * 0.995) <= layout.uncertainty(at: scale), "\(width)")
  }

  @Test(arguments: Samples.sentences)
  func everyScriptIsMeasuredWithoutMissingGlyphs(language: String, text: String) throws {
    let bench = try Bench()
    let shaped = try bench.shaper.shape(text, language: language, weight: 400)
    #expect(shaped.missing.isEmpty, "\(shaped.missing)")
    #expect(shaped.unavailableScripts.isEmpty)
    #expect(TextLayout(shaped, shaper: bench.shaper).naturalWidth(at: bench.scale(17)) > 0)
  }

  @Test(arguments: Samples.sentences)
  func heavierAndLargerTextIsWider(language: String, text: String) throws {
    let bench = try Bench()
    let regular = try bench.layout(text, language: language).naturalWidth(at: bench.scale(17))
    let bold = try bench.layout(text, language: language, weight: 700).naturalWidth(at: bench.scale(17))
    // East Asian text is measured by rule, the same at every weight; only the narrower bold spaces between count.
    if !["ja", "ko", "zh-Hans"].contains(language) { #expect(bold > regular) }
    #expect(try bench.layout(text, language: language).naturalWidth(at: bench.scale(34)) > regular)
  }

  private static let simple = ["en", "de", "vi", "ru", "el", "ja", "ko", "zh-Hans"]

  @Test(arguments: Samples.sentences.filter { simple.contains($0.language) })
  func widthGrowsWithTheText(language: String, text: String) throws {
    let bench = try Bench()
    let scale = bench.scale(17, tracking: -0.43)
    var last = 0.0
    for count in 1...text.count where text.prefix(count).last?.isWhitespace != true {
      let width = try bench.layout(String(text.prefix(count)), language: language).naturalWidth(at: scale)
      #expect(width >= last - 0.35, "\(text.prefix(count)): \(width) after \(last)")  // kerning may take a little back
      last = width
    }
  }

  @Test(arguments: Samples.sentences)
  func sumOverLinesIsTheNaturalWidth(language: String, text: String) throws {
    let bench = try Bench()
    let layout = try bench.layout(text, language: language)
    let scale = bench.scale(17)
    let broken = try layout.breakLines(at: scale, limit: 120)
    let spaces = zip(broken.lines, broken.lines.dropFirst()).reduce(0.0) { sum, pair in
      sum + layout.width(from: pair.0.end, to: pair.1.start, at: scale)
    }
    let total = broken.widths.reduce(0, +) + spaces
    let natural = layout.naturalWidth(at: scale)
    // Where a break falls between shapes that depend on each other (kerning, Burmese), both sides change a little.
    #expect(abs(total - natural) <= 0.02 * natural, "\(total) against \(natural)")
    #expect(broken.widths.allSatisfy { $0 <= 120 })
    #expect(broken.lines.first?.start == 0)
    for (line, next) in zip(broken.lines, broken.lines.dropFirst()) { #expect(line.next == next.start) }
  }

  @Test(arguments: Samples.sentences)
  func linesMeasureTheSameAsAlone(language: String, text: String) throws {
    let bench = try Bench()
    let layout = try bench.layout(text, language: language)
    let scale = bench.scale(17, tracking: -0.43)
    for line in try layout.breakLines(at: scale, limit: 90).lines {
      let alone = String(decoding: layout.text.units[line.start..<line.end], as: UTF16.self)
      let width = try bench.layout(alone, language: language).naturalWidth(at: scale)
      #expect(abs(width - line.width) < 0.01, "‘\(alone)’: \(line.width) in the text, \(width) alone")
    }
  }

  /// Fewer letters are reshaped at a break of letters that join over more than a word; the widths stay the same.
  @Test func linesOfAnEndlessWordMeasureAsThoseOfAWord() throws {
    let bench = try Bench()
    let scale = bench.scale(17)
    let word = "سفين"
    let short = try bench.layout(String(repeating: word, count: 11), language: "ar")
    let endless = try bench.layout(String(repeating: word, count: 600), language: "ar")
    for limit in [30.0, 45, 70] {
      let lines = try short.breakLines(at: scale, limit: limit).lines.dropLast(2)
      #expect(lines.count > 1)
      for (line, other) in zip(lines, try endless.breakLines(at: scale, limit: limit).lines) {
        #expect(line.end == other.end && abs(line.width - other.width) < 0.01, "\(line) against \(other)")
      }
    }
  }

  @Test func oneShaperOrManyMakesNoDifference() throws {
    let kept = try Bench()
    for (language, text) in Samples.sentences + Samples.sentences {
      let fresh = try Bench()
      let one = try kept.layout(text, language: language, weight: 600).naturalWidth(at: kept.scale(23))
      let other = try fresh.layout(text, language: language, weight: 600).naturalWidth(at: fresh.scale(23))
      #expect(one == other)
    }
  }

  @Test func trailingSpacesHang() throws {
    let bench = try Bench()
    let scale = bench.scale(17)
    let plain = try bench.layout("Save").naturalWidth(at: scale)
    #expect(try bench.layout("Save   ").naturalWidth(at: scale) == plain)
    #expect(try bench.layout("Save\u{A0}").naturalWidth(at: scale) > plain)
  }

  @Test func trackingIsAddedToEveryClusterOfTheSystemFontOnly() throws {
    let bench = try Bench()
    func gain(_ text: String, _ language: String) throws -> Double {
      let layout = try bench.layout(text, language: language)
      return layout.naturalWidth(at: bench.scale(17, tracking: 1)) - layout.naturalWidth(at: bench.scale(17))
    }
    #expect(abs(try gain("Save", "en") - 4) < 1e-9)
    #expect(abs(try gain("e\u{301}a", "en") - 2) < 1e-9)
    #expect(try gain("設定", "ja") == 0)
    #expect(try gain("مرحبا", "ar") == 0)
  }

  @Test func emptyTextHasNoWidthAndOneLine() throws {
    let bench = try Bench()
    let layout = try bench.layout("")
    #expect(layout.naturalWidth(at: bench.scale(17)) == 0)
    #expect(try layout.breakLines(at: bench.scale(17), limit: 10).count == 1)
  }

  @Test func aMillionCharactersAreMeasured() throws {
    let bench = try Bench()
    for text in [String(repeating: "Wort ", count: 200_000), String(repeating: "ဆာဗာ", count: 50_000)] {
      let layout = try bench.layout(text, language: "de")
      let scale = bench.scale(17)
      #expect(layout.naturalWidth(at: scale) > 100_000)
      #expect(try layout.breakLines(at: scale, limit: 288).count > 1000)
    }
  }

  /// A line may end at a no-break space, or at a space before a full stop, before it ends inside a word.
  @Test(arguments: [
    ("fr", "domestique\u{A0}?", "domestique"), ("fr", "fichier audio .m4a", "fichier"),
    ("pt", "« Completo » (para", "Completo"),
    ("fr", "dix\u{202F}mille", "mille"), ("en", "a \t b", "b"),
  ])
  func wordsEndAtEverySpace(language: String, text: String, widest: String) throws {
    let bench = try Bench()
    let scale = bench.scale(17, tracking: -0.43)
    let word = try bench.layout(widest, language: language).naturalWidth(at: scale)
    #expect(abs(try bench.layout(text, language: language).widestWord(at: scale) - word) < 0.2)
  }
}
