import AuditModel
import ColorContrast
import DynamicType

/// Reports on colours with known contents, in our own words.
enum ColorSamples {
  static let place = SourceLocation(file: "palette.json", line: 4, column: 7)

  static func named(_ name: String, _ light: UInt32, dark: UInt32? = nil, roles: Set<ColorRole>) -> NamedColor {
    var variants = [ColorVariant(.color(Color(rgb: light)), location: place)]
    if let dark { variants.append(ColorVariant(.color(Color(rgb: dark)), isDark: true, location: place)) }
    return NamedColor(name: name, roles: roles, variants: variants, location: place, origin: .palette)
  }

  static let hint = named("hint", 0x8E8E93, dark: 0x98989F, roles: [.text])
  static let paper = named("paper", 0xFFFFFF, dark: 0x000000, roles: [.background])
  static let fine = named("fine", 0x34C759, roles: [])
  static let broken = named("broken", 0xFF3B30, roles: [])

  static func reading(_ first: Color, _ second: Color, _ appearance: Appearance) -> PairReading {
    var reading = PairReading(
      environment: ColorEnvironment(appearance), first: first, second: second, seenFirst: first, seenSecond: second,
      ratio: ratio(first, second), maximumRatio: ratio(first, second),
      lightnessDifference: abs(Lightness.lightness(first) - Lightness.lightness(second)),
      deltaE2000: CIEDE2000.difference(first, second))
    for deficiency in ColorVisionDeficiency.allCases {
      let vision = Vision(deficiency)
      let (one, other) = (vision.simulate(first), vision.simulate(second))
      reading.visions.append(
        PairReading.VisionReading(
          deficiency: deficiency, severity: 1, model: vision.model, ratio: ratio(one, other),
          deltaE2000: CIEDE2000.difference(one, other)))
    }
    return reading
  }

  private static func ratio(_ first: Color, _ second: Color) -> Double {
    WCAG2.ratio(luminance: WCAG2.relativeLuminance(first), WCAG2.relativeLuminance(second))
  }

  static func measurement(_ pair: ColorPair) -> PairMeasurement {
    let readings = [Appearance.light, .dark].compactMap { appearance -> PairReading? in
      let environment = ColorEnvironment(appearance)
      guard let first = pair.first.color(in: environment, .ios26),
        let second = pair.second.color(in: environment, .ios26)
      else { return nil }
      return reading(first, second, appearance)
    }
    return PairMeasurement(pair: pair, conditions: ColorConditions(), readings: readings)
  }

  static let text = measurement(ColorPair(.text, hint, paper))
  static let states = measurement(ColorPair(.states, fine, broken))

  static var contrastFinding: Finding {
    var evidence = ColorEvidence(first: "hint", second: "paper")
    evidence.requiredRatio = 4.5
    evidence.readings = text.readings
    evidence.failing = [ColorEnvironment(.light)]
    evidence.suggestions = [
      ColorEvidence.Suggestion(
        environment: ColorEnvironment(.light), name: "hint", color: Color(rgb: 0x757579), ratio: 4.59)
    ]
    var finding = Finding(
      rule: "contrast-minimum", severity: .error, key: "hint on paper", location: place,
      message: "\"hint\" on \"paper\" cannot be read in light: 3.26:1, asked for 4.5:1", colors: evidence)
    finding.remedy = "use #757579 for \"hint\" in light (4.59:1)"
    return finding
  }

  static var stateFinding: Finding {
    var evidence = ColorEvidence(first: "fine", second: "broken")
    evidence.readings = states.readings
    evidence.failing = states.readings.map(\.environment)
    return Finding(
      rule: "red-green-only", severity: .warning, key: "fine / broken", location: place,
      message: "\"fine\" and \"broken\" are distinguishable by red and green only", colors: evidence)
  }

  static var review: Finding {
    var finding = Finding(
      rule: "contrast-minimum", severity: .note, key: "guess on paper", location: place,
      message: "\"guess\" may stand on \"paper\"")
    finding.outcome = .needsReview
    finding.reason = .guessedRole
    return finding
  }

