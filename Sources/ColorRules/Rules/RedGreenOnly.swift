internal import AuditModel
internal import ColorContrast
internal import RuleKit

/// Reports states that differ only by red and green.
///
/// Protanopia and deuteranopia are simulated at full severity and at 0.6, and the worst of three models counts. There
/// are three tests:
///
/// 1. The CIEDE2000 difference that remains between the colours.
/// 2. The share of their original difference that remains.
/// 3. Whether one colour is red and the other is green.
///
/// The share limits are fitted to few pairs, so there is a margin. A share below 0.20 fails, and one from 0.20 to 0.30
/// needs review. The message compares it with 0.24. A declared second cue passes all three tests.
struct RedGreenOnly: Rule {
  private static let indistinct = RuleDescriptor.Option(
    name: "indistinct", value: 5, unit: .difference, range: 1...50,
    meaning: "CIEDE2000 difference below which two simulated colours count as the same: error",
    source: "typecheck's own value, fitted to the colours of UIKit and of Okabe and Ito")
  private static let distinct = RuleDescriptor.Option(
    name: "distinct", value: 10, unit: .difference, range: 1...50,
    meaning: "CIEDE2000 difference from which two simulated colours are distinguishable: warning below",
    source: "typecheck's own value; other palette checkers use 10 too")
  fileprivate static let share = RuleDescriptor.Option(
    name: "share", value: 0.24, unit: .share, range: nil, meaning: "share of the difference that must remain",
    source: "typecheck's own value: Okabe and Ito's worst pair keeps 0.248, pure red and green keep 0.224")
  private static let shareFails = RuleDescriptor.Option(
    name: "share_fails", value: 0.20, unit: .share, range: nil, meaning: "share below which a pair fails",
    source: "typecheck's own value: system red and green keep 0.09 to 0.15")
  private static let sharePasses = RuleDescriptor.Option(
    name: "share_passes", value: 0.30, unit: .share, range: nil, meaning: "share from which a pair needs no review",
    source: "typecheck's own value: a margin above the required share, which is fitted to few pairs")

  static let descriptor = RuleDescriptor(
    id: "red-green-only", title: "States differ only by red and green",
    rationale: "About one man in twelve has difficulty distinguishing red from green",
    severity: "error below a difference of 5, otherwise warning; note where the states are guessed",
    criteria: [.useOfColor, .differentiateWithoutColor, .color],
    options: [indistinct, distinct, share, shareFails, sharePasses], guidelines: [70],
    turnOffIf: "states always have a symbol, word or shape that the palette file does not declare as a cue")

  static let examples: [Example<PairGroup>] = [
    Example("blue and orange", .pair(.states, .color("on", 0x0072B2), .color("off", 0xE69F00)), .pass),
    Example(
      "UIKit's red and green of iOS 13", .pair(.states, .color("wrong", 0xFF3B30), .color("ok", 0x34C759)), .fail,
      .warning),
    Example(
      "a red and a green of the same lightness", .pair(.states, .color("wrong", 0xB0603C), .color("ok", 0x6E8B3D)),
      .fail, .error),
    Example(
      "the same with a word next to each",
      .pair(.states, .color("wrong", 0xB0603C), .color("ok", 0x6E8B3D)) { $0.cues = ["label"] }, .pass),
    Example(
      "Okabe and Ito's green and purple, which keep about a quarter of their difference",
      .pair(.states, .color("on", 0x009E73), .color("off", 0xCC79A7)), .needsReview, .note),
    Example(
      "blue and orange, translucent over an unknown background in dark",
      .pair(
        .states, .color("on", 0x0072B2),
        .color("off", 0xE69F00) {
          let glass = Color(red: 0.9, green: 0.6, blue: 0, alpha: 0.2)
          $0.variants.append(ColorVariant(.color(glass), isDark: true, location: $0.location))
        }), .needsReview, .note),
    Example("text on its background", .pair(.text, .color("ink", 0xFF3B30), .color("paper", 0x34C759)), .notApplicable),
  ]

  var thresholds = RuleThresholds()

  /// The loss of difference in one environment with one simulated vision.
  fileprivate struct Loss {
    let reading: PairReading
    let vision: PairReading.VisionReading
    /// The share of the original difference that remains.
    ///
    /// The share is 1 if the original difference is already below the limit.
    let share: Double

    init(_ reading: PairReading, _ vision: PairReading.VisionReading, distinct: Double) {
      (self.reading, self.vision) = (reading, vision)
      share = reading.deltaE2000 < distinct ? 1 : vision.deltaE2000 / reading.deltaE2000
    }
  }

