import ColorContrast
import TextEngine

/// A line of our own words in a picture.
struct PreviewCaption {
  private let placed: PlacedLine

  /// Sets a line.
  ///
  /// - Parameters:
  ///   - words: The words.
  ///   - size: Their size in points.
  ///   - weight: A weight of 100…900.
  ///   - maker: Sets them.
  /// - Throws: `TextEngineError` when a font that is installed cannot be read.
  init(_ words: String, size: Double, weight: Int, by maker: SceneMaker) throws {
    placed = try maker.words(words, size: size, weight: weight)
  }

  /// How wide it is, in points.
  var width: Double { placed.width }

  /// Draws it.
  ///
  /// - Parameters:
  ///   - place: Where its base line begins.
  ///   - color: Its colour.
  ///   - drawing: Takes the outlines.
  func draw(at place: SIMD2<Double>, color: Color, into drawing: inout PreviewDrawing) {
    for glyph in placed.clusters.flatMap(\.glyphs) {
      drawing.add(glyph.outline, at: place + SIMD2(glyph.x, -glyph.y), em: glyph.em, color: color)
    }
  }
}
