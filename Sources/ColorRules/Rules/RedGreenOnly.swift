internal import AuditModel
internal import ColorContrast
internal import RuleKit

/// States are told apart by red against green alone.
///
/// Three tests under protan and deutan vision, whole and at 0.6, the worst of three models counting: how far the colours
/// stay apart, which share of their difference is left, and whether one is a red and the other a green. The share is fitted
/// on few pairs: what keeps less than 0.20 fails, what keeps 0.20 to 0.30 needs review, and the message says on which
/// side of 0.24 it lies. A declared second cue serves all three tests.
struct RedGreenOnly: Rule {
  private static let indistinct = RuleDescriptor.Option(
    name: "indistinct", value: 5,
    meaning: "CIEDE2000 difference below which two simulated colours count as the same: error",
    source: "typecheck's own value, fitted to the colours of UIKit and of Okabe and Ito")
  fileprivate static let distinct = RuleDescriptor.Option(
    name: "distinct", value: 10,
    meaning: "CIEDE2000 difference from which two simulated colours are distinguishable: warning below",
    source: "typecheck's own value; other palette checkers use 10 too")
  fileprivate static let share = RuleDescriptor.Option(
    name: "share", value: 0.24, meaning: "share of the difference that must remain",
    source: "typecheck's own value: Okabe and Ito's worst pair keeps 0.248, pure red and green keep 0.224")
  private static let shareFails = RuleDescriptor.Option(
    name: "share-fails", value: 0.20, meaning: "share below which a pair fails",
    source: "typecheck's own value: system red and green keep 0.09 to 0.15")
  private static let sharePasses = RuleDescriptor.Option(
    name: "share-passes", value: 0.30, meaning: "share from which a pair needs no review",
    source: "typecheck's own value: a margin above the required share, which is fitted to few pairs")

  static let descriptor = RuleDescriptor(
    id: "red-green-only", title: "States differ only by red and green",
    rationale: "About one man in twelve has difficulty distinguishing red from green",
    severity: "error below a difference of 5, otherwise warning; one level lower where the states are guessed",
    criteria: [.useOfColor, .differentiateWithoutColor, .color],
    options: [indistinct, distinct, share, shareFails, sharePasses], guidelines: [70],
    turnOffIf: "states always have a symbol, word or shape that the palette file does not declare as a cue")

  static let examples: [Example<PairGroup>] = [
    Example(
      "blue and orange",
      ColorExamples.pair(.states, ColorExamples.color("on", 0x0072B2), ColorExamples.color("off", 0xE69F00)), .pass),
    Example(
      "UIKit's red and green of iOS 13",
      ColorExamples.pair(.states, ColorExamples.color("wrong", 0xFF3B30), ColorExamples.color("ok", 0x34C759)), .fail,
      .warning),
    Example(
      "a red and a green of the same lightness",
      ColorExamples.pair(.states, ColorExamples.color("wrong", 0xB0603C), ColorExamples.color("ok", 0x6E8B3D)), .fail,
      .error),
    Example(
      "the same with a word next to each",
      ColorExamples.pair(.states, ColorExamples.color("wrong", 0xB0603C), ColorExamples.color("ok", 0x6E8B3D)) {
        $0.cues = ["label"]
      }, .pass),
    Example(
      "Okabe and Ito's green and purple, which keep about a quarter of their difference",
      ColorExamples.pair(.states, ColorExamples.color("on", 0x009E73), ColorExamples.color("off", 0xCC79A7)),
      .needsReview, .note),
    Example(
      "blue and orange, translucent over an unknown background in dark",
      ColorExamples.pair(
        .states, ColorExamples.color("on", 0x0072B2),
        ColorExamples.color("off", 0xE69F00) {
          let glass = ColorVariant(
            .color(Color(red: 0.9, green: 0.6, blue: 0, alpha: 0.2)), isDark: true, location: $0.location)
          $0.variants.append(glass)
        }), .needsReview, .note),
    Example(
      "text on its background",
      ColorExamples.pair(.text, ColorExamples.color("ink", 0xFF3B30), ColorExamples.color("paper", 0x34C759)),
      .notApplicable),
  ]

  init() {}

  /// One environment and one vision in which something is lost.
  fileprivate struct Loss {
    let reading: PairReading
    let vision: PairReading.VisionReading

    /// The share of the difference that is left; 1 where there was hardly any to lose.
    var share: Double { reading.deltaE2000 < distinct.value ? 1 : vision.deltaE2000 / reading.deltaE2000 }
  }

