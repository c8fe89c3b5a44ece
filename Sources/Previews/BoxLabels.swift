import TextEngine

/// Placeholder boxes for characters that no available font can draw, labelled with script and code point.
struct BoxLabels {
  private let shaper: TextShaper
  private let placer: GlyphPlacer

  /// Opens the built-in font, so that labels are never in the app's font and look the same on every machine.
  init() throws {
    let stack = try FontStack(locator: FontLocator(fontDirectories: [], localDirectories: [], useSystemFonts: false))
    shaper = try TextShaper(stack: stack)
    placer = GlyphPlacer(stack: stack)
  }

  /// Returns the outlines of a cluster's box and its two lines of text, placed on the cluster's line.
  ///
  /// `em` is the font size in points. A cluster without width has no outlines.
  func glyphs(of cluster: PlacedCluster, em: Double) -> [PlacedGlyph] {
    guard let code = cluster.text.unicodeScalars.first?.value, cluster.advance > 0, em > 0 else { return [] }
    let height = 0.76
    let box = GlyphOutline(boxWidth: cluster.advance / em, height: height, stroke: 0.03)
    var glyphs = [PlacedGlyph(outline: box, x: cluster.x, y: 0, em: em)]
    let digits = String(code, radix: 16, uppercase: true)
    let padded = String(repeating: "0", count: max(0, 4 - digits.count)) + digits
    let script = cluster.origin == .emoji ? "Emoji" : cluster.script
    // Keep a tenth of an em clear on each side, or a quarter of the advance if that is less.
    let room = cluster.advance - 2 * min(0.1 * em, cluster.advance / 4) - 0.12 * em
    for (words, y) in [(script, 0.47), (padded, 0.13)] {
      guard let unit = try? self.words(words, size: 1, weight: 500), unit.width > 0 else { continue }
      let size = min(0.27 * em, room / unit.width)
      guard size > 0 else { continue }
      let left = cluster.x + (cluster.advance - unit.width * size) / 2
      for glyph in unit.clusters.flatMap(\.glyphs) {
        glyphs.append(
          PlacedGlyph(outline: glyph.outline, x: left + glyph.x * size, y: y * em + glyph.y * size, em: size))
      }
    }
    return glyphs
  }

  /// Lays out a label, or text made safe for display, on one line.
  ///
  /// The size is in points, and the weight is 100…900.
  ///
  /// - Throws: `TextEngineError` when an installed font cannot be read.
  func words(_ text: String, size: Double, weight: Int) throws -> PlacedLine {
    let scale = SizeScale(size: size, tracking: 0, stack: shaper.stack, displayScale: 1)
    return try shaper.line(text, at: scale, weight, by: placer)
  }
}

extension TextShaper {
  /// Lays out one of the preview's own texts on a single line of any length.
  ///
  /// - Throws: `TextEngineError` when an installed font cannot be read.
  func line(_ text: String, at scale: SizeScale, _ weight: Int, by placer: GlyphPlacer) throws -> PlacedLine {
    let layout = TextLayout(try shape(text, language: "en", weight: weight), shaper: self)
    let placed = try layout.place(
      limit: .greatestFiniteMagnitude, lineLimit: 1, cut: nil, at: scale, reach: 0, mostLines: 1, by: placer)
    return placed.lines.first?.placed ?? PlacedLine()
  }
}
