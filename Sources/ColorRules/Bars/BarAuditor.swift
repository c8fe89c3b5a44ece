package import AuditModel
internal import ColorContrast
package import RuleKit

/// Measures one bar and runs every rule on bars.
package struct BarAuditor: Sendable {
  /// Whether to check only dark (true) or only light (false) appearances.
  ///
  /// Nil checks both.
  package let isDark: Bool?
  /// The rule thresholds that override the defaults.
  package var thresholds: [ThresholdChoice] = []

  /// Creates an auditor.
  ///
  /// - Parameter isDark: Whether to check only dark (true) or only light (false) appearances. Nil checks both.
  package init(isDark: Bool? = nil) { self.isDark = isDark }

  /// Measures and checks a bar, and adds the results to a report.
  ///
  /// - Parameters:
  ///   - bar: The bar.
  ///   - report: Receives the bar in its own palette, the findings sorted worst first, the counts and the rules that
  ///     ran.
  /// - Returns: The measurement.
  @discardableResult
  package func audit(_ bar: PaletteBar, into report: inout AuditReport) -> BarMeasurement {
    let conditions = ColorConditions()
    var measurement = BarMeasurer(conditions: conditions, thresholds: thresholds).measure(bar)
    if let isDark { measurement.readings.removeAll { $0.appearance.isDark != isDark } }
    var palette = Palette(name: bar.name, location: bar.location, colors: [])
    palette.bars = [bar]
    let measured = PaletteMeasurement(palette: palette, conditions: conditions, bars: [measurement])
    report.palettes = (report.palettes ?? []) + [measured]
    var tally = RuleTally(thresholds: thresholds)
    tally.judge([measurement], by: RuleRegistry.bars)
    tally.list(RuleRegistry.bars.map(\.descriptor))
    report.addColors(tally)
    return measurement
  }
}
