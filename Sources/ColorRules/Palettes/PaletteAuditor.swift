public import AuditModel
internal import ColorContrast
internal import RuleKit

/// Runs a whole audit of colours: plans, measures, judges by every rule, in an order that never changes.
public struct PaletteAuditor: Sendable {
  /// What the verdicts depend on besides the colours, where neither a file nor the user says otherwise.
  public let conditions: ColorConditions
  /// What the user asks for; comes before what a palette's own file says.
  public let stated: Palette.StatedConditions
  /// Identifiers of rules that judge only when asked for, such as `contrast-enhanced`.
  public let optIn: Set<String>
  /// Identifiers of the rules that judge; nil is all but those that have to be asked for.
  public let rules: Set<String>?

  /// Whether colours are held against the App Store's *Sufficient Contrast* too.
  public var countsSufficientContrast = false

  /// Creates an auditor.
  ///
  /// - Parameters:
  ///   - conditions: What the verdicts depend on besides the colours.
  ///   - stated: What the user asks for; comes before what a palette's own file says.
  ///   - optIn: Identifiers of rules that judge only when asked for.
  ///   - rules: Identifiers of the rules that judge, those that have to be asked for among them.
  public init(
    conditions: ColorConditions = ColorConditions(), stated: Palette.StatedConditions = Palette.StatedConditions(),
    optIn: Set<String> = [], rules: Set<String>? = nil
  ) {
    self.conditions = conditions
    self.stated = stated
    self.optIn = optIn
    self.rules = rules
  }

  /// Measures and judges palettes and pictures, and adds what comes of it to a report.
  ///
  /// - Parameters:
  ///   - palettes: The palettes, in the order of the report.
  ///   - pictures: Pictures that were measured.
  ///   - report: Gets the palettes with their measurements, the pictures, the findings of both among its own, counts, the
  ///     rules that judged and notes.
  public func audit(_ palettes: [Palette], pictures: [PictureMeasurement] = [], into report: inout AuditReport) {
    var verdicts = ColorVerdicts(optIn: optIn, only: rules)
    var notes = ColorNotes(start50: conditions.start50)
    var contrast = SufficientContrastTally()
    for palette in palettes {
      let measurer = PaletteMeasurer(conditions: stated.applied(to: palette.conditions.applied(to: conditions)))
      let measured = measurer.measure(palette)
      let start = verdicts.findings.count
      for group in measured.groups {
        verdicts.judge(group, by: RuleRegistry.pairs)
        notes.add(ContrastMinimum.remark(on: group), of: palette)
        if countsSufficientContrast { contrast.add(group) }
      }
      for color in measured.colors { verdicts.judge(color, by: RuleRegistry.colors) }
      verdicts.judge(measured.measurement, by: RuleRegistry.palettes)
      for bar in measured.measurement.bars {
        verdicts.judge(bar, by: RuleRegistry.bars)
        if countsSufficientContrast { contrast.add(bar) }
      }
      verdicts.addVisions(from: start, measurer.pairs)
      notes.add(pairsLeftOut: measured.pairsLeftOut, of: palette)
      verdicts.summary.leftOutPairs += measured.pairsLeftOut
      verdicts.summary.colors += palette.colors.count
      verdicts.summary.pairs += measured.measurement.pairs.count
      report.palettes = (report.palettes ?? []) + [measured.measurement]
    }
    for picture in pictures { verdicts.judge(picture, by: RuleRegistry.pictures) }
    report.palettes = report.palettes ?? []
    if countsSufficientContrast { report.add(contrast.result) }
    report.pictures += pictures
    report.add(verdicts)
    report.add(rules: verdicts.asked(RuleRegistry.colorDescriptors))
    if !palettes.isEmpty { report.notes += notes.list }
  }
}
