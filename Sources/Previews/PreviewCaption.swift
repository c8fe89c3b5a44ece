import ColorContrast
import TextEngine

/// A line of the preview's own text, such as a caption.
struct PreviewCaption {
  private let placed: PlacedLine

  /// Lays out a caption at a size in points and a weight of 100…900.
  init(_ words: String, size: Double, weight: Int, by maker: SceneMaker) throws {
    placed = try maker.words(words, size: size, weight: weight)
  }

  /// The width in points.
  var width: Double { placed.width }

  /// Draws the caption; `place` is the start of its baseline.
  func draw(at place: SIMD2<Double>, color: Color, into drawing: inout PreviewDrawing) {
    for glyph in placed.clusters.flatMap(\.glyphs) {
      drawing.add(glyph.outline, at: place + SIMD2(glyph.x, -glyph.y), em: glyph.em, color: color)
    }
  }
}
