package import AuditModel
internal import ColorContrast
package import RuleKit

/// An auditor that plans and measures pairs and runs every colour rule, in a deterministic order.
package struct PaletteAuditor: Sendable {
  /// The conditions of the verdicts, unless a file or the user states others.
  package let conditions: ColorConditions
  /// The conditions stated by the user, which take precedence over those in a palette's file.
  package let stated: Palette.StatedConditions
  /// The identifiers of opt-in rules to run, such as `contrast-enhanced`.
  package let optIn: Set<String>
  /// The identifiers of the rules to run.
  ///
  /// Nil runs all except opt-in rules.
  package let rules: Set<String>?

  /// The rule thresholds that override the defaults.
  package var thresholds: [ThresholdChoice] = []
  /// Whether colours are also checked against the App Store's *Sufficient Contrast*.
  package var countsSufficientContrast = false

  /// Creates an auditor.
  package init(
    conditions: ColorConditions = ColorConditions(), stated: Palette.StatedConditions = Palette.StatedConditions(),
    optIn: Set<String> = [], rules: Set<String>? = nil
  ) {
    self.conditions = conditions
    self.stated = stated
    self.optIn = optIn
    self.rules = rules
  }

  /// Measures and checks palettes and pictures.
  package func audit(_ palettes: [Palette], pictures: [PictureMeasurement] = []) -> PartialResult {
    var tally = RuleTally(only: rules, optIn: optIn, thresholds: thresholds)
    var notes = ColorNotes()
    var contrast = SufficientContrastTally()
    var summary = AuditReport.ColorSummary()
    var measurements: [PaletteMeasurement] = []
    let pairs = tally.asked(RuleRegistry.pairs)
    let colors = tally.asked(RuleRegistry.colors)
    let bars = tally.asked(RuleRegistry.bars)
    let minimum = thresholds.applied(to: ContrastMinimum())
    for palette in palettes {
      let measurer = PaletteMeasurer(
        conditions: stated.applied(to: palette.conditions.applied(to: conditions)), thresholds: thresholds)
      let measured = measurer.measure(palette)
      let start = tally.findings.count
      for group in measured.groups {
        tally.run(pairs, on: group)
        notes.add(minimum.remark(on: group), of: palette)
        notes.add(failuresUnlessChanged: minimum.failuresUnlessChanged(in: group))
        if countsSufficientContrast { contrast.add(group) }
      }
      for color in measured.colors { tally.run(colors, on: color) }
      tally.judge([measured.measurement], by: RuleRegistry.palettes)
      for bar in measured.measurement.bars {
        tally.run(bars, on: bar)
        if countsSufficientContrast { contrast.add(bar) }
      }
      measurer.pairs.addVisions(to: &tally.findings[start...])
      notes.add(pairsLeftOut: measured.pairsLeftOut, of: palette)
      summary.leftOutPairs += measured.pairsLeftOut
      summary.colors += palette.colors.count
      summary.pairs += measured.measurement.pairs.count
      measurements.append(measured.measurement)
    }
    tally.judge(pictures, by: RuleRegistry.pictures)
    tally.list(RuleRegistry.colorDescriptors)
    summary.counts = tally.counts
    var result = PartialResult(colors: tally)
    (result.colorSummary, result.palettes, result.pictures) = (summary, measurements, pictures)
    if countsSufficientContrast { result.sufficientContrast = contrast.result }
    if !palettes.isEmpty { result.remarks = notes.list }
    return result
  }
}
