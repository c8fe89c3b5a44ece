import Testing

@testable import TextEngine

/// All sizes at once must give what ``TextLayout`` gives size by size, in every script and at every width.
@Suite struct LineFillerTests {
  /// Rare texts: empty ones, spaces alone, mandatory breaks, words without end, soft hyphens.
  static let odd: [(language: String, text: String)] = [
    ("en", ""), ("en", " "), ("en", "\n"), ("en", "One\n\nTwo words\n"), ("en", "Trailing spaces   "),
    ("en", "\u{2028}After a line separator"), ("de", "Kraftfahrzeughaftpflichtversicherungsbeitragsrechnung"),
    ("de", "Die Rechts\u{AD}schutz\u{AD}versicherungs\u{AD}gesell\u{AD}schaft antwortet"),
    ("ar", "الاستقبالاتوالمستشفياتوالمطاراتوالمدارس"), ("en", "👩‍👩‍👧‍👦👍🏽🇩🇪 emoji, word 👍"),
    ("en", "a b c d e f g h i j k l m n"),
  ]

  /// Narrow and wide in turn, so that words are taken apart after others were; below the width of one letter too.
  static let widths = [343, 40, 120, 9.5, 1, 76, 1000, 288]

  @Test(arguments: Samples.sentences + odd)
  func countsMatchEverySizeAlone(language: String, text: String) throws {
    let bench = try Bench()
    let scales = Bench.bodySizes.map { bench.scale($0.size, tracking: $0.tracking) }
    let filler = LineFiller(scales: scales)
    #expect(filler.laneCount % 8 == 0 && filler.laneCount >= scales.count)
    for weight in [400, 600] {
      let layout = try bench.layout(text, language: language, weight: weight)
      filler.load(layout)
      for width in Self.widths {
        let counts = try filler.counts(width)
        for (index, scale) in scales.enumerated() {
          let broken = try layout.breakLines(at: scale, limit: width).count
          #expect(counts[index] == broken, "\(scale.size) pt in \(width) pt")
        }
      }
    }
  }

  @Test(arguments: Samples.sentences + odd)
  func widthsMatchEverySizeAlone(language: String, text: String) throws {
    let bench = try Bench()
    let scales = Bench.bodySizes.map { bench.scale($0.size, tracking: $0.tracking) }
    let filler = LineFiller(scales: scales)
    let layout = try bench.layout(text, language: language)
    filler.load(layout)
    var naturals = [Double](repeating: -1, count: scales.count)
    filler.naturalWidths(into: &naturals)
    for (index, scale) in scales.enumerated() {
      #expect(abs(naturals[index] - layout.naturalWidth(at: scale)) < LineFiller.rounding)
      #expect(abs(try filler.widestWord(index) - layout.widestWord(at: scale)) < LineFiller.rounding)
    }
  }

  @Test func keepsNoStateFromTheTextBefore() throws {
    let bench = try Bench()
    let scales = Bench.bodySizes.map { bench.scale($0.size, tracking: $0.tracking) }
    let used = LineFiller(scales: scales)
    for (language, text) in Samples.sentences + Self.odd {
      let layout = try bench.layout(text, language: language)
      let fresh = LineFiller(scales: scales)
      used.load(layout)
      fresh.load(layout)
      for width in Self.widths { #expect(try used.counts(width) == fresh.counts(width), "\(text)") }
      for index in scales.indices { #expect(try used.widestWord(index) == fresh.widestWord(index), "\(text)") }
    }
  }

  @Test func fillsAnyNumberOfSizes() throws {
    let bench = try Bench()
    let layout = try bench.layout("Einstellungen für Benachrichtigungen zurücksetzen", language: "de")
    let scales = (0..<19).map { bench.scale(11 + Double($0) * 3) }
    for count in 1...scales.count {
      let filler = LineFiller(scales: Array(scales.prefix(count)))
      filler.load(layout)
      let expected = try scales.prefix(count).map { try layout.breakLines(at: $0, limit: 150).count }
      #expect(try filler.counts(150) == expected)
    }
  }

  @Test func aWordTooLongToTakeApartIsFilledSizeBySize() throws {
    let bench = try Bench()
    let layout = try bench.layout(String(repeating: "abcdefgh", count: 2500))
    #expect(layout.text.opportunities.count == 1)
    let scales = [12.0, 53].map { bench.scale($0) }
    let filler = LineFiller(scales: scales)
    filler.load(layout)
    #expect(try filler.counts(300) == scales.map { try layout.breakLines(at: $0, limit: 300).count })
  }

  @Test func aTextTooLongToKeepIsFilledSizeBySize() throws {
    let bench = try Bench()
    let layout = try bench.layout(String(repeating: "ab cde ", count: 2500))
    #expect(layout.text.opportunities.count > 4096)
    let scales = [12.0, 17, 53].map { bench.scale($0) }
    let filler = LineFiller(scales: scales)
    filler.load(layout)
    #expect(try filler.counts(300) == scales.map { try layout.breakLines(at: $0, limit: 300).count })
  }
}

extension LineFiller {
  /// The lines at every size in one width.
  fileprivate func counts(_ width: Double) throws -> [Int] {
    let widths = [Double](repeating: width, count: laneCount)
    var counts = [Int32](repeating: -1, count: laneCount)
    try countLines(widths, into: &counts)
    return counts.prefix(scales.count).map(Int.init)
  }
}
