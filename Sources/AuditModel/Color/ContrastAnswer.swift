public import ColorContrast
public import DynamicType

/// Everything about one pair of colours: one on the other.
public struct ContrastAnswer: Hashable, Codable, Sendable {
  /// The verdict on text of one size category.
  public struct CategoryVerdict: Hashable, Codable, Sendable {
    /// The category.
    public var category: ContentSizeCategory
    /// The text's size there, in points.
    public var size: Double
    /// Whether it counts as large.
    public var isLargeText: Bool
    /// The ratio that is asked for.
    public var requiredRatio: Double
    /// Whether it is reached.
    public var outcome: Verdict

    /// Creates a verdict.
    ///
    /// - Parameters:
    ///   - category: The category.
    ///   - size: The text's size there, in points.
    ///   - isLargeText: Whether it counts as large.
    ///   - requiredRatio: The ratio that is asked for.
    ///   - outcome: Whether it is reached.
    public init(
      category: ContentSizeCategory, size: Double, isLargeText: Bool, requiredRatio: Double, outcome: Verdict
    ) {
      self.category = category
      self.size = size
      self.isLargeText = isLargeText
      self.requiredRatio = requiredRatio
      self.outcome = outcome
    }
  }

  /// The pair as a person with a colour-vision deficiency sees it.
  public struct VisionAnswer: Hashable, Codable, Sendable {
    /// The text as it is seen.
    public var text: Color
    /// The background as it is seen.
    public var background: Color
    /// What the two come to.
    public var reading: PairReading.VisionReading

    /// Creates an answer.
    ///
    /// - Parameters:
    ///   - text: The text as it is seen.
    ///   - background: The background as it is seen.
    ///   - reading: What the two come to.
    public init(text: Color, background: Color, reading: PairReading.VisionReading) {
      self.text = text
      self.background = background
      self.reading = reading
    }
  }

  /// The nearest text colour that passes.
  public struct Suggestion: Hashable, Codable, Sendable {
    /// The colour.
    public var color: Color
    /// Its smallest ratio, unrounded.
    public var ratio: Double
    /// CIEDE2000 between it and what is seen of the colour it replaces.
    public var deltaE2000: Double
    /// Whether it is as colourful as the colour it replaces; its hue is the same.
    public var keepsChroma: Bool

    /// Creates a suggestion.
    ///
    /// - Parameters:
    ///   - color: The colour.
    ///   - ratio: Its smallest ratio.
    ///   - deltaE2000: CIEDE2000 between it and what is seen of the colour it replaces.
    ///   - keepsChroma: Whether it is as colourful as the colour it replaces.
    public init(color: Color, ratio: Double, deltaE2000: Double, keepsChroma: Bool) {
      self.keepsChroma = keepsChroma
      self.color = color
      self.ratio = ratio
      self.deltaE2000 = deltaE2000
    }
  }

  /// Two greys and their ratio.
  public struct Grayscale: Hashable, Codable, Sendable {
    /// The text's grey.
    public var text: Color
    /// The background's grey.
    public var background: Color
    /// Their ratio, unrounded.
    public var ratio: Double

    /// Creates the pair.
    ///
    /// - Parameters:
    ///   - text: The text's grey.
    ///   - background: The background's grey.
    ///   - ratio: Their ratio.
    public init(text: Color, background: Color, ratio: Double) {
      self.text = text
      self.background = background
      self.ratio = ratio
    }
  }

  /// The question.
  public var question: ContrastQuestion
  /// The pair as it is seen; over the worst content where the background is translucent and nothing is said of what
  /// lies below.
  public var reading: PairReading
  /// The smallest and largest ratio over every content; nil where there is only one.
  public var bounds: ContrastBounds?
  /// One verdict a category that was asked for, the smallest first; empty where it is no text.
  public var categories: [CategoryVerdict]
  /// The first of all categories at which the text counts as large; nil where it never does.
  public var largeFrom: ContentSizeCategory?
  /// Whether the text counts as large only because the policy is points: it would not to the letter of WCAG.
  public var isLargeOnlyByPoints: Bool
  /// Whether the text counts as large only because of the HIG's bold at any size.
  public var isLargeOnlyByApple: Bool
  /// The ratio that is asked for, at the smallest category that was asked for.
  public var requiredRatio: Double
  /// The verdict there.
  public var outcome: Verdict
  /// The two in grey.
  public var grayscale: Grayscale
  /// As others see them.
  public var visions: [VisionAnswer]
  /// APCA's lightness contrast, where it was asked for; informative.
  public var apca: Double?
  /// The nearest text colour that passes; nil where none was asked for, none is needed or none is there.
  public var suggestion: Suggestion?

  /// Creates an answer without visions and suggestion.
  ///
  /// - Parameters:
  ///   - question: The question.
  ///   - reading: The pair as it is seen.
  ///   - bounds: The smallest and largest ratio over every content.
  ///   - requiredRatio: The ratio that is asked for.
  ///   - grayscale: The two in grey.
  public init(
    question: ContrastQuestion, reading: PairReading, bounds: ContrastBounds?, requiredRatio: Double,
    grayscale: Grayscale
  ) {
    self.question = question
    self.reading = reading
    self.bounds = bounds
    self.requiredRatio = requiredRatio
    self.grayscale = grayscale
    categories = []
    largeFrom = nil
    isLargeOnlyByPoints = false
    isLargeOnlyByApple = false
    outcome = .pass
    visions = []
    apca = nil
    suggestion = nil
    outcome = verdict(requiring: requiredRatio)
  }

  /// Whether a threshold is reached over every content, over none, or over some.
  ///
  /// - Parameter ratio: The ratio that is asked for.
  /// - Returns: `pass`, `fail` or `needsReview`.
  public func verdict(requiring ratio: Double) -> Verdict {
    if reading.ratio >= ratio { return .pass }
    return reading.maximumRatio < ratio ? .fail : .needsReview
  }
}
