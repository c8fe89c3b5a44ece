public import AuditModel
internal import ColorContrast

/// Measures all of a palette; judges nothing.
public final class PaletteMeasurer {
  /// What was measured.
  public struct Measured {
    /// The palette with its pairs and bars.
    public var measurement: PaletteMeasurement
    /// The pairs in the groups that rules judge.
    public var groups: [PairGroup]
    /// Every colour among the others.
    public var colors: [ColorMeasurement]
    /// Pairs of roles beyond what is measured in one palette.
    public var pairsLeftOut: Int
  }

  /// What the verdicts depend on besides the colours.
  public let conditions: ColorConditions
  let pairs: PairMeasurer

  /// Creates a measurer.
  ///
  /// - Parameter conditions: What the verdicts depend on besides the colours.
  public init(conditions: ColorConditions) {
    self.conditions = conditions
    pairs = PairMeasurer(conditions: conditions)
  }

  /// Measures a palette.
  ///
  /// - Parameter palette: The palette.
  /// - Returns: Its pairs, colours and bars.
  public func measure(_ palette: Palette) -> Measured {
    let planner = PalettePlanner(palette)
    let plan = planner.plan()
    let groups = PairGroups(planner, plan.pairs, measurer: pairs).list
    let bars = palette.bars.map(BarMeasurer(conditions: conditions).measure)
    return Measured(
      measurement: PaletteMeasurement(
        palette: palette, conditions: conditions, pairs: groups.flatMap(\.members), bars: bars),
      groups: groups, colors: colors(of: palette), pairsLeftOut: plan.leftOut)
  }

  private func colors(of palette: Palette) -> [ColorMeasurement] {
    let declaresCues = palette.colors.contains { !$0.cues.isEmpty }
    let twins = ColorTwins(palette.colors, resolver: pairs.resolver)
    return palette.colors.indices.map { index in
      ColorMeasurement(
        color: palette.colors[index], conditions: conditions, twins: twins.list[index],
        paletteDeclaresCues: declaresCues)
    }
  }
}
