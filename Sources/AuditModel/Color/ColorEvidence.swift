public import ColorContrast

/// The colours that a finding concerns, for reports that show them.
public struct ColorEvidence: Hashable, Codable, Sendable {
  /// A suggested replacement colour.
  public struct Suggestion: Hashable, Codable, Sendable {
    /// The environment that the suggestion is for.
    public var environment: ColorEnvironment
    /// The name of the colour that it replaces.
    public var name: String
    /// The suggested colour.
    public var color: Color
    /// The resulting ratio, unrounded; the smallest if the colour has several backgrounds.
    public var ratio: Double

    /// Creates a suggestion.
    ///
    /// - Parameters:
    ///   - environment: The environment that the suggestion is for.
    ///   - name: The name of the colour that it replaces.
    ///   - color: The colour.
    ///   - ratio: The resulting ratio, unrounded.
    public init(environment: ColorEnvironment, name: String, color: Color, ratio: Double) {
      self.environment = environment
      self.name = name
      self.color = color
      self.ratio = ratio
    }
  }

  /// The first colour's name.
  public var first: String
  /// The second colour's name; nil if only one is affected.
  public var second: String?
  /// The names of all affected colours; empty if ``first`` and ``second`` are the only ones.
  public var names: [String] = []
  /// The required ratio; nil if the rule does not require one.
  public var requiredRatio: Double?
  /// The measured values, one reading per environment.
  public var readings: [PairReading] = []
  /// The environments in which the check fails or needs review.
  public var failing: [ColorEnvironment] = []
  /// The bar readings, if the finding concerns a bar; otherwise empty.
  public var bars: [BarMeasurement.Reading] = []
  /// The suggested replacement colours.
  public var suggestions: [Suggestion] = []

  /// Creates evidence without readings.
  ///
  /// - Parameters:
  ///   - first: The first colour's name.
  ///   - second: The second colour's name.
  public init(first: String, second: String? = nil) {
    self.first = first
    self.second = second
  }
}
