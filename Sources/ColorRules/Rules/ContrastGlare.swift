internal import AuditModel
internal import ColorContrast
internal import RuleKit

/// A pair loses too much contrast when light falls on the display.
///
/// Light on the glass adds the same luminance to both colours. Advice only. Guessed roles and unknown backgrounds are
/// skipped.
struct ContrastGlare: Rule {
  private static let daylight = RuleDescriptor.Option(
    name: "daylight", value: 3, meaning: "minimum contrast ratio with 0.05 of white added to both colours",
    source: "typecheck's own value: next to a window, the contrast of large text (WCAG 1.4.3) remains")
  private static let sunlight = RuleDescriptor.Option(
    name: "sunlight", value: 2, meaning: "minimum contrast ratio with 0.20 of white added to both colours",
    source: "typecheck's own value: text is still visible in the sun, though not easy to read")

  static let descriptor = RuleDescriptor(
    id: "contrast-glare", title: "Contrast is lost in bright light",
    rationale: "Light on the screen hides differences between colours, so people cannot read text outdoors",
    severity: "note (advice)", criteria: [.color], options: [daylight, sunlight],
    turnOffIf: "the app is only used indoors, away from bright light")

  static let examples: [Example<PairGroup>] = [
    Example(
      "black on white",
      ColorExamples.onPaper("ink", 0),
      .pass),
    Example(
      "4.5:1 between dark greys",
      ColorExamples.pair(.text, ColorExamples.color("ink", 0x7A7A7A), ColorExamples.color("night", 0x050505)), .fail,
      .note),
    Example(
      "a key colour and another",
      ColorExamples.pair(.key, ColorExamples.color("key", 0x7A7A7A), ColorExamples.color("night", 0x050505)),
      .notApplicable),
  ]

  init() {}

  func evaluate(_ subject: PairGroup) -> Outcome {
    guard [.text, .nonText].contains(subject.pair.relation), subject.pair.exemption == nil, !subject.isGuessed else {
      return .notApplicable
    }
    let readings = subject.head.readings
    guard readings.contains(where: \.isExact) else { return .notApplicable }
    let failing = readings.filter { $0.isExact && Self.isLost($0) }
    guard !failing.isEmpty else { return .pass }
    var finding = Finding(
      rule: Self.descriptor.id, severity: .note, group: subject, member: subject.head, failing: failing,
      message: .isLost(failing, subject.pair))
    finding.remedy = "make the lighter colour lighter: light on the screen hides differences between dark colours first"
    return .fail([finding])
  }

  private static func isLost(_ reading: PairReading) -> Bool {
    reading.ratio < enough
      && (ratio(reading, Glare.daylight) < daylight.value
        || ratio(reading, Glare.sunlight) < sunlight.value)
  }

  /// The ratio at which any two colours keep enough contrast.
  ///
  /// Light reduces contrast most if one colour is black: a ratio r becomes (0.05 r + light) / (0.05 + light). The small
  /// addition covers rounding errors.
  private static let enough =
    [(daylight.value, Glare.daylight), (sunlight.value, Glare.sunlight)]
    .map { least, light in (least * (0.05 + light) - light) / 0.05 }.reduce(1, max) + 1e-6

  fileprivate static func ratio(_ reading: PairReading, _ ambient: Double) -> Double {
    WCAG2.ratio(
      luminance: WCAG2.relativeLuminance(reading.seenFirst) + ambient,
      WCAG2.relativeLuminance(reading.seenSecond) + ambient)
  }
}

extension Finding.Message {
  fileprivate static func isLost(_ failing: [PairReading], _ pair: ColorPair) -> Self {
    let list = EnvironmentWords.list(failing) {
      "\(Ratio(ContrastGlare.ratio($0, Glare.daylight))) and \(Ratio(ContrastGlare.ratio($0, Glare.sunlight)))"
    }
    return "\(PairName(pair)) keeps \(list) next to a window and in the sun; 3:1 and 2:1 are advised"
  }
}
