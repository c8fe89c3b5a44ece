/// A palette with all its measurements.
public struct PaletteMeasurement: Hashable, Codable, Sendable {
  /// The palette.
  public var palette: Palette
  /// The settings that verdicts depend on, other than the colours.
  public var conditions: ColorConditions
  /// Every pair in every environment.
  public var pairs: [PairMeasurement]
  /// Every bar.
  public var bars: [BarMeasurement]

  /// Creates a measurement.
  ///
  /// - Parameters:
  ///   - palette: The palette.
  ///   - conditions: The settings that verdicts depend on, other than the colours.
  ///   - pairs: Every pair in every environment.
  ///   - bars: Every bar.
  public init(
    palette: Palette, conditions: ColorConditions, pairs: [PairMeasurement] = [], bars: [BarMeasurement] = []
  ) {
    self.palette = palette
    self.conditions = conditions
    self.pairs = pairs
    self.bars = bars
  }
}
