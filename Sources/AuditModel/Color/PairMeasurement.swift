/// A pair of colours measured in every environment; input of most colour rules.
public struct PairMeasurement: Hashable, Codable, Sendable {
  /// The pair.
  public var pair: ColorPair
  /// The settings that verdicts depend on, other than the colours.
  public var conditions: ColorConditions
  /// A reading per environment in which both colours have a value; equal environments are merged.
  public var readings: [PairReading]
  /// Environments in which a colour has no value, or one that is not published.
  public var unresolved: [ColorEnvironment]

  /// Creates a measurement.
  ///
  /// - Parameters:
  ///   - pair: The pair.
  ///   - conditions: The settings that verdicts depend on, other than the colours.
  ///   - readings: A reading per environment.
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
