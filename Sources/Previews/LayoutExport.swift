package import AuditModel
package import DynamicType
package import TextEngine

/// A maker of the texts that a page lays out again, which shapes each text once.
///
/// Keep one instance per page and use it from one thread. Texts share letters and outlines, so the order of the texts
/// determines their numbers.
package final class LayoutExport {
  /// The limits of a page.
  package struct Limits: Hashable, Sendable {
    /// The maximum size of all texts with their letters and outlines, in bytes of JSON.
    package var bytes: Int
    /// The maximum size of the outlines, in bytes; further letters are boxes.
    package var outlineBytes: Int

    /// Creates limits.
    package init(bytes: Int = .max, outlineBytes: Int = .max) {
      self.bytes = bytes
      self.outlineBytes = outlineBytes
    }
  }

  private let limits: Limits
  private let outlines: LetterOutlines
  private let bidi = BidiParagraph()
  private var shapers: FontShapers
  private var tables = SharedLetters()
  private var page: PageTexts
  private var numbers: [PageLayout: Int] = [:]
  private var marks: [Mark: Int] = [:]
  /// The estimated size of the layouts, in bytes.
  private var bytes = 0
  /// The number of texts whose font cannot be read.
  var unread = 0

  /// An ellipsis or hyphen, with everything that determines its width and outline.
  private struct Mark: Hashable {
    var text: String
    var advance: PageGlyphs.Advance
    var font: String?
    var locale: String
    var weight: Int
  }

  /// Creates a maker.
  ///
  /// `stack`, `platform` and `displayScale` are those used for measuring. `fontDirectories` are searched first for
  /// glyphs with rule-based widths.
  ///
  /// - Throws: An error when the line-breaking data cannot be opened.
  package init(
    stack: FontStack, platform: Platform, displayScale: Double, limits: Limits = Limits(),
    fontDirectories: [String] = [], useSystemFonts: Bool = true
  ) throws {
    self.limits = limits
    shapers = try FontShapers(stack)
    page = PageTexts(scale: PageScale(of: stack, platform: platform, displayScale: displayScale))
    outlines = LetterOutlines(
      stack: stack, tracking: Tracking(platform: platform), displayScale: displayScale,
      pictures: PictureFonts(directories: fontDirectories, useSystemFonts: useSystemFonts))
  }

  /// The texts added so far, with the letters and outlines that they share.
  package var texts: PageTexts {
    var texts = page
    texts.glyphs = tables.glyphs
    return texts
  }

  /// Adds a text, unless the page already contains it, its script has no font or a limit is reached.
  ///
  /// - Throws: `TextEngineError` when an installed font cannot be read.
  package func add(_ key: PageTexts.Key, wordBreaks: PageLayout.WordBreaks = .known) throws {
    guard page.indices[key] == nil else { return }
    guard bytes + tables.bytes < limits.bytes else {
      page.dropped += 1
      return
    }
    let shaper = try shapers.shaper(for: key.font)
    let layout = TextLayout(
      try shaper.shape(key.text, language: key.locale, weight: key.weight), shaper: shaper)
    guard layout.text.unavailableScripts.isEmpty else { return }
    tables.drawsOutlines = tables.outlineBytes < limits.outlineBytes
    var made = try self.layout(layout, key)
    made.wordBreaks = wordBreaks
    if tables.leftOut > 0 { page.withoutOutlines += 1 }
    tables.leftOut = 0
    let number = numbers[made] ?? page.layouts.count
    if number == page.layouts.count {
      numbers[made] = number
      page.layouts.append(made)
      bytes += made.estimatedBytes
    }
    page.indices[key] = number
  }

  private func layout(_ layout: TextLayout, _ key: PageTexts.Key) throws -> PageLayout {
    let positions = try layout.positions()
    let places = positions.places
    let drawn = try outlines.outlines(of: layout, at: places.map(\.offset), locale: key.locale)
    var made = PageLayout()
    for index in places.indices.dropLast() {
      let advance = PageGlyphs.Advance(places[index + 1].sum - places[index].sum)
      made.letters.append(tables.letter(advance, drawn[index]))
      made.lengths.append(places[index + 1].offset - places[index].offset)
    }
    for (index, place) in places.enumerated() {
      if !place.isGrapheme { made.inner.append(index) }
      let change = PageGlyphs.Change(
        before: PageGlyphs.Advance(place.end - place.sum), after: PageGlyphs.Advance(place.sum - place.start))
      guard change != PageGlyphs.Change(before: .init(), after: .init()) else { continue }
      made.cuts.append(PageLayout.Cut(boundary: index, change: tables.change(change)))
    }
    made.opportunities = positions.opportunities.map { point in
      PageLayout.Opportunity(
        next: point.next, trimmed: point.trimmed,
        kind: point.isSoftHyphen ? .softHyphen : point.isHard ? .hard : .soft)
    }
    made.divisions = divisions(of: layout, at: places.map(\.offset), key)
    // The engine shapes a tab as a space.
    setLevels(&made, key.text.utf16.map { $0 == 0x09 ? 0x20 : $0 }, places.map(\.offset))
    made.ellipsis = try mark("…", positions.ellipsis, key)
    made.hyphen = try positions.hyphen.map { try mark("-", $0, key) }
    made.isMissingGlyphs = !layout.text.missing.isEmpty
    made.hasTallScript = layout.text.hasTallScript
    return made
  }

  /// Returns the letters of divided ligatures, whose parts differ from the whole.
  private func divisions(
    of layout: TextLayout, at offsets: [Int], _ key: PageTexts.Key
  ) -> [PageLayout.Division] {
    layout.text.clusterCuts.compactMap { cut in
      guard let boundary = offsets.firstIndex(of: cut.offset) else { return nil }
      func letters(in range: Range<Int>) -> [Int] {
        let part = offsets.filter { $0 >= range.lowerBound && $0 < range.upperBound } + [range.upperBound]
        return outlines.letters(of: layout, at: part, locale: key.locale).map { letter in
          let em = letter.em
          return tables.letter(PageGlyphs.Advance([em, em, 0, 0]), letter.outlines)
        }
      }
      let before = letters(in: cut.cluster.lowerBound..<cut.offset)
      let after = letters(in: cut.offset..<cut.cluster.upperBound)
      return PageLayout.Division(boundary: boundary, before: before, after: after)
    }
  }

  /// Stores the bidi levels of letters and paragraphs, unless all are left to right.
  private func setLevels(_ made: inout PageLayout, _ units: [UInt16], _ offsets: [Int]) {
    let levels = bidi.levels(of: units, baseDirection: .automatic)
    let starts = offsets.dropLast()
    let paragraphs = starts.map { Int(bidi.paragraphLevel(at: $0)) }
    let letters = starts.map { $0 < levels.count ? Int(levels[$0]) : 0 }
    guard bidi.paragraphLevel > 0 || paragraphs.contains(where: { $0 > 0 }) || letters.contains(where: { $0 > 0 })
    else { return }
    made.levels = .init(runs: letters)
    made.paragraphs = .init(runs: paragraphs)
  }

  /// Returns the index of an inserted mark among the letters.
  private func mark(_ text: String, _ advance: SIMD4<Double>, _ key: PageTexts.Key) throws -> Int {
    let advance = PageGlyphs.Advance(advance)
    let mark = Mark(text: text, advance: advance, font: key.font, locale: key.locale, weight: key.weight)
    if let known = marks[mark] { return known }
    let shaper = try shapers.shaper(for: key.font)
    let layout = TextLayout(try shaper.shape(text, language: key.locale, weight: key.weight), shaper: shaper)
    let drawn = try outlines.outlines(of: layout, at: [0, layout.text.endOffset], locale: key.locale)
    let letter = tables.letter(advance, drawn[0])
    marks[mark] = letter
    return letter
  }
}

