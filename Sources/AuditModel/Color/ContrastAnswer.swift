public import ColorContrast
public import DynamicType

/// The answer to a ``ContrastQuestion``: the contrast of one colour on another.
public struct ContrastAnswer: Hashable, Codable, Sendable {
  /// The verdict at one size category.
  public struct CategoryVerdict: Hashable, Codable, Sendable {
    /// The size category.
    public var category: ContentSizeCategory
    /// The text's size at this category, in points.
    public var size: Double
    /// Whether the text counts as large.
    public var isLargeText: Bool
    /// The contrast ratio that text of this size requires.
    public var requiredRatio: Double
    /// The verdict; `needsReview` if it depends on the content behind the text.
    public var outcome: Verdict

    /// Creates a verdict.
    ///
    /// - Parameters:
    ///   - category: The size category.
    ///   - size: The text's size at this category, in points.
    ///   - isLargeText: Whether the text counts as large.
    ///   - requiredRatio: The required ratio.
    ///   - outcome: The verdict.
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

  /// The pair as simulated for one colour-vision deficiency.
  public struct VisionAnswer: Hashable, Codable, Sendable {
    /// The simulated text colour.
    public var text: Color
    /// The simulated background colour.
    public var background: Color
    /// The contrast and difference of the simulated colours.
    public var reading: PairReading.VisionReading

    /// Creates an answer.
    ///
    /// - Parameters:
    ///   - text: The simulated text colour.
    ///   - background: The simulated background colour.
    ///   - reading: The contrast and difference of the simulated colours.
    public init(text: Color, background: Color, reading: PairReading.VisionReading) {
      self.text = text
      self.background = background
      self.reading = reading
    }
  }

  /// The nearest passing text colour.
  public struct Suggestion: Hashable, Codable, Sendable {
    /// The suggested text colour.
    public var color: Color
    /// The resulting ratio, unrounded; the smallest ratio if the content behind the text varies.
    public var ratio: Double
    /// The CIEDE2000 difference from the original colour as displayed.
    public var deltaE2000: Double
    /// Whether the chroma of the original is kept; the hue always is.
    public var keepsChroma: Bool

    /// Creates a suggestion.
    ///
    /// - Parameters:
    ///   - color: The suggested text colour.
    ///   - ratio: The resulting ratio, unrounded.
    ///   - deltaE2000: The CIEDE2000 difference from the original colour as displayed.
    ///   - keepsChroma: Whether the chroma of the original is kept.
    public init(color: Color, ratio: Double, deltaE2000: Double, keepsChroma: Bool) {
      self.keepsChroma = keepsChroma
      self.color = color
      self.ratio = ratio
      self.deltaE2000 = deltaE2000
    }
  }

  /// The pair in greyscale and its ratio.
  public struct Grayscale: Hashable, Codable, Sendable {
    /// The text's grey.
    public var text: Color
    /// The background's grey.
    public var background: Color
    /// The contrast ratio of the two greys, unrounded.
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

  /// The question that is answered, with its colours and options.
  public var question: ContrastQuestion
  /// The contrast and difference of the pair as displayed.
  ///
  /// If the content behind a translucent background is unknown, this is the worst case.
  public var reading: PairReading
  /// The smallest and largest ratio over any content; nil if there is only one ratio.
  public var bounds: ContrastBounds?
  /// One verdict per requested category, smallest first; empty for non-text.
  public var categories: [CategoryVerdict] = []
  /// The first category, requested or not, at which the text counts as large; nil if there is none.
  public var largeFrom: ContentSizeCategory?
  /// Whether the text counts as large only because sizes are compared in points; by WCAG's own definition it is not
  /// large.
  public var isLargeOnlyByPoints = false
  /// Whether the text counts as large only because the HIG accepts bold text of any size.
  public var isLargeOnlyByApple = false
  /// The required ratio at the smallest requested category.
  public var requiredRatio: Double
  /// The verdict at the smallest requested category.
  public var outcome = Verdict.pass
  /// The pair in greyscale.
  public var grayscale: Grayscale
  /// The pair with simulated colour-vision deficiencies.
  public var visions: [VisionAnswer] = []
  /// APCA's lightness contrast, if requested; informative only.
  public var apca: Double?
  /// The nearest passing text colour; nil if it was not requested, is not needed or does not exist.
  public var suggestion: Suggestion?

  /// Creates an answer without simulations or a suggestion.
  ///
  /// - Parameters:
  ///   - question: The question.
  ///   - reading: The pair as displayed.
  ///   - bounds: The smallest and largest ratio over any content.
  ///   - requiredRatio: The required ratio.
  ///   - grayscale: The pair in greyscale.
  public init(
    question: ContrastQuestion, reading: PairReading, bounds: ContrastBounds?, requiredRatio: Double,
    grayscale: Grayscale
  ) {
    self.question = question
    self.reading = reading
    self.bounds = bounds
    self.requiredRatio = requiredRatio
    self.grayscale = grayscale
    outcome = verdict(requiring: requiredRatio)
  }

  /// Compares the ratio with a threshold, for all content behind the text.
  ///
  /// - Parameter ratio: The required ratio.
  /// - Returns: `pass` if the ratio is reached over all content, `fail` if over none, otherwise `needsReview`.
  public func verdict(requiring ratio: Double) -> Verdict {
    Verdict(from: reading.ratio, to: reading.maximumRatio, requiring: ratio)
  }
}
