package import AuditModel
internal import ColorContrast
package import RuleKit

/// Runs a whole audit of colours: plans, measures and applies every rule, in a deterministic order.
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
  ///
  /// - Parameters:
  ///   - conditions: The conditions of the verdicts, unless a file or the user states others.
  ///   - stated: The conditions stated by the user, which take precedence over those in a palette's file.
  ///   - optIn: The identifiers of opt-in rules to run.
  ///   - rules: The identifiers of the rules to run, including opt-in rules. Nil runs all except opt-in rules.
  package init(
    conditions: ColorConditions = ColorConditions(), stated: Palette.StatedConditions = Palette.StatedConditions(),
    optIn: Set<String> = [], rules: Set<String>? = nil
  ) {
    self.conditions = conditions
    self.stated = stated
    self.optIn = optIn
    self.rules = rules
  }

  /// Measures and checks palettes and pictures, and adds the results to a report.
  ///
  /// - Parameters:
  ///   - palettes: The palettes, in the order of the report.
  ///   - pictures: The measurements of pictures.
  ///   - report: Receives the palettes with their measurements, the pictures, findings, counts, notes and the rules
  ///     that ran.
  package func audit(_ palettes: [Palette], pictures: [PictureMeasurement] = [], into report: inout AuditReport) {
    var tally = RuleTally(only: rules, optIn: optIn, thresholds: thresholds)
    var notes = ColorNotes(start50: conditions.start50)
    var contrast = SufficientContrastTally()
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
      report.colorSummary.leftOutPairs += measured.pairsLeftOut
      report.colorSummary.colors += palette.colors.count
      report.colorSummary.pairs += measured.measurement.pairs.count
      report.palettes = (report.palettes ?? []) + [measured.measurement]
    }
    tally.judge(pictures, by: RuleRegistry.pictures)
    report.palettes = report.palettes ?? []
    if countsSufficientContrast { report.add(contrast.result) }
    report.pictures += pictures
    tally.list(RuleRegistry.colorDescriptors)
    report.addColors(tally)
    if !palettes.isEmpty { report.notes += notes.list }
  }
}