@available(*, unavailable)
extension LayoutExport: Sendable {}

extension PageGlyphs.Advance {
  /// Rounds an advance of the engine.
  fileprivate init(_ advance: SIMD4<Double>) {
    self.init()
    em = Self.units(advance[0])
    display = Self.units(advance[1] - advance[0])
    tracked = Int(advance[2].rounded())
    emoji = Int(advance[3].rounded())
  }

  private static func units(_ em: Double) -> Int { Int((em * PageGlyphs.unit).rounded()) }
}

extension [PageLayout.Direction] {
  /// Groups consecutive letters of equal level.
  fileprivate init(runs levels: [Int]) {
    self = []
    for level in levels {
      if last?.level == level { self[count - 1].count += 1 } else { append(.init(count: 1, level: level)) }
    }
  }
}

extension PageLayout {
  /// The approximate size as JSON, in bytes.
  fileprivate var estimatedBytes: Int {
    40 + letters.count * 2 + opportunities.count * 2 + cuts.count * 3 + divisions.count * 8
  }
}

extension PageScale {
  /// Creates the scale of a platform's system font.
  init(of stack: FontStack, platform: Platform, displayScale: Double) {
    let tracking = Tracking(platform: platform)
    let tables = stack.sizeTables
    self.init(
      displayScale: displayScale,
      tracking: zip(tracking.listedSizes, tracking.listedPoints).map { Row(size: $0, value: $1) },
      displayShare: tables.displayShare.map { Row(size: $0.size, value: $0.value) },
      emoji: tables.emoji.map { Row(size: $0.size, value: $0.value) }, ascent: stack.lineMetrics.ascender,
      descent: stack.lineMetrics.descender)
  }
}
