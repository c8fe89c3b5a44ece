/// A palette with all its measurements.
public struct PaletteMeasurement: Hashable, Codable, Sendable {
  /// The palette that was measured.
  public var palette: Palette
  /// The settings that verdicts depend on, other than the colours.
  public var conditions: ColorConditions
  /// The measurements of every pair in every environment.
  public var pairs: [PairMeasurement]
  /// The measurements of every bar.
  public var bars: [BarMeasurement]

  /// Creates a measurement.
  ///
  /// - Parameters:
  ///   - palette: The palette.
  ///   - conditions: The settings that verdicts depend on, other than the colours.
  ///   - pairs: The measurements of every pair in every environment.
  ///   - bars: The measurements of every bar.
  public init(
    palette: Palette, conditions: ColorConditions, pairs: [PairMeasurement] = [], bars: [BarMeasurement] = []
  ) {
    self.palette = palette
    self.conditions = conditions
    self.pairs = pairs
    self.bars = bars
  }
}