  static func empty() -> AuditReport {
    var report = AuditReport(version: "0.1.0", platform: "ios", container: nil)
    report.palettes = []
    return report
  }

  static func palette() -> Palette {
    var guess = named("guess", 0x777777, roles: [.text])
    guess.rolesAreGuessed = true
    let stray = named("stray\u{1B}[2J", 0x123456, roles: [])
    var palette = Palette(name: "palette", location: place, colors: [hint, paper, fine, broken, guess, stray])
    palette.states = [Palette.StateGroup(name: "door", colors: [fine, broken], cues: [], location: place)]
    return palette
  }

  /// One text that cannot be read, one pair of states, one doubt.
  static func mixed() -> AuditReport {
    var report = empty()
    report.palettes = [
      PaletteMeasurement(palette: palette(), conditions: ColorConditions(), pairs: [text, states])
    ]
    report.findings = [contrastFinding, stateFinding, review]
    for finding in report.findings { report.count(finding) }
    report.pictures = [
      PictureMeasurement(
        location: SourceLocation(file: "hero.png", line: 1, column: 1), width: 30, height: 20, chromaThreshold: 0.1,
        strongShare: 0.25)
    ]
    report.notes = ["colours mean different things to different cultures"]
    report.filesRead = 1
    report.colorSummary.colors = 6
    report.colorSummary.pairs = 2
    report.colorSummary.pass = 3
    report.colorSummary.fail = 2
    report.colorSummary.needsReview = 1
    return report
  }

  static func clean() -> AuditReport {
    var report = empty()
    let palette = Palette(name: "palette", location: place, colors: [hint, paper])
    report.palettes = [PaletteMeasurement(palette: palette, conditions: ColorConditions(), pairs: [text])]
    report.filesRead = 1
    report.colorSummary.colors = 2
    report.colorSummary.pairs = 1
    report.colorSummary.pass = 4
    return report
  }

  static func barReading(
    _ state: BarMeasurement.State, _ bounds: ContrastBounds?, _ generation: SystemGeneration = .ios15
  ) -> BarMeasurement.Reading {
    BarMeasurement.Reading(
      generation: generation, appearance: .light, item: .tint, state: state, color: Color(rgb: 0x007AFF),
      layers: [Color(red: 0.976, green: 0.976, blue: 0.976, alpha: 0.94)], requiredRatio: 4.5, symbolRatio: 3,
      bounds: bounds,
      source: bounds == nil ? "Liquid Glass publishes no numbers" : "a table of somebody")
  }

  /// A bar in two generations, and over a picture.
  static func bar() -> AuditReport {
    let bounds = ContrastBounds(minimum: 2.999, maximum: 3.834, worstBackdrop: .black, bestBackdrop: .white)
    let fixed = ContrastBounds(minimum: 3.9, maximum: 3.9, worstBackdrop: .black, bestBackdrop: .black)
    let edge = ContrastBounds(minimum: 1, maximum: 5.23, worstBackdrop: Color(rgb: 0x0079FF), bestBackdrop: .black)
    let readings = [
      barReading(.standard, bounds), barReading(.scrollEdge, edge), barReading(.reduceTransparency, fixed),
      barReading(.standard, nil, .ios26),
    ]
    var report = empty()
    var palette = Palette(name: "bar", location: place, colors: [])
    palette.bars = [PaletteBar(name: "bar", location: place)]
    report.palettes = [
      PaletteMeasurement(
        palette: palette, conditions: ColorConditions(),
        bars: [BarMeasurement(bar: palette.bars[0], conditions: ColorConditions(), readings: readings)])
    ]
    report.backdrops = [
      BackdropMeasurement(
        location: SourceLocation(file: "hero.png", line: 1, column: 1),
        strip: BackdropMeasurement.Strip(x: 0, y: 0, width: 30, height: 12), reading: readings[0], requiredRatio: 3,
        fifthPercentile: 3.2, minimum: 2.9999, maximum: 3.8, worstX: 7, worstY: 3, worstColor: Color(rgb: 0x101010),
        failingShare: 0.0125)
    ]
    report.colorSummary.pass = 1
    return report
  }
}
