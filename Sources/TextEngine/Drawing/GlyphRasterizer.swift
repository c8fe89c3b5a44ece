/// Draws shaped text as coverage: one line, anti-aliased in grey, unhinted, with every cluster where it was measured.
///
/// A long-lived object of one thread with a FreeType library of its own; make one beside each ``TextShaper``. Characters
/// without a glyph, and those that are measured by a rule instead of a font, are hollow boxes as wide as they measure.
public final class GlyphRasterizer {
  /// The widest mask, in pixels; what lies further right is not drawn.
  public static let largestWidth = 16_384
  /// The longest line, in UTF-16 code units; what comes after is not drawn.
  public static let longestLine = 4_096
  /// The largest em, in pixels; a larger text is drawn at this size.
  public static let largestEm = 1_024.0

  private let stack: FontStack
  private let filler: OutlineFiller
  private let placer: GlyphPlacer

  /// Creates a rasterizer.
  ///
  /// - Parameter stack: The fonts that the texts were shaped with.
  /// - Throws: ``TextEngineError/library(name:what:remedy:)`` when FreeType does not start.
  public init(stack: FontStack) throws(TextEngineError) {
    self.stack = stack
    placer = GlyphPlacer(stack: stack)
    filler = try OutlineFiller()
  }

  /// Draws a text up to its first line break.
  ///
  /// The mask is as wide as the text's advance and as high as the system font's line, rounded up, and larger where ink
  /// reaches out of that.
  ///
  /// - Parameters:
  ///   - text: The shaped text.
  ///   - scale: The size in points, and how many pixels a point has.
  /// - Returns: The mask; without columns for a text without width, without pixels for a size that is no number above 0.
  /// - Throws: ``TextEngineError/library(name:what:remedy:)`` when FreeType refuses an outline.
  public func mask(of text: ShapedText, at scale: SizeScale) throws(TextEngineError) -> CoverageMask {
    let wanted = scale.size / scale.pixel
    guard wanted.isFinite, wanted > 0 else { return CoverageMask(width: 0, height: 0, origin: 0, baseline: 0) }
    let em = min(wanted, Self.largestEm)
    let line = line(of: text, at: scale, em: em)
    var (low, high) = (SIMD2(0, -stack.lineMetrics.descender * em), SIMD2(line.width, stack.lineMetrics.ascender * em))
    for glyph in line.glyphs {
      guard let bounds = glyph.outline.bounds else { continue }
      low = pointwiseMin(low, glyph.place + bounds.low * (em / FontFace.unitsPerEm))
      high = pointwiseMax(high, glyph.place + bounds.high * (em / FontFace.unitsPerEm))
    }
    // Marks may be piled up without end.
    low = pointwiseMax(low, SIMD2(-em, -2 * em)).rounded(.down)
    high = pointwiseMin(high, SIMD2(Double(Self.largestWidth) + low.x, 2 * em)).rounded(.up)
    let size = high - low
    var mask = CoverageMask(width: Int(size.x), height: Int(size.y), origin: Int(-low.x), baseline: Int(high.y))
    for glyph in line.glyphs {
      try filler.fill(glyph.outline, at: glyph.place - SIMD2(low.x, 0), em: em, into: &mask)
    }
    return mask
  }

  /// An outline and where its origin stands, in pixels from the start of the base line.
  private struct PlacedOutline {
    var outline: GlyphOutline
    var place: SIMD2<Double>
  }

  /// The first line's outlines from left to right, as far as they can be seen, and its width in pixels.
  private func line(
    of text: ShapedText, at scale: SizeScale, em: Double
  ) -> (glyphs: [PlacedOutline], width: Double) {
    let end = text.endOfFirstLine(longest: Self.longestLine)
    // Advances come in points; an em that was cut down to the largest takes them along.
    let pixels = em / scale.size
    var glyphs: [PlacedOutline] = []
    var pen = 0.0
    for run in placer.visualRuns(of: 0..<end, in: text).runs {
      guard pen < Double(Self.largestWidth) else { return (glyphs, pen) }
      let clusters = placer.clusters(of: run, in: text, at: scale) { text.sums[$1] - text.sums[$0] }
      for cluster in clusters {
        for glyph in cluster.glyphs where pen < Double(Self.largestWidth) {
          glyphs.append(PlacedOutline(outline: glyph.outline, place: SIMD2(pen, 0) + glyph.place * em))
        }
        pen += scale.points(cluster.advance) * pixels
      }
    }
    return (glyphs, pen)
  }
}

@available(*, unavailable)
extension GlyphRasterizer: Sendable {}

extension ShapedText {
  /// Where the first line ends, spaces at its end left out, or is cut between two clusters.
  fileprivate func endOfFirstLine(longest: Int) -> Int {
    let end = opportunities.first { $0.isHard }?.trimmed ?? units.count
    guard end > longest else { return end }
    return (0...longest).last { flags[$0].contains(.cluster) } ?? 0
  }
}
