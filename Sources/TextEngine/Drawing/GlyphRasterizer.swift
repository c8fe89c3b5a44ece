/// A rasterizer that draws one line of shaped text as a coverage mask.
///
/// It uses greyscale anti-aliasing without hinting, and each cluster is at its measured position. Characters without
/// a glyph, and those measured by rule rather than with a font, become hollow boxes. Each rasterizer has its own
/// FreeType library. Create one per ``TextShaper`` and use it from one thread.
package final class GlyphRasterizer {
  /// The widest mask, in pixels; content further right is not drawn.
  package static let largestWidth = 16_384
  /// The longest line, in UTF-16 code units; the rest is not drawn.
  package static let longestLine = 4_096
  /// The largest font size, in pixels per em; larger text is drawn at this size.
  package static let largestEm = 1_024.0

  private let stack: FontStack
  private let filler: OutlineFiller
  private let placer: GlyphPlacer

  /// Creates a rasterizer for texts shaped with these fonts.
  ///
  /// - Throws: ``TextEngineError/library(name:what:remedy:)`` when FreeType cannot be initialised.
  package init(stack: FontStack) throws(TextEngineError) {
    self.stack = stack
    placer = GlyphPlacer(stack: stack)
    filler = try OutlineFiller()
  }

  /// Draws a text up to its first line break.
  ///
  /// The mask is as wide as the text's advance and as high as the system font's line, rounded up. It is larger if ink
  /// extends beyond that. It has no columns if the text has no width or ink, and no pixels if the size is 0 or
  /// negative.
  ///
  /// - Throws: ``TextEngineError/library(name:what:remedy:)`` when FreeType rejects an outline.
  package func mask(of text: ShapedText, at scale: SizeScale) throws(TextEngineError) -> CoverageMask {
    let wanted = scale.size / scale.pixel
    guard wanted.isFinite, wanted > 0 else { return CoverageMask(low: .zero, high: .zero) }
    let em = min(wanted, Self.largestEm)
    let line = line(of: text, at: scale, em: em)
    var (low, high) = (SIMD2(0, -stack.lineMetrics.descender * em), SIMD2(line.width, stack.lineMetrics.ascender * em))
    for glyph in line.glyphs {
      guard let bounds = glyph.outline.bounds else { continue }
      low = pointwiseMin(low, glyph.place + bounds.low * (em / FontFace.unitsPerEm))
      high = pointwiseMax(high, glyph.place + bounds.high * (em / FontFace.unitsPerEm))
    }
    // Limit the height, because any number of marks can be stacked.
    low = pointwiseMax(low, SIMD2(-em, -2 * em)).rounded(.down)
    high = pointwiseMin(high, SIMD2(Double(Self.largestWidth) + low.x, 2 * em)).rounded(.up)
    var mask = CoverageMask(low: low, high: high)
    for glyph in line.glyphs {
      try filler.fill(glyph.outline, at: glyph.place - SIMD2(low.x, 0), em: em, into: &mask)
    }
    return mask
  }

  /// An outline and the position of its origin, in pixels from the start of the baseline.
  private typealias PlacedOutline = (outline: GlyphOutline, place: SIMD2<Double>)

  /// Returns the outlines of the first line that fit in the mask, from left to right, and the line's width in pixels.
  private func line(
    of text: ShapedText, at scale: SizeScale, em: Double
  ) -> (glyphs: [PlacedOutline], width: Double) {
    let end = text.endOfFirstLine(longest: Self.longestLine)
    // Advances are in points; this also scales them if the font size is limited to the largest em.
    let pixels = em / scale.size
    var glyphs: [PlacedOutline] = []
    var pen = 0.0
    for run in placer.visualRuns(of: 0..<end, in: text).runs {
      guard pen < Double(Self.largestWidth) else { return (glyphs, pen) }
      for cluster in placer.clusters(of: run, in: text, at: scale, advance: { text.sums[$1] - text.sums[$0] }) {
        for glyph in cluster.glyphs where pen < Double(Self.largestWidth) {
          glyphs.append((glyph.outline, SIMD2(pen, 0) + glyph.place * em))
        }
        pen += scale.points(cluster.advance) * pixels
      }
    }
    return (glyphs, pen)
  }
}

extension ShapedText {
  /// Returns the end of the first line without trailing spaces, or the last cluster boundary within the limit.
  fileprivate func endOfFirstLine(longest: Int) -> Int {
    let end = opportunities.first { $0.isHard }?.trimmed ?? units.count
    guard end > longest else { return end }
    return (0...longest).last { flags[$0].contains(.cluster) } ?? 0
  }
}
