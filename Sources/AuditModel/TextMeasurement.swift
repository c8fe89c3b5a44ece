public import DynamicType

/// The measurement of a text in a slot at one size category.
public struct TextMeasurement: Hashable, Codable, Sendable {
  /// The point size before any shrinking.
  public var size: Double
  /// The distance between baselines, in points.
  public var leading: Double
  /// The system font's tracking at this size, in points per character.
  public var tracking = 0.0
  /// The width of the text on one unbroken line, in points, unrounded.
  ///
  /// If the text has line breaks, it is the width of the widest line.
  public var naturalWidth: Double
  /// The error margin (±) of ``naturalWidth``, in points.
  public var uncertainty: Double
  /// The number of lines that the text needs if it may wrap freely at the available width.
  public var lineCount = 1
  /// The height of the visible lines, in points, rounded up to a pixel.
  public var height = 0.0
  /// The visible text of a truncated text, including the ellipsis; nil if all of it is visible.
  public var visibleText: String?
  /// The factor by which the text was shrunk to fit; 1 if it was not.
  public var scale = 1.0
  /// The share of visible graphemes, 0…1.
  public var visibleShare = 1.0
  /// The number of clusters without a glyph in any available font.
  public var missingGlyphs = 0
  /// The excess over the available width if the rest of the text were on the last visible line, in points; 0 if none.
  public var overBy = 0.0
  /// The height of the lines beyond the container, in points; 0 unless some letters are certainly cut off.
  ///
  /// If the line limit is unknown, it refers to one line, the fewest that can be drawn.
  public var clippedBy = 0.0
  /// The excess of the widest word over the available width, in points; 0 if none.
  public var wordOverBy = 0.0
  /// The excess of the widest word over the widest possible container in the smallest possible style, in points.
  ///
  /// For a text with an assumed slot, it shows that the word breaks wherever the app draws it. 0 if that is not
  /// certain.
  public var wordOverByAnywhere = 0.0

  /// The line limit: 0 for none, nil if unknown.
  public var lineLimit: Int? = 1

  // The small fields are next to each other: a run keeps a million measurements, and padding costs eight bytes per gap.

  /// The size category.
  public var category: ContentSizeCategory
  /// The font weight.
  public var weight: FontWeight
  /// Whether the text fits the width, line limit and height without breaking a word.
  ///
  /// If the line limit is unknown, the text must fit on one line.
  public var fits = true
  /// The verdict at this size category.
  public var outcome = Verdict.pass
  /// The reason that the verdict needs review; nil for other verdicts.
  public var reason: ReviewReason?
  /// Whether a word is wider than the available width and breaks; in a slot with one line, it is cut off instead.
  public var breaksWord = false
  /// Whether the text certainly exceeds the line limit, over the whole error margin and regardless of the height.
  public var truncated = false
  /// The result of hyphenating the words that are too wide; nil if none is, or the system does not hyphenate the text.
  package var hyphenation: WordHyphenation?

  /// Creates a passing measurement of a text on one line.
  ///
  /// - Parameters:
  ///   - category: The size category.
  ///   - size: The point size.
  ///   - leading: The distance between baselines, in points.
  ///   - weight: The font weight.
  ///   - naturalWidth: The width on one line, in points.
  ///   - uncertainty: The error margin (±) of the width, in points.
  public init(
    category: ContentSizeCategory, size: Double, leading: Double, weight: FontWeight, naturalWidth: Double,
    uncertainty: Double
  ) {
    self.category = category
    self.size = size
    self.leading = leading
    self.weight = weight
    self.naturalWidth = naturalWidth
    self.uncertainty = uncertainty
  }
}
