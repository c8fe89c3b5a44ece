/// A line of text with every cluster where it was measured.
public struct PlacedLine: Sendable {
  /// The clusters from left to right.
  public var clusters: [PlacedCluster] = []
  /// How wide the line is: the sum of the advances, in points.
  public var width = 0.0
  /// Whether its paragraph runs from right to left.
  public var isRightToLeft = false

  /// The characters in the order they are read, which is not that of the clusters where a line runs to the left.
  public var text: String {
    clusters.sorted { ($0.range?.lowerBound ?? 0) < ($1.range?.lowerBound ?? 0) }.map(\.text).joined()
  }

  /// Creates an empty line.
  ///
  /// - Parameter isRightToLeft: Whether its paragraph runs from right to left.
  public init(isRightToLeft: Bool = false) { self.isRightToLeft = isRightToLeft }
}

/// Glyphs that belong together, or what stands in their place, and the room they take on their line.
public struct PlacedCluster: Sendable {
  /// What gives a cluster its width.
  public enum Origin: Hashable, Sendable {
    /// A face, which draws it.
    case face
    /// A rule of the manifest, by its name: Han, kana and Hangul.
    case rule(String)
    /// The table of emoji.
    case emoji
    /// Nothing: no font at hand has the character.
    case missing
  }

  /// The characters.
  public var text: String
  /// Their UTF-16 offsets in the text; nil for an ellipsis or a hyphen that is none of it.
  public var range: Range<Int>?
  /// Their script, by its four letters.
  public var script: String
  /// What gives the width.
  public var origin: Origin
  /// How far right of the line's left end it begins, in points.
  public var x: Double
  /// How wide it is, in points.
  public var advance: Double
  /// The glyphs; for what no face draws a hollow box.
  public var glyphs: [PlacedGlyph]
  /// What to install where the face that measures the cluster is not to draw it, but has to; else nil.
  public var remedy: String?
}

/// An outline and where its origin stands.
public struct PlacedGlyph: Sendable {
  /// The outline.
  public var outline: GlyphOutline
  /// How far right of the line's left end, in points.
  public var x: Double
  /// How far above the base line, in points.
  public var y: Double
  /// Points to the em.
  public var em: Double

  /// Places an outline.
  ///
  /// - Parameters:
  ///   - outline: The outline.
  ///   - x: How far right of the line's left end, in points.
  ///   - y: How far above the base line, in points.
  ///   - em: Points to the em.
  public init(outline: GlyphOutline, x: Double, y: Double, em: Double) {
    self.outline = outline
    self.x = x
    self.y = y
    self.em = em
  }
}
