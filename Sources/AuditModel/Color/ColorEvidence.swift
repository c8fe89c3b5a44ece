public import ColorContrast

/// The colours a finding is about, for reports that show them.
public struct ColorEvidence: Hashable, Codable, Sendable {
  /// A colour to use instead.
  public struct Suggestion: Hashable, Codable, Sendable {
    /// Where it would be used.
    public var environment: ColorEnvironment
    /// Which of the two colours it replaces.
    public var name: String
    /// The colour.
    public var color: Color
    /// The ratio it would have, the smallest over its backgrounds, unrounded.
    public var ratio: Double

    /// Creates a suggestion.
    ///
    /// - Parameters:
    ///   - environment: Where it would be used.
    ///   - name: Which of the two colours it replaces.
    ///   - color: The colour.
    ///   - ratio: The ratio it would have.
    public init(environment: ColorEnvironment, name: String, color: Color, ratio: Double) {
      self.environment = environment
      self.name = name
      self.color = color
      self.ratio = ratio
    }
  }

  /// The first colour's name.
  public var first: String
  /// The second colour's name; nil where the finding is about one colour.
  public var second: String?
  /// Every colour it is about, where there are more than two; the first one first.
  public var names: [String]
  /// The ratio that is asked for; nil where the rule asks for none.
  public var requiredRatio: Double?
  /// What was measured, one reading an environment.
  public var readings: [PairReading]
  /// The environments in which it fails (or cannot be told).
  public var failing: [ColorEnvironment]
  /// A bar's readings, where it is about a bar.
  public var bars: [BarMeasurement.Reading]
  /// Colours to use instead.
  public var suggestions: [Suggestion]

  /// Creates evidence without readings.
  ///
  /// - Parameters:
  ///   - first: The first colour's name.
  ///   - second: The second colour's name.
  public init(first: String, second: String? = nil) {
    self.first = first
    self.second = second
    names = []
    requiredRatio = nil
    readings = []
    failing = []
    bars = []
    suggestions = []
  }
}
