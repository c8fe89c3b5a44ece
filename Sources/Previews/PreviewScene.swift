public import DynamicType
package import TextEngine

/// The content of a picture of one text in its container at one size, laid out by the engine that measured the text.
///
/// Lengths are in points. The origin is the upper left corner of the container, and y points downwards.
public struct PreviewScene: Sendable {
  /// A positioned glyph outline.
  package struct Glyph: Sendable {
    /// The outline.
    package var outline: GlyphOutline
    /// The position of its origin.
    package var place: SIMD2<Double>
    /// The font size in points.
    package var em: Double
    /// Red, green, blue and alpha, 0…1 in sRGB, for colour fonts; nil for the text colour.
    package var color: SIMD4<Double>?

    /// The bounding box of the visible shape; nil for an empty outline.
    var box: PreviewBox? {
      outline.extent.map { ink in
        PreviewBox(
          x: place.x + ink.low.x * em, y: place.y - ink.high.y * em, width: (ink.high.x - ink.low.x) * em,
          height: (ink.high.y - ink.low.y) * em)
      }
    }
  }

  /// A bitmap glyph, which many emoji fonts use.
  package struct Bitmap: Sendable {
    /// The content of a PNG file.
    package var png: [UInt8]
    /// The position and size.
    package var box: PreviewBox
  }

  /// A line of text.
  package struct Line: Sendable {
    /// The visible text of the line, including an ellipsis or hyphen.
    package var text: String
    /// The UTF-16 ranges of the source text on the line.
    package var ranges: [Range<Int>]
    /// The clusters, positioned from the line's left end.
    package var clusters: [PlacedCluster]
    /// The box of the line: as wide as its advances, from ascent to descent.
    package var box: PreviewBox
    /// The y coordinate of the baseline.
    package var baseline: Double
    /// Whether the paragraph runs from right to left.
    package var isRightToLeft: Bool
    /// The factor by which tightening narrows the line; 1 for none.
    package var tightening: Double
    /// Whether the line does not fit in the container, because it exceeds the height or is cut off.
    package var isOutside: Bool
    /// The outlines.
    package var glyphs: [Glyph] = []
    /// The bitmap glyphs.
    package var bitmaps: [Bitmap] = []

    /// Removes the glyphs that extend more than `spill` points above or below the line, and returns their number.
    mutating func leaveOut(beyond spill: Double) -> Int {
      let before = glyphs.count
      let (top, bottom) = (box.y - spill, box.maxY + spill)
      glyphs.removeAll { glyph in glyph.box.map { $0.y < top || $0.maxY > bottom } ?? false }
      return before - glyphs.count
    }
  }

  /// The complete text, before any truncation.
  public var text: String
  /// The language, a BCP 47 tag.
  public var locale: String
  /// Whether the language is written from right to left, so that lines start at the right edge.
  public var isRightToLeft: Bool
  /// The file that contains the text, if known.
  public var file: String?
  /// The key of the text, if known.
  public var key: String?
  /// The drawn form, such as `few of count`; nil for a text with a single form.
  public var form: String?
  /// The size category.
  public var category: ContentSizeCategory
  /// The font size in points, after shrinking.
  public var size: Double
  /// The container; its height is the height of the lines unless ``hasHeight`` is true.
  package var room: PreviewBox
  /// Whether the height of the container is given, rather than derived from the lines.
  package var hasHeight: Bool
  /// The drawn lines from the top, including those outside the container.
  package var lines: [Line] = []
  /// The part of the cut-off text that is drawn outside the container; nil if none is drawn.
  package var rest: Line?
  /// Whether more text is cut off than ``rest`` shows.
  package var restGoesOn = false
  /// The UTF-16 range cut from the middle of the last line, which cannot be drawn anywhere; nil if there is none.
  package var leftOut: Range<Int>?
  /// The number of further lines, which are not drawn.
  package var linesLeftOut = 0
  /// The visible text after truncation; nil if the text is complete.
  public var visibleText: String?
  /// The number of glyphs that are not drawn because they extend far above or below their line, such as endless stacks
  /// of marks.
  package var glyphsLeftOut = 0
  /// Whether only the beginning of a very long line is drawn.
  public var isPartial = false
  /// The install hint for a missing drawing font, if text is drawn in its measuring font instead; otherwise nil.
  public var remedy: String?
  /// The reason that there is nothing to draw.
  public var problem: String?

  /// The ``lines``, followed by ``rest`` if present.
  var drawnLines: [Line] { lines + [rest].compactMap(\.self) }

  /// Three dots after the drawn part of the rest, if more text is cut off.
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

  /// The smallest box that contains the container and everything drawn.
  package var extent: PreviewBox {
    var extent = room
    for dot in dots { extent = extent.union(dot) }
    for line in drawnLines {
      extent = extent.union(line.box)
      for bitmap in line.bitmaps { extent = extent.union(bitmap.box) }
      for box in line.glyphs.lazy.compactMap(\.box) { extent = extent.union(box) }
    }
    return extent
  }
}
