/// A named colour among the others of its palette: what the rules on single colours judge.
public struct ColorMeasurement: Hashable, Codable, Sendable {
  /// Another colour of the palette that is the same, or nearly.
  public struct Twin: Hashable, Codable, Sendable {
    /// The other colour's name.
    public var name: String
    /// The largest CIEDE2000 difference over the appearances.
    public var deltaE2000: Double

    /// Creates a twin.
    ///
    /// - Parameters:
    ///   - name: The other colour's name.
    ///   - deltaE2000: The largest CIEDE2000 difference over the appearances.
    public init(name: String, deltaE2000: Double) {
      self.name = name
      self.deltaE2000 = deltaE2000
    }
  }

  /// The colour.
  public var color: NamedColor
  /// What the verdicts depend on besides the colours.
  public var conditions: ColorConditions
  /// Later colours of the palette with the same roles that are the same, or nearly, in every appearance.
  public var twins: [Twin]
  /// Whether the palette declares cues, so that a colour without them has none.
  public var paletteDeclaresCues: Bool

  /// Creates a measurement.
  ///
  /// - Parameters:
  ///   - color: The colour.
  ///   - conditions: What the verdicts depend on besides the colours.
  ///   - twins: Later colours of the palette that are the same, or nearly.
  ///   - paletteDeclaresCues: Whether the palette declares cues.
  public init(
    color: NamedColor, conditions: ColorConditions, twins: [Twin] = [], paletteDeclaresCues: Bool = false
  ) {
    self.color = color
    self.conditions = conditions
    self.twins = twins
    self.paletteDeclaresCues = paletteDeclaresCues
  }
}
