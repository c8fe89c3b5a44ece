/// What an installed font draws of a cluster that is measured without one; lengths are in em.
public struct ClusterPicture: Sendable {
  /// An outline, in a colour of its own where the font says one.
  public struct Layer: Sendable {
    /// The outline.
    public var outline: GlyphOutline
    /// Where its origin stands, from the cluster's left side on the base line.
    public var place: SIMD2<Double>
    /// Red, green, blue and alpha, 0…1 in sRGB; nil for the colour of the text.
    public var color: SIMD4<Double>?
  }

  /// A small picture.
  public struct Bitmap: Sendable {
    /// A PNG file.
    public var png: [UInt8]
    /// Where its lower left corner stands, from the cluster's left side on the base line.
    public var place: SIMD2<Double>
    /// Its width and height.
    public var size: SIMD2<Double>
  }

  /// How wide the font itself would draw it.
  public var advance: Double
  /// The outlines, from the back to the front.
  public var layers: [Layer] = []
  /// The pictures.
  public var bitmaps: [Bitmap] = []

  /// Whether nothing is seen of it.
  var isEmpty: Bool { bitmaps.isEmpty && layers.allSatisfy { $0.outline.isEmpty } }
}
