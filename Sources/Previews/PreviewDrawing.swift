public import ColorContrast
public import TextEngine

/// A picture as a list of shapes from the back to the front: what painters turn into a file.
///
/// Lengths are points, y runs downwards.
public struct PreviewDrawing: Sendable {
  /// A dashed or whole line along the edge of a box.
  public struct Stroke: Hashable, Sendable {
    /// Its colour.
    public var color: Color
    /// How thick it is.
    public var width: Double
    /// The lengths of a dash and of the gap after it; nil is a whole line.
    public var dash: Double?
  }

  /// One shape.
  public enum Shape: Sendable {
    /// What follows belongs together and shows this.
    case begin(String)
    /// The end of what belongs together.
    case end
    /// A box.
    case box(PreviewBox, fill: Color?, stroke: Stroke?)
    /// An outline at a place; the number is its place in ``PreviewDrawing/outlines``.
    case glyph(Int, at: SIMD2<Double>, em: Double, color: Color)
    /// A small picture; the number is its place in ``PreviewDrawing/bitmaps``.
    case bitmap(Int, PreviewBox)
  }

  /// From left to right.
  public var width: Double
  /// From top to bottom.
  public var height: Double
  /// What it shows, for people who do not see it.
  public var title: String
  /// The colours of all that is in it; nil where there are several previews in it.
  public var colors: PreviewColors?
  /// The shapes.
  public private(set) var shapes: [Shape] = []
  /// The outlines, each once.
  public private(set) var outlines: [GlyphOutline] = []
  /// The PNG files of small pictures, each once.
  public private(set) var bitmaps: [[UInt8]] = []
  private var places: [GlyphOutline: Int] = [:]
  private var bitmapPlaces: [[UInt8]: Int] = [:]

  /// Creates an empty picture.
  ///
  /// - Parameters:
  ///   - width: From left to right.
  ///   - height: From top to bottom.
  ///   - title: What it shows.
  public init(width: Double, height: Double, title: String) {
    (self.width, self.height, self.title) = (width, height, title)
  }

  /// Adds a shape that is no outline.
  mutating func add(_ shape: Shape) { shapes.append(shape) }

  /// Adds an outline.
  mutating func add(_ outline: GlyphOutline, at place: SIMD2<Double>, em: Double, color: Color) {
    guard !outline.isEmpty else { return }
    let known = places[outline] ?? outlines.count
    if known == outlines.count {
      outlines.append(outline)
      places[outline] = known
    }
    shapes.append(.glyph(known, at: place, em: em, color: color))
  }

  /// Adds a small picture.
  mutating func add(png: [UInt8], in box: PreviewBox) {
    let known = bitmapPlaces[png] ?? bitmaps.count
    if known == bitmaps.count {
      bitmaps.append(png)
      bitmapPlaces[png] = known
    }
    shapes.append(.bitmap(known, box))
  }
}
