public import AuditModel

/// A named colour compared with the rest of its palette; input of the rules on single colours.
public struct ColorMeasurement: Hashable, Codable, Sendable {
  /// Another colour of the palette that is equal or nearly equal.
  public struct Twin: Hashable, Codable, Sendable {
    /// The other colour's name.
    public var name: String
    /// The largest CIEDE2000 difference over all appearances.
    public var deltaE2000: Double
  }

  /// The colour.
  public var color: NamedColor
  /// The settings that verdicts depend on, other than the colours.
  public var conditions: ColorConditions
  /// Later colours of the palette with the same roles that are equal or nearly equal in every appearance.
  public var twins: [Twin] = []
  /// Whether the palette declares cues, so that a colour without a declaration has no cue.
  public var paletteDeclaresCues = false
}
