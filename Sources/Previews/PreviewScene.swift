public import DynamicType
public import TextEngine

/// One text in its room at one size, laid out again by the engine that measured it: everything that a picture shows.
///
/// Lengths are points; the origin is the upper left corner of the room, y runs downwards.
public struct PreviewScene: Sendable {
  /// An outline.
  public struct Glyph: Sendable {
    /// The outline.
    public var outline: GlyphOutline
    /// Where its origin stands.
    public var place: SIMD2<Double>
    /// Points to the em.
    public var em: Double
    /// Red, green, blue and alpha, 0…1 in sRGB, where the font says a colour; nil is the text's.
    public var color: SIMD4<Double>?

    /// Where its ink is; nil where it has none.
    var box: PreviewBox? {
      outline.extent.map { ink in
        PreviewBox(
          x: place.x + ink.low.x * em, y: place.y - ink.high.y * em, width: (ink.high.x - ink.low.x) * em,
          height: (ink.high.y - ink.low.y) * em)
      }
    }
  }

  /// A small picture in place of an outline, as emoji are in many fonts.
  public struct Bitmap: Sendable {
    /// A PNG file.
    public var png: [UInt8]
    /// Where it stands.
    public var box: PreviewBox
  }

  /// One line.
  public struct Line: Sendable {
    /// What is read on it, an ellipsis or hyphen included.
    public var text: String
    /// The UTF-16 offsets of the text on it.
    public var ranges: [Range<Int>]
    /// The clusters as they were placed from the line's left end.
    public var clusters: [PlacedCluster]
    /// The room of the line: as wide as its advances, from ascent to descent.
    public var box: PreviewBox
    /// The height its letters stand on.
    public var baseline: Double
    /// Whether the paragraph runs from right to left.
    public var isRightToLeft: Bool
    /// How much closer than usual the letters stand; 1 is as usual.
    public var tightening: Double
    /// Whether it is outside of the room, by its height or because it is cut off.
    public var isOutside: Bool
    /// The outlines.
    public var glyphs: [Glyph] = []
    /// The small pictures.
    public var bitmaps: [Bitmap] = []

    /// Leaves out glyphs that reach too far above or below the line.
    ///
    /// - Parameter spill: How far they may reach, in points.
    /// - Returns: How many were left out.
    mutating func leaveOut(beyond spill: Double) -> Int {
      let before = glyphs.count
      let (top, bottom) = (box.y - spill, box.maxY + spill)
      glyphs.removeAll { glyph in glyph.box.map { $0.y < top || $0.maxY > bottom } ?? false }
      return before - glyphs.count
    }
  }

  /// The text as it is drawn, before any cut.
  public var text: String
  /// The language, a BCP 47 tag.
  public var locale: String
  /// Whether the language is written from right to left, so that lines begin at the right.
  public var isRightToLeft: Bool
  /// The file that the text stands in; nil where nobody says.
  public var file: String?
  /// The key of the text; nil where nobody says.
  public var key: String?
  /// The form that is drawn, such as `few of count`; nil of a text that has one.
  public var form: String?
  /// The size category.
  public var category: ContentSizeCategory
  /// The size in points, shrinking included.
  public var size: Double
  /// The room: its width, and its height where that is given, else that of the lines.
  public var room: PreviewBox
  /// Whether the room's height is given, and not that of the lines.
  public var hasHeight: Bool
  /// The lines that are seen, from the top.
  public var lines: [Line] = []
  /// What is cut off of the last line, as far as it is shown: beyond the room.
  public var rest: Line?
  /// Whether more is cut off than is shown.
  public var restGoesOn = false
  /// The UTF-16 offsets of what is cut off in the middle of the last line, where it has no place to be drawn.
  public var leftOut: Range<Int>?
  /// How many lines there are below the last one that is shown.
  public var linesLeftOut = 0
  /// What the reader sees of a text that is cut; nil where it is whole.
  public var visibleText: String?
  /// How many glyphs are not drawn as they reach far above or below their line, like marks stacked without end.
  public var glyphsLeftOut = 0
  /// Whether a line is so long that only its beginning is drawn.
  public var isPartial = false
  /// What to install where a script is drawn by the face that measures it, though another one should draw it.
  public var remedy: String?
  /// Why there is nothing to draw.
  public var problem: String?

  /// Three dots beyond what is shown of the rest, where there is more of it.
  var dots: [PreviewBox] {
    guard restGoesOn, let rest else { return [] }
    let (side, way) = (max(2, size * 0.1), rest.box.x < 0 ? -1.0 : 1)
    let edge = way > 0 ? rest.box.maxX : rest.box.x
    return (1...3).map { number in
      PreviewBox(
        x: edge + way * (Double(number) * 2 - 0.5) * side - side / 2, y: rest.baseline - size * 0.36 - side / 2,
        width: side, height: side)
    }
  }

  /// The smallest box that holds the room and all that is drawn.
  public var extent: PreviewBox {
    var extent = room
    for dot in dots { extent = extent.union(dot) }
    for line in lines + [rest].compactMap(\.self) {
      extent = extent.union(line.box)
      for bitmap in line.bitmaps { extent = extent.union(bitmap.box) }
      for box in line.glyphs.lazy.compactMap(\.box) { extent = extent.union(box) }
    }
    return extent
  }
}
