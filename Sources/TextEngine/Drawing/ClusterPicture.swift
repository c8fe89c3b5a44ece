/// A cluster measured by rule and drawn with an installed font; lengths are in em.
package struct ClusterPicture: Sendable {
  /// An outline, with its own colour in colour fonts.
  package struct Layer: Sendable {
    /// The outline.
    package var outline: GlyphOutline
    /// The position of its origin, relative to the cluster's left end on the baseline.
    package var place: SIMD2<Double>
    /// Red, green, blue and alpha, 0…1 in sRGB; nil for the colour of the text.
    package var color: SIMD4<Double>?
  }

  /// A bitmap glyph.
  package struct Bitmap: Sendable {
    /// The content of a PNG file.
    package var png: [UInt8]
    /// The position of its lower left corner, relative to the cluster's left end on the baseline.
    package var place: SIMD2<Double>
    /// The width and height of the drawn bitmap.
    package var size: SIMD2<Double>
  }

  /// The advance in the installed font.
  package var advance: Double
  /// The outlines, from the back to the front.
  package var layers: [Layer] = []
  /// The bitmap glyphs.
  package var bitmaps: [Bitmap] = []

  /// Whether the picture has no visible content.
  var isEmpty: Bool { bitmaps.isEmpty && layers.allSatisfy { $0.outline.isEmpty } }
}
