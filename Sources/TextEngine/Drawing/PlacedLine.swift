/// A line of text with every cluster at its measured position.
package struct PlacedLine: Sendable {
  /// The clusters from left to right.
  package var clusters: [PlacedCluster] = []
  /// The sum of the advances, in points.
  package var width = 0.0
  /// Whether the paragraph runs from right to left.
  package var isRightToLeft = false

  /// The characters in reading order, which differs from the order of ``clusters`` in right-to-left text.
  package var text: String {
    clusters.sorted { ($0.range?.lowerBound ?? 0) < ($1.range?.lowerBound ?? 0) }.map(\.text).joined()
  }

  /// Creates an empty line.
  package init(isRightToLeft: Bool = false) { self.isRightToLeft = isRightToLeft }
}

/// A cluster positioned on a line, with its characters, its width, and the glyphs or placeholder box to draw.
package struct PlacedCluster: Sendable {
  /// The source of a cluster's width.
  package enum Origin: Hashable, Sendable {
    /// A font face, which also provides the glyphs.
    case face
    /// A rule of the manifest, by its id: Han, kana and Hangul.
    case rule(String)
    /// The emoji table.
    case emoji
    /// The advance assumed for a character that no font covers.
    case missing
  }

  /// The characters.
  package var text: String
  /// The UTF-16 range of the characters in the text; nil for an inserted ellipsis or hyphen.
  package var range: Range<Int>?
  /// The ISO 15924 script code of the characters.
  package var script: String
  /// The source of the width.
  package var origin: Origin
  /// The distance from the line's left end, in points.
  package var x: Double
  /// The advance, in points.
  package var advance: Double
  /// The glyphs; a hollow box if no face provides any.
  package var glyphs: [PlacedGlyph]
  /// The install hint for the face that should draw the cluster; nil unless that face is missing.
  package var remedy: String?
}

/// An outline positioned on a line by its origin.
package struct PlacedGlyph: Sendable {
  /// The outline.
  package var outline: GlyphOutline
  /// The distance from the line's left end, in points.
  package var x: Double
  /// The height above the baseline, in points.
  package var y: Double
  /// The font size in points.
  package var em: Double

  /// Creates a positioned outline.
  package init(outline: GlyphOutline, x: Double, y: Double, em: Double) {
    self.outline = outline
    self.x = x
    self.y = y
    self.em = em
  }
}
