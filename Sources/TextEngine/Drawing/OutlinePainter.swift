/// A rasterizer for single outlines, which uses FreeType.
///
/// Use it from one thread.
package final class OutlinePainter {
  private let filler: OutlineFiller

  /// Creates a painter.
  ///
  /// - Throws: ``TextEngineError/library(name:what:remedy:)`` when FreeType cannot be initialised.
  package init() throws(TextEngineError) { filler = try OutlineFiller() }

  /// Returns the coverage of an outline; nil if it has no ink or exceeds the largest mask.
  ///
  /// The mask's origin and baseline are at the pixel that contains `origin`, of which only the fractional part matters.
  /// `em` is the font size in pixels, above 0.
  ///
  /// - Throws: ``TextEngineError/library(name:what:remedy:)`` when FreeType rejects the outline.
  package func mask(
    of outline: GlyphOutline, at origin: SIMD2<Double>, em: Double
  ) throws(TextEngineError) -> CoverageMask? {
    guard let extent = outline.extent, em.isFinite, em > 0 else { return nil }
    let part = SIMD2(origin.x - origin.x.rounded(.down), origin.y - origin.y.rounded(.down))
    let low = (extent.low * em + part).rounded(.down)
    let high = (extent.high * em + part).rounded(.up)
    let size = high - low
    guard size.x > 0, size.y > 0, size.max() <= Double(GlyphRasterizer.largestWidth) else { return nil }
    var mask = CoverageMask(low: low, high: high)
    try filler.fill(outline, at: part - SIMD2(low.x, 0), em: em, into: &mask)
    return mask
  }
}