  func evaluate(_ subject: PairGroup) -> Outcome {
    guard subject.pair.relation == .states else { return .notApplicable }
    guard subject.pair.cues.isEmpty else { return .pass }
    let readings = subject.head.readings
    let losses = readings.flatMap { reading in
      reading.visions.filter { $0.deficiency == .protan || $0.deficiency == .deutan }
        .map { Loss(reading: reading, vision: $0) }
    }
    let review = review(subject)
    guard !losses.isEmpty else { return review.map(Outcome.needsReview) ?? .notApplicable }
    func failure(_ severity: Finding.Severity, _ message: Finding.Message) -> Outcome {
      .fail([finding(subject, severity, readings.filter(Self.isLost), message)] + (review.map { [$0] } ?? []))
    }
    let failing = readings.filter(Self.isLost)
    let least = losses.min { $0.share < $1.share } ?? losses[0]
    if let nearest = losses.min(by: { $0.vision.deltaE2000 < $1.vision.deltaE2000 }),
      nearest.vision.deltaE2000 < Self.distinct.value
    {
      let severity: Finding.Severity = nearest.vision.deltaE2000 < Self.indistinct.value ? .error : .warning
      return failure(severity, .areNear(nearest, subject.pair))
    }
    if least.share < Self.shareFails.value {
      return failure(.warning, .loseTheirDifference(least, subject.pair))
    }
    if !failing.isEmpty {
      return failure(.warning, .areRedAndGreen(failing, subject.pair))
    }
    if least.share < Self.sharePasses.value {
      let one = finding(subject, .note, [least.reading], .mayLoseTheirDifference(least, subject.pair))
      return .needsReview(
        one.forReview(.nearThreshold, remedy: "check the two in a simulation, or add a second cue"))
    }
    return review.map(Outcome.needsReview) ?? .pass
  }

  /// Whether any of the three tests fails in one environment.
  private static func isLost(_ reading: PairReading) -> Bool {
    guard reading.isExact else { return false }
    let asked = max(distinct.value, reading.deltaE2000 < distinct.value ? 0 : reading.deltaE2000 * shareFails.value)
    return reading.isNearest { $0 < asked }
      || Set([HueFamily(reading.seenFirst), HueFamily(reading.seenSecond)]) == [.red, .green]
  }

  /// What cannot be told: what lies beneath translucent colours, or what has no value.
  private func review(_ subject: PairGroup) -> Finding? {
    let unseen = subject.head.readings.filter { !$0.isExact }
    guard !unseen.isEmpty else { return subject.withoutValue(for: Self.descriptor.id) }
    let one = finding(subject, .note, unseen, .areTranslucent(subject.pair))
    return one.forReview(.unknownBackground, remedy: "state the background behind the translucent colours")
  }

  private func finding(
    _ subject: PairGroup, _ severity: Finding.Severity, _ failing: [PairReading], _ message: Finding.Message
  ) -> Finding {
    var finding = Finding(
      rule: Self.descriptor.id, severity: severity, group: subject, member: subject.head, failing: failing,
      message: message)
    finding.remedy = "add a symbol, a word or a shape and declare it under cues, or use colours of different lightness"
    return finding
  }
}

extension PairReading {
  /// Whether a test holds for the smallest difference that protan or deutan vision leaves.
  fileprivate func isNearest(_ test: (Double) -> Bool) -> Bool {
    visions.contains { ($0.deficiency == .protan || $0.deficiency == .deutan) && test($0.deltaE2000) }
  }
}

extension Finding.Message {
  /// The simulated condition; losses are only looked for in these two.
  private static func condition(_ vision: PairReading.VisionReading) -> String {
    let isProtan = vision.deficiency == .protan
    guard vision.severity < 1 else { return isProtan ? "protanopia" : "deuteranopia" }
    return "\(isProtan ? "protanomaly" : "deuteranomaly") (severity \(Ratio.decimals(vision.severity)))"
  }

  fileprivate static func areNear(_ loss: RedGreenOnly.Loss, _ pair: ColorPair) -> Self {
    """
    \(PairName(pair)) differ by \(Ratio.tenths(loss.vision.deltaE2000)) with \(condition(loss.vision)) in \
    \(EnvironmentWords([loss.reading.environment])) (CIEDE2000; \(Ratio.tenths(loss.reading.deltaE2000)) without), \
    needs \(RedGreenOnly.distinct.number), and no second cue is declared
    """
  }

  private static func left(_ loss: RedGreenOnly.Loss, _ pair: ColorPair) -> String {
    """
    \(PairName(pair)) keep \(Ratio.decimals((loss.share * 100).rounded(.down) / 100)) of their difference with \
    \(condition(loss.vision)) in \(EnvironmentWords([loss.reading.environment])) (CIEDE2000 from \
    \(Ratio.tenths(loss.reading.deltaE2000)) to \(Ratio.tenths(loss.vision.deltaE2000)))
    """
  }

  fileprivate static func loseTheirDifference(_ loss: RedGreenOnly.Loss, _ pair: ColorPair) -> Self {
    "\(left(loss, pair)): they differ mainly in red against green, and no second cue is declared"
  }

  fileprivate static func mayLoseTheirDifference(_ loss: RedGreenOnly.Loss, _ pair: ColorPair) -> Self {
    let side = loss.share < RedGreenOnly.share.value ? "less" : "more"
    return """
      \(left(loss, pair)), \(side) than the required \(RedGreenOnly.share.number) but near it, and no second cue is \
      declared
      """
  }

  fileprivate static func areRedAndGreen(_ readings: [PairReading], _ pair: ColorPair) -> Self {
    """
    \(PairName(pair)) are red and green in \(EnvironmentWords(readings.map(\.environment))), and no second \
    cue is declared
    """
  }

  fileprivate static func areTranslucent(_ pair: ColorPair) -> Self {
    "\(PairName(pair)) are translucent: what colour-blind people see depends on what is behind them"
  }
}
