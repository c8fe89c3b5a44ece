/// A pair of colours measured in every environment; input of most colour rules.
public struct PairMeasurement: Hashable, Codable, Sendable {
  /// The pair that was measured.
  public var pair: ColorPair
  /// The settings that verdicts depend on, other than the colours.
  public var conditions: ColorConditions
  /// One reading per environment in which both colours have a value.
  ///
  /// An environment for a kind of device or gamut is listed only if its colours differ from the general ones.
  public var readings: [PairReading]
  /// The environments in which a colour has no value, or a value that is not published.
  public var unresolved: [ColorEnvironment]

  /// Creates a measurement.
  ///
  /// - Parameters:
  ///   - pair: The pair.
  ///   - conditions: The settings that verdicts depend on, other than the colours.
  ///   - readings: One reading per environment in which both colours have a value.
  ///   - unresolved: Environments in which a colour has no value.
  public init(
    pair: ColorPair, conditions: ColorConditions, readings: [PairReading], unresolved: [ColorEnvironment] = []
  ) {
    self.pair = pair
    self.conditions = conditions
    self.readings = readings
    self.unresolved = unresolved
  }
}
