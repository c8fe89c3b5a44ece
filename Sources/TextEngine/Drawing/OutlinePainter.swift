/// Fills outlines into masks with FreeType; belongs to one thread.
public final class OutlinePainter {
  private let filler: OutlineFiller

  /// Creates a painter.
  ///
  /// - Throws: ``TextEngineError/library(name:what:remedy:)`` when FreeType does not start.
  public init() throws(TextEngineError) { filler = try OutlineFiller() }

  /// The coverage of an outline.
  ///
  /// - Parameters:
  ///   - outline: The outline.
  ///   - origin: Where its origin lies, in pixels; only the part behind the point counts.
  ///   - em: Pixels to the em, above 0.
  /// - Returns: The mask, its start and base line at the pixel that the origin lies in; nil without ink, and for an
  ///   outline that is larger than any picture.
  /// - Throws: ``TextEngineError/library(name:what:remedy:)`` when FreeType refuses the outline.
  public func mask(
    of outline: GlyphOutline, at origin: SIMD2<Double>, em: Double
  ) throws(TextEngineError) -> CoverageMask? {
    guard let extent = outline.extent, em.isFinite, em > 0 else { return nil }
    let part = SIMD2(origin.x - origin.x.rounded(.down), origin.y - origin.y.rounded(.down))
    let low = (extent.low * em + part).rounded(.down)
    let high = (extent.high * em + part).rounded(.up)
    let size = high - low
    guard size.x > 0, size.y > 0, size.max() <= Double(GlyphRasterizer.largestWidth) else { return nil }
    var mask = CoverageMask(width: Int(size.x), height: Int(size.y), origin: Int(-low.x), baseline: Int(high.y))
    try filler.fill(outline, at: part - SIMD2(low.x, 0), em: em, into: &mask)
    return mask
  }
}

@available(*, unavailable)
extension OutlinePainter: Sendable {}
