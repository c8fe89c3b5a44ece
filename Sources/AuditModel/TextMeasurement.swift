public import DynamicType

/// What one text in one slot comes to at one size category.
public struct TextMeasurement: Hashable, Codable, Sendable {
  /// The point size before any shrinking.
  public var size: Double
  /// The distance of baselines, in points.
  public var leading: Double
  /// The system font's tracking at this size, in points a character.
  public var tracking: Double
  /// The width of the text on one unbroken line, in points, unrounded; of the widest line where it has line breaks.
  public var naturalWidth: Double
  /// Half the error bar of ``naturalWidth``, in points.
  public var uncertainty: Double
  /// The lines the text needs when it may wrap freely at this width.
  public var lineCount: Int
  /// The height of the lines shown, in points, rounded up to a pixel.
  public var height: Double
  /// What the reader sees, ellipsis included, when the text is cut; nil when it is whole.
  public var visibleText: String?
  /// Below 1 when the text was shrunk to fit.
  public var scale: Double
  /// The share of graphemes shown, 0…1.
  public var visibleShare: Double
  /// How many clusters have no glyph in any font at hand.
  public var missingGlyphs: Int
  /// How much wider than the room the last visible line would be with the rest of the text on it, in points; 0 if none.
  public var overBy: Double
  /// How much of the height is cut off, in points; 0 if none.
  ///
  /// With an unknown line limit, of one line: the least that is drawn.
  public var clippedBy: Double
  /// How much wider than the room the widest word is, in points; 0 if none is.
  public var wordOverBy: Double
  /// By how many points a word is wider than even the smallest style and the whole window allow, of a text whose slot is
  /// assumed; 0 where it is not certain.
  public var wordOverByAnywhere: Double

  /// The line limit: 0 is none, nil is unknown.
  public var lineLimit: Int?

  // The small fields stand together: a run keeps a million of these, and each gap costs eight bytes.

  /// The size category.
  public var category: ContentSizeCategory
  /// The weight drawn.
  public var weight: FontWeight
  /// Whether the text is within width, lines and height; with an unknown line limit whether it is on one line.
  public var fits: Bool
  /// The verdict.
  public var outcome: Verdict
  /// Why the verdict needs a person.
  public var reason: ReviewReason?
  /// Whether a word is wider than the room and is broken inside; on a one-line slot it is cut instead.
  public var breaksWord: Bool
  /// Whether the line limit was exceeded (before height is looked at), judged at the measured width.
  public var truncated: Bool

  /// Creates a measurement of a text that fits on one line and needs nothing else.
  ///
  /// - Parameters:
  ///   - category: The size category.
  ///   - size: The point size.
  ///   - leading: The distance of baselines, in points.
  ///   - weight: The weight drawn.
  ///   - naturalWidth: The width on one line, in points.
  ///   - uncertainty: Half the error bar, in points.
  public init(
    category: ContentSizeCategory, size: Double, leading: Double, weight: FontWeight, naturalWidth: Double,
    uncertainty: Double
  ) {
    self.category = category
    self.size = size
    self.leading = leading
    tracking = 0
    self.weight = weight
    self.naturalWidth = naturalWidth
    self.uncertainty = uncertainty
    lineLimit = 1
    lineCount = 1
    height = 0
    fits = true
    outcome = .pass
    reason = nil
    visibleText = nil
    scale = 1
    visibleShare = 1
    missingGlyphs = 0
    overBy = 0
    clippedBy = 0
    breaksWord = false
    wordOverByAnywhere = 0
    wordOverBy = 0
    truncated = false
  }
}
