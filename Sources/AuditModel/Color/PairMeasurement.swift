/// A pair of colours in every environment: what most colour rules judge.
public struct PairMeasurement: Hashable, Codable, Sendable {
  /// The pair.
  public var pair: ColorPair
  /// What the verdicts depend on besides the colours.
  public var conditions: ColorConditions
  /// One reading an environment in which both have a value; equal environments once.
  public var readings: [PairReading]
  /// Environments in which one of the two has no value, or only one that is not published.
  public var unresolved: [ColorEnvironment]

  /// Creates a measurement.
  ///
  /// - Parameters:
  ///   - pair: The pair.
  ///   - conditions: What the verdicts depend on besides the colours.
  ///   - readings: One reading an environment.
  ///   - unresolved: Environments without a value.
  public init(
    pair: ColorPair, conditions: ColorConditions, readings: [PairReading], unresolved: [ColorEnvironment] = []
  ) {
    self.pair = pair
    self.conditions = conditions
    self.readings = readings
    self.unresolved = unresolved
  }
}
