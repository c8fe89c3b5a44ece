internal import AuditModel
internal import ColorContrast
internal import RuleKit

/// Reports a pair that loses too much contrast when light falls on the display.
///
/// Light on the glass adds the same luminance to both colours. Findings are advice only. Pairs with guessed roles or
/// unknown backgrounds are skipped.
struct ContrastGlare: Rule {
  private static let daylight = RuleDescriptor.Option.ours(
    "daylight", 3, .ratio, 1...21, "minimum contrast ratio with 0.05 of white added to both colours",
    because: "next to a window, the contrast of large text (WCAG 1.4.3) remains")
  private static let sunlight = RuleDescriptor.Option.ours(
    "sunlight", 2, .ratio, 1...21, "minimum contrast ratio with 0.20 of white added to both colours",
    because: "text is still visible in the sun, though not easy to read")

  static let descriptor = RuleDescriptor(
    id: "contrast-glare", title: "Contrast is lost in bright light",
    rationale: "Light on the screen hides differences between colours, so people cannot read text outdoors",
    severity: "note (advice)", criteria: [.color], options: [daylight, sunlight],
    turnOffIf: "the app is only used indoors, away from bright light")

  static let examples: [Example<PairGroup>] = [
    Example("black on white", .onPaper("ink", 0), .pass),
    Example("4.5:1 between dark greys", .pair(.text, .color("ink", 0x7A7A7A), .color("night", 0x050505)), .fail, .note),
    Example(
      "a key colour and another", .pair(.key, .color("key", 0x7A7A7A), .color("night", 0x050505)), .notApplicable),
  ]

  var thresholds = RuleThresholds()

  func evaluate(_ subject: PairGroup) -> Outcome {
    guard subject.needsContrast(as: .text, .nonText), subject.isDesigned else { return .notApplicable }
    let readings = subject.head.readings
    guard readings.contains(where: \.isExact) else { return .notApplicable }
    let (enough, asked) = (enough, Asked(daylight: thresholds[Self.daylight], sunlight: thresholds[Self.sunlight]))
    let failing = readings.filter { $0.isExact && $0.ratio < enough && asked.isLost($0) }
    guard !failing.isEmpty else { return .pass }
    let finding = Finding(
      rule: Self.descriptor.id, severity: .note, group: subject, failing: failing,
      message: .isLost(failing, subject.pair, asked),
      remedy: "make the lighter colour lighter: light on the screen hides differences between dark colours first")
    return .fail([finding])
  }

  /// The minimum contrast ratios in daylight and in direct sunlight.
  fileprivate struct Asked {
    let daylight: Double
    let sunlight: Double

    func isLost(_ reading: PairReading) -> Bool {
      ratio(reading, Glare.daylight) < daylight || ratio(reading, Glare.sunlight) < sunlight
    }
  }

  /// The contrast ratio from which any two colours keep enough contrast in bright light.
  ///
  /// The loss is largest if one colour is black: a ratio r becomes (0.05 r + light) / (0.05 + light). A small margin
  /// allows for rounding.
  private var enough: Double {
    [(thresholds[Self.daylight], Glare.daylight), (thresholds[Self.sunlight], Glare.sunlight)]
      .map { least, light in (least * (0.05 + light) - light) / 0.05 }.reduce(1, max) + 1e-6
  }

  fileprivate static func ratio(_ reading: PairReading, _ ambient: Double) -> Double {
    WCAG2.ratio(
      luminance: WCAG2.relativeLuminance(reading.seenFirst) + ambient,
      WCAG2.relativeLuminance(reading.seenSecond) + ambient)
  }
}

extension Finding.Message {
  fileprivate static func isLost(_ failing: [PairReading], _ pair: ColorPair, _ asked: ContrastGlare.Asked) -> Self {
    let list = EnvironmentWords.list(failing) {
      "\(Ratio(ContrastGlare.ratio($0, Glare.daylight))) and \(Ratio(ContrastGlare.ratio($0, Glare.sunlight)))"
    }
    return """
      \(PairName(pair)) keeps \(list) next to a window and in the sun; \(Ratio(asked.daylight)) and \
      \(Ratio(asked.sunlight)) are advised
      """
  }
}
