internal import AuditModel
internal import ColorContrast
internal import RuleKit

/// Reports colours with different meanings that look the same in greyscale.
///
/// Greyscale keeps the luminance, so interactive text needs the same ratio to other text as in colour. States are
/// compared by their CIEDE2000 difference in greyscale. A declared second cue passes in both cases. Guessed roles and
/// states are skipped, since the two colours may never be side by side.
struct GrayscaleIndistinct: Rule {
  private static let link = RuleDescriptor.Option(
    name: "interactive", value: 3, unit: .ratio, range: 3...21,
    meaning: "minimum contrast ratio between interactive and other text",
    source: "WCAG 2.2 technique G183")
  private static let states = RuleDescriptor.Option.ours(
    "states", 10, .difference, 1...50, "minimum CIEDE2000 difference of two states in grey",
    because: "the difference from which colours are reliably distinguishable")

  static let descriptor = RuleDescriptor(
    id: "grayscale-indistinct", title: "Colours look the same in greyscale",
    rationale: "People who see no colour or use the Greyscale filter can distinguish things by lightness only",
    severity: "warning for states; note for interactive and other text paired only by role",
    criteria: [.useOfColor, .differentiateWithoutColor, .color], options: [link, states], guidelines: [69],
    turnOffIf: "states and links always have a second cue that the palette file does not declare")

  static let examples: [Example<PairGroup>] = [
    Example("states that differ in lightness", .pair(.states, .color("on", 0x0B4F1E), .color("off", 0xC7C7CC)), .pass),
    Example(
      "states that differ in colour only", .pair(.states, .color("ok", 0x3C9B50), .color("wrong", 0xE05252)), .fail,
      .warning),
    Example(
      "the same with a symbol next to each",
      .pair(.states, .color("ok", 0x3C9B50), .color("wrong", 0xE05252)) { $0.cues = ["icon"] }, .pass),
    Example(
      "a link as dark as the text around it",
      .group(
        .interactivity, of: "link",
        in: [.color("link", 0x0B3D91).with(.interactive), .color("ink", 0x222222).with(.text)], isGuessed: false),
      .fail, .note),
    Example("text on its background", .onPaper("ink", 0), .notApplicable),
  ]

  var thresholds = RuleThresholds()

  func evaluate(_ subject: PairGroup) -> Outcome {
    let pair = subject.pair
    let isLink = pair.relation == .interactivity && pair.comesFromRoles && !subject.isGuessed
    guard isLink || (pair.relation == .states && !subject.isGuessed) else { return .notApplicable }
    guard pair.cues.isEmpty else { return .pass }
    let failing = subject.head.readings.filter { reading in
      isLink ? reading.ratio < thresholds[Self.link] : Self.difference(reading) < thresholds[Self.states]
    }
    if failing.isEmpty { return subject.unpublished(for: Self.descriptor.id) ?? .pass }
    var finding = Finding(
      rule: Self.descriptor.id, severity: isLink ? .note : .warning, group: subject, failing: failing,
      message: isLink
        ? .isAsDark(failing, pair, thresholds[Self.link]) : .isOneGrey(failing, pair, thresholds[Self.states]),
      remedy: isLink
        ? "underline it or add a symbol, and declare it under cues; or make the two differ more in lightness"
        : "add a symbol, a word or a shape to each state, and declare it under cues; or make them differ in lightness")
    if isLink { finding.colors?.requiredRatio = thresholds[Self.link] }
    if failing.allSatisfy({ !$0.isExact }) {
      return .needsReview(
        finding.forReview(.unknownBackground, remedy: "declare the background behind the translucent colours"))
    }
    return .fail([finding])
  }

  /// Returns the CIEDE2000 difference between the two colours in greyscale.
  fileprivate static func difference(_ reading: PairReading) -> Double {
    reading.visions.first { $0.deficiency == .achromat }?.deltaE2000 ?? reading.lightnessDifference
  }
}

extension Finding.Message {
  fileprivate static func isAsDark(_ failing: [PairReading], _ pair: ColorPair, _ asked: Double) -> Self {
    let list = EnvironmentWords.list(failing) { "\(Ratio($0.ratio))" }
    return """
      \(Quotation(pair.first.name)) is interactive, \(Quotation(pair.second.name)) is not, and their contrast in \
      greyscale is only \(list), needs \(Ratio.decimals(asked)):1 where they are side by side
      """
  }

  fileprivate static func isOneGrey(_ failing: [PairReading], _ pair: ColorPair, _ asked: Double) -> Self {
    let list = EnvironmentWords.list(failing) { Ratio.tenths(GrayscaleIndistinct.difference($0)) }
    return "\(PairName(pair)) differ in greyscale by \(list) (CIEDE2000), needs \(Ratio.decimals(asked))"
  }
}
