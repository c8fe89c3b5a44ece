package import AuditModel
package import RuleKit

extension RuleRegistry {
  /// The rules on two colours that touch, or on one colour with all the colours that it touches.
  package static let pairs: [any Rule<PairGroup>] = [
    ContrastEnhanced(),
    ContrastGlare(),
    ContrastMinimum(),
    ContrastNonText(),
    ContrastStart50(),
    GrayscaleIndistinct(),
    HighContrastNotHigher(),
    KeyColorCompetes(),
    RedGreenOnly(),
    SameColorForRoles(),
  ]

  /// The rules on one named colour among the others of its palette.
  package static let colors: [any Rule<ColorMeasurement>] = [
    ColorSetInvalid(),
    HardCodedSystemColor(),
    InteractivityCue(),
  ]

  /// The rules on a whole palette.
  package static let palettes: [any Rule<PaletteMeasurement>] = [
    AppearanceMissing(),
    PaletteFamily(),
  ]

  /// The rules on one bar over any content behind it.
  package static let bars: [any Rule<BarMeasurement>] = [
    BarContrast(),
    BarRoles(),
  ]

  /// The rules on one picture.
  package static let pictures: [any Rule<PictureMeasurement>] = [
    ChromaArea()
  ]

  /// The descriptors of the rules on colours, by identifier.
  package static let colorDescriptors: [RuleDescriptor] = {
    var all = described(pairs, "two colours used together, in a palette or on a screen")
    all += described(colors, "a colour of a palette")
    all += described(palettes, "a palette")
    all += described(bars, "a bar over any content behind it")
    all += described(pictures, "a picture")
    return sorted(all)
  }()
}
