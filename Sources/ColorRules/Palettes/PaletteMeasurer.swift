package import AuditModel
internal import ColorContrast
package import RuleKit

/// A measurer of whole palettes, which checks no rules.
package final class PaletteMeasurer {
  /// The measurements of a palette.
  package struct Measured {
    /// The palette with its pairs and bars.
    package var measurement: PaletteMeasurement
    /// The pairs in the groups that rules check.
    package var groups: [PairGroup]
    /// Every colour, measured as part of the palette.
    package var colors: [ColorMeasurement]
    /// The number of pairs that were skipped because roles create more than ``PalettePlanner/limit``.
    package var pairsLeftOut: Int
  }

  /// The conditions of the verdicts, such as the release of iOS.
  package let conditions: ColorConditions
  private let thresholds: [ThresholdChoice]
  let pairs: PairMeasurer

  /// Creates a measurer.
  package init(conditions: ColorConditions, thresholds: [ThresholdChoice] = []) {
    self.conditions = conditions
    self.thresholds = thresholds
    pairs = PairMeasurer(conditions: conditions)
  }

  /// Measures a palette.
  package func measure(_ palette: Palette) -> Measured {
    let planner = PalettePlanner(palette)
    let plan = planner.plan()
    let groups = PairGroups(planner, plan.pairs, measurer: pairs).list
    let bars = palette.bars.map(BarMeasurer(conditions: conditions, thresholds: thresholds).measure)
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
