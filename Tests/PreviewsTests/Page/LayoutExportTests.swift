import AuditModel
import DynamicType
import Reports
import Testing

@testable import Previews
@testable import TextEngine

/// The exported texts have the engine's positions, and share what they have in common.
@Suite struct LayoutExportTests {
  /// The positions of an exported text, as the page's scripts compute them.
  private struct Positions {
    var sums: [SIMD4<Double>] = [.zero]
    var ends: [SIMD4<Double>]
    var starts: [SIMD4<Double>]

    init(_ layout: PageLayout, _ glyphs: PageGlyphs) {
      for letter in layout.letters { sums.append((sums.last ?? .zero) + Self.parts(glyphs.letters[letter].advance)) }
      (ends, starts) = (sums, sums)
      for cut in layout.cuts {
        ends[cut.boundary] += Self.parts(glyphs.changes[cut.change].before)
        starts[cut.boundary] -= Self.parts(glyphs.changes[cut.change].after)
      }
    }

    static func parts(_ advance: PageGlyphs.Advance) -> SIMD4<Double> {
      let em = Double(advance.em)
      return [em, em + Double(advance.display), 0, 0] / PageGlyphs.unit
        + [0, 0, Double(advance.tracked), Double(advance.emoji)]
    }
  }

  @Test(arguments: [11.0, 17, 19.5, 60]) func widthsAreTheEngines(size: Double) throws {
    let bench = try PageBench()
    let scale = bench.scale(at: size)
    for (number, sentence) in try PageSentence.all().enumerated() {
      let text = try #require(try bench.text(sentence, number: number), "\(sentence.locale) has no font")
      let page = bench.export.texts
      let layout = page.layouts[try #require(page.indices[text.key])]
      let positions = Positions(layout, page.glyphs)
      var offsets = [0]
      for length in layout.lengths { offsets.append((offsets.last ?? 0) + length) }
      #expect(offsets.last == sentence.text.utf16.count)
      for (first, start) in offsets.enumerated() {
        for last in stride(from: first + 1, to: offsets.count, by: max(1, offsets.count / 40)) {
          let width = scale.points(positions.ends[last] - positions.starts[first])
          let engine = text.layout.width(from: start, to: offsets[last], at: scale)
          guard abs(width - engine) > 0.0001 else { continue }
          Issue.record("\(sentence.text.prefix(40)) \(start)..<\(offsets[last]): \(width), engine \(engine)")
          return
        }
      }
    }
  }

  @Test func equalTextsShareALayout() throws {
    let export = try PageBench().export
    for (text, locale, weight) in [("Beds", "en", 400), ("Beds", "en", 400), ("Beds", "fr", 400), ("Beds", "en", 600)] {
      try export.add(PageTexts.Key(text: text, locale: locale, weight: weight))
    }
    let page = export.texts
    #expect(page.indices.count == 3 && page.layouts.count == 2)
  }

  /// Two runs give the same bytes, and a text of twenty letters takes about a hundred of them.
  @Test func layoutsAreSmallAndStable() throws {
    func exported() throws -> PageTexts {
      let bench = try PageBench()
      for (number, sentence) in try PageSentence.all().enumerated() { _ = try bench.text(sentence, number: number) }
      return bench.export.texts
    }
    let page = try exported()
    #expect(try exported().json == page.json)
    var alone = PageTexts(scale: page.scale)
    alone.layouts = page.layouts
    let letters = page.layouts.reduce(0) { $0 + $1.letters.count }
    #expect(alone.json.utf8.count < letters * 6 + page.layouts.count * 60)
  }

  @Test func limitsDropOutlinesAndThenTexts() throws {
    func exported(_ limits: LayoutExport.Limits) throws -> PageTexts {
      let export = try LayoutExport(
        stack: try PageBench().stack, platform: .ios, displayScale: 3, limits: limits, useSystemFonts: false)
      for sentence in try PageSentence.all() {
        try export.add(PageTexts.Key(text: sentence.text, locale: sentence.locale, weight: 400))
      }
      return export.texts
    }
    let whole = try exported(LayoutExport.Limits())
    #expect(whole.dropped == 0 && whole.withoutOutlines == 0)
    let plain = try exported(LayoutExport.Limits(outlineBytes: 20_000))
    #expect(plain.dropped == 0 && plain.withoutOutlines > 0)
    let size = plain.glyphs.glyphs.reduce(0) { $0 + $1.utf8.count }
    #expect(size < 25_000, "one text may exceed the limit")
    let few = try exported(LayoutExport.Limits(bytes: 50_000))
    #expect(few.dropped > 0 && few.layouts.count + few.dropped >= whole.layouts.count)
    #expect(few.json.utf8.count < 70_000)
  }

  /// Letters without a font are boxes; white space and control characters are nothing.
  @Test func lettersWithoutOutlinesAreBoxes() throws {
    let export = try PageBench().export
    let key = PageTexts.Key(text: "a 🌱\u{E000}", locale: "en", weight: 400)
    try export.add(key)
    let page = export.texts
    let layout = page.layouts[try #require(page.indices[key])]
    let outlines = layout.letters.map { page.glyphs.letters[$0].outlines }
    #expect(outlines.count == 4)
    #expect(outlines[0].first?.glyph == 0 && outlines[1].isEmpty)
    #expect(outlines[2] == [PageGlyphs.Placed(glyph: nil)] && outlines[3] == [PageGlyphs.Placed(glyph: nil)])
    #expect(layout.isMissingGlyphs)
    #expect(page.glyphs.letters[layout.letters[2]].advance.emoji == 1)
  }

  @Test func directionsAreThoseOfTheText() throws {
    let export = try PageBench().export
    let mixed = PageTexts.Key(text: "אב ab 12\nab", locale: "he", weight: 400)
    let plain = PageTexts.Key(text: "Beds", locale: "en", weight: 400)
    try export.add(mixed)
    try export.add(plain)
    let page = export.texts
    let layout = page.layouts[try #require(page.indices[mixed])]
    #expect(layout.levels.map(\.level) == [1, 2, 1, 0] || layout.levels.first?.level == 1)
    #expect(layout.paragraphs == [.init(count: 9, level: 1), .init(count: 2, level: 0)])
    let other = page.layouts[try #require(page.indices[plain])]
    #expect(other.levels.isEmpty && other.paragraphs.isEmpty)
  }
}
