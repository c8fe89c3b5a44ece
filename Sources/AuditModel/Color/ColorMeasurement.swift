/// A named colour compared with the rest of its palette; input of the rules on single colours.
public struct ColorMeasurement: Hashable, Codable, Sendable {
  /// Another colour of the palette that is equal or nearly equal.
  public struct Twin: Hashable, Codable, Sendable {
    /// The other colour's name.
    public var name: String
    /// The largest CIEDE2000 difference over all appearances.
    public var deltaE2000: Double

    /// Creates a twin.
    ///
    /// - Parameters:
    ///   - name: The other colour's name.
    ///   - deltaE2000: The largest CIEDE2000 difference over all appearances.
    public init(name: String, deltaE2000: Double) {
      self.name = name
      self.deltaE2000 = deltaE2000
    }
  }

  /// The colour that is compared with the others.
  public var color: NamedColor
  /// The settings that verdicts depend on, other than the colours.
  public var conditions: ColorConditions
  /// Later colours of the palette with the same roles that are equal or nearly equal in every appearance.
  public var twins: [Twin]
  /// Whether the palette declares cues; if so, a colour that declares none has no cue.
  public var paletteDeclaresCues: Bool

  /// Creates a measurement.
  ///
  /// - Parameters:
  ///   - color: The colour.
  ///   - conditions: The settings that verdicts depend on, other than the colours.
  ///   - twins: Later colours of the palette that are equal or nearly equal.
  ///   - paletteDeclaresCues: Whether the palette declares cues.
  public init(color: NamedColor, conditions: ColorConditions, twins: [Twin] = [], paletteDeclaresCues: Bool = false) {
    self.color = color
    self.conditions = conditions
    self.twins = twins
    self.paletteDeclaresCues = paletteDeclaresCues
  }
}
