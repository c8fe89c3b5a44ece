public import AuditModel
internal import ColorContrast
internal import RuleKit

/// Measures one bar and judges it by every rule on bars.
public struct BarAuditor: Sendable {
  /// What the verdicts depend on besides the colours.
  public let conditions: ColorConditions
  /// Whether only dark or only light appearances count; nil is both.
  public let isDark: Bool?

  /// Creates an auditor.
  ///
  /// - Parameters:
  ///   - conditions: What the verdicts depend on besides the colours.
  ///   - isDark: Whether only dark or only light appearances count; nil is both.
  public init(conditions: ColorConditions = ColorConditions(), isDark: Bool? = nil) {
    self.conditions = conditions
    self.isDark = isDark
  }

  /// Measures and judges a bar, and adds what comes of it to a report.
  ///
  /// - Parameters:
  ///   - bar: The bar.
  ///   - report: Gets the bar in a palette of its own, the findings, worst first, counts and the
  ///     rules that judged.
  /// - Returns: What was measured.
  @discardableResult
  public func audit(_ bar: PaletteBar, into report: inout AuditReport) -> BarMeasurement {
    var measurement = BarMeasurer(conditions: conditions).measure(bar)
    if let isDark { measurement.readings.removeAll { $0.appearance.isDark != isDark } }
    var palette = Palette(name: bar.name, location: bar.location, colors: [])
    palette.bars = [bar]
    report.palettes =
      (report.palettes ?? []) + [PaletteMeasurement(palette: palette, conditions: conditions, bars: [measurement])]
    var verdicts = ColorVerdicts(optIn: [])
    verdicts.judge(measurement, by: RuleRegistry.bars)
    report.add(verdicts)
    report.add(rules: verdicts.asked(RuleRegistry.bars.map(\.descriptor)))
    return measurement
  }
}
