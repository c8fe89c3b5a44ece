package import ColorContrast
package import TextEngine

/// A picture as a list of shapes from back to front, which painters turn into a file.
///
/// Lengths are in points, and y points downwards.
public struct PreviewDrawing: Sendable {
  /// A solid or dashed line along the edge of a box.
  package struct Stroke: Hashable, Sendable {
    /// The colour of the line.
    package var color: Color
    /// The thickness of the line, in points.
    package var width: Double
    /// The length of each dash and each gap, in points; nil for a solid line.
    package var dash: Double?
  }

  /// One shape.
  package enum Shape: Sendable {
    /// The start of a group of shapes, with its accessible description.
    case begin(String)
    /// The end of a group.
    case end
    /// A box.
    case box(PreviewBox, fill: Color?, stroke: Stroke?)
    /// An outline at a position, by its index in ``PreviewDrawing/outlines``.
    case glyph(Int, at: SIMD2<Double>, em: Double, color: Color)
    /// A bitmap in a box, by its index in ``PreviewDrawing/bitmaps``.
    case bitmap(Int, PreviewBox)
  }

  /// The width in points.
  public var width: Double
  /// The height in points.
  public var height: Double
  /// The accessible description of the whole picture.
  public var title: String
  /// The colours of the picture; nil if it contains previews in different colours.
  package var colors: PreviewColors?
  /// The shapes, from back to front.
  package private(set) var shapes: [Shape] = []
  /// The distinct outlines.
  package private(set) var outlines: [GlyphOutline] = []
  /// The distinct bitmaps, as PNG files.
  package private(set) var bitmaps: [[UInt8]] = []
  private var places: [GlyphOutline: Int] = [:]
  private var bitmapPlaces: [[UInt8]: Int] = [:]

  /// Creates an empty picture.
  package init(width: Double, height: Double, title: String) {
    (self.width, self.height, self.title) = (width, height, title)
  }

  /// Adds a shape other than an outline.
  mutating func add(_ shape: Shape) { shapes.append(shape) }

  /// Adds a filled box.
  mutating func fill(_ box: PreviewBox, with color: Color) { add(.box(box, fill: color, stroke: nil)) }

  /// Adds a line one point thick along the edge of a box; a `dash` of nil makes it solid.
  mutating func frame(_ box: PreviewBox, in color: Color, dash: Double?) {
    add(.box(box, fill: nil, stroke: Stroke(color: color, width: 1, dash: dash)))
  }

  /// Adds a line of text whose baseline starts at `place`.
  mutating func add(_ line: PlacedLine, at place: SIMD2<Double>, color: Color) {
    for glyph in line.clusters.flatMap(\.glyphs) {
      add(glyph.outline, at: place + SIMD2(glyph.x, -glyph.y), em: glyph.em, color: color)
    }
  }

  /// Adds a line of a scene whose container has its upper left corner at `place`; glyphs with a colour keep it.
  mutating func add(_ line: PreviewScene.Line, at place: SIMD2<Double>, color: Color) {
    for glyph in line.glyphs {
      let own = glyph.color.map { Color(.sRGB, SIMD3($0.x, $0.y, $0.z), alpha: $0.w) }
      add(glyph.outline, at: place + glyph.place, em: glyph.em, color: own ?? color)
    }
    for bitmap in line.bitmaps { add(png: bitmap.png, in: bitmap.box.moved(by: place)) }
  }

  /// Adds an outline with its origin at `place`; an empty outline is ignored.
  mutating func add(_ outline: GlyphOutline, at place: SIMD2<Double>, em: Double, color: Color) {
    guard !outline.isEmpty else { return }
    shapes.append(.glyph(Self.place(of: outline, in: &outlines, &places), at: place, em: em, color: color))
  }

  /// Adds a bitmap, given as a PNG file, scaled to fill a box.
  mutating func add(png: [UInt8], in box: PreviewBox) {
    shapes.append(.bitmap(Self.place(of: png, in: &bitmaps, &bitmapPlaces), box))
  }

  /// Returns the index of a value, and adds the value if it is new.
  private static func place<Value: Hashable>(
    of value: Value, in values: inout [Value], _ places: inout [Value: Int]
  ) -> Int {
    if let known = places[value] { return known }
    places[value] = values.count
    values.append(value)
    return values.count - 1
  }
}