  func evaluate(_ subject: PairGroup) -> Outcome {
    guard subject.pair.relation == .states else { return .notApplicable }
    guard subject.pair.cues.isEmpty else { return .pass }
    let readings = subject.head.readings
    let distinct = thresholds[Self.distinct]
    let losses = readings.flatMap { reading in
      reading.visions.filter(\.isRedGreen).map { Loss(reading, $0, distinct: distinct) }
    }
    let review = review(subject)
    guard !losses.isEmpty else { return review.map(Outcome.needsReview) ?? .notApplicable }
    let failing = readings.filter(isLost)
    func failure(_ severity: Finding.Severity, _ message: Finding.Message) -> Outcome {
      .fail([finding(subject, severity, failing, message), review].compactMap(\.self))
    }
    let least = losses.min { $0.share < $1.share } ?? losses[0]
    if let nearest = losses.min(by: { $0.vision.deltaE2000 < $1.vision.deltaE2000 }),
      nearest.vision.deltaE2000 < distinct
    {
      let severity: Finding.Severity = nearest.vision.deltaE2000 < thresholds[Self.indistinct] ? .error : .warning
      return failure(severity, .areNear(nearest, subject.pair, needed: distinct))
    }
    if least.share < thresholds[Self.shareFails] { return failure(.warning, .loseTheirDifference(least, subject.pair)) }
    if !failing.isEmpty { return failure(.warning, .areRedAndGreen(failing, subject.pair)) }
    if least.share < thresholds[Self.sharePasses] {
      let one = finding(subject, .note, [least.reading], .mayLoseTheirDifference(least, subject.pair))
      return .needsReview(
        one.forReview(.nearThreshold, remedy: "check the two with typecheck simulate, or add a second cue"))
    }
    return review.map(Outcome.needsReview) ?? .pass
  }

  /// Returns whether the colours fail in one environment: too little difference or share, or red against green.
  private func isLost(_ reading: PairReading) -> Bool {
    guard reading.isExact else { return false }
    let distinct = thresholds[Self.distinct]
    let share = reading.deltaE2000 < distinct ? 0 : reading.deltaE2000 * thresholds[Self.shareFails]
    let asked = max(distinct, share)
    return reading.visions.contains { $0.isRedGreen && $0.deltaE2000 < asked }
      || Set([HueFamily(reading.seenFirst), HueFamily(reading.seenSecond)]) == [.red, .green]
  }

  /// Returns the finding that needs review if colours are translucent or have no value.
  private func review(_ subject: PairGroup) -> Finding? {
    let unseen = subject.head.readings.filter { !$0.isExact }
    guard !unseen.isEmpty else { return subject.withoutValue(for: Self.descriptor.id) }
    let one = finding(subject, .note, unseen, .areTranslucent(subject.pair))
    return one.forReview(.unknownBackground, remedy: "declare the background behind the translucent colours")
  }

  private func finding(
    _ subject: PairGroup, _ severity: Finding.Severity, _ failing: [PairReading], _ message: Finding.Message
  ) -> Finding {
    Finding(
      rule: Self.descriptor.id, severity: severity, group: subject, failing: failing, message: message,
      remedy: "add a symbol, a word or a shape and declare it under cues, or use colours of different lightness")
  }
}

extension Finding.Message {
  /// Returns the simulated condition in words: protanopia, deuteranopia, or a mild form.
  private static func condition(_ vision: PairReading.VisionReading) -> String {
    let isProtan = vision.deficiency == .protan
    guard vision.severity < 1 else { return isProtan ? "protanopia" : "deuteranopia" }
    return "\(isProtan ? "protanomaly" : "deuteranomaly") (severity \(Ratio.decimals(vision.severity)))"
  }

  fileprivate static func areNear(_ loss: RedGreenOnly.Loss, _ pair: ColorPair, needed: Double) -> Self {
    """
    \(PairName(pair)) differ by \(Ratio.tenths(loss.vision.deltaE2000)) with \(condition(loss.vision)) in \
    \(EnvironmentWords([loss.reading.environment])) (CIEDE2000; \(Ratio.tenths(loss.reading.deltaE2000)) without), \
    needs \(Ratio.decimals(needed)), and no second cue is declared
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
