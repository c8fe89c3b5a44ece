package import AuditModel
internal import ColorContrast
package import RuleKit

/// An auditor that measures one bar and runs every rule on bars.
package struct BarAuditor: Sendable {
  /// Whether to check only dark (true) or only light (false) appearances.
  ///
  /// Nil checks both.
  package let isDark: Bool?
  /// The rule thresholds that override the defaults.
  package var thresholds: [ThresholdChoice] = []

  /// Creates an auditor.
  package init(isDark: Bool? = nil) { self.isDark = isDark }

  /// Measures and checks a bar.
  package func audit(_ bar: PaletteBar) -> (measurement: BarMeasurement, result: PartialResult) {
    let conditions = ColorConditions()
    var measurement = BarMeasurer(conditions: conditions, thresholds: thresholds).measure(bar)
    if let isDark { measurement.readings.removeAll { $0.appearance.isDark != isDark } }
    var palette = Palette(name: bar.name, location: bar.location, colors: [])
    palette.bars = [bar]
    var tally = RuleTally(thresholds: thresholds)
    tally.judge([measurement], by: RuleRegistry.bars)
    tally.list(RuleRegistry.bars.map(\.descriptor))
    var result = PartialResult(colors: tally)
    result.palettes = [PaletteMeasurement(palette: palette, conditions: conditions, bars: [measurement])]
    return (measurement, result)
  }
}

extension PartialResult {
  /// Creates the result of rules on colours.
  init(colors tally: RuleTally) {
    self.init()
    add(tally)
    colorSummary.counts = tally.counts
  }
}
