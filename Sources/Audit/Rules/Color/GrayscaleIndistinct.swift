internal import AuditModel
internal import ColorContrast

/// Colours that mean different things are the same without colour.
///
/// Grey keeps the luminance, so that what can be touched needs the same ratio to other text in grey as in colour. States
/// are compared by what CIEDE2000 leaves of them in grey. A declared second cue serves both. Guessed roles and guessed
/// states are left alone, since nobody said that they stand side by side.
struct GrayscaleIndistinct: Rule {
  fileprivate static let link = RuleDescriptor.Option(
    name: "interactive", value: 3, meaning: "smallest ratio between what can be touched and other text",
    source: "WCAG 2.2 technique G183")
  fileprivate static let states = RuleDescriptor.Option(
    name: "states", value: 10, meaning: "smallest CIEDE2000 difference of two states in grey",
    source: "own choice: the difference from which on colours are reliably told apart")

  static let descriptor = RuleDescriptor(
    id: "grayscale-indistinct", title: "Not told apart in greyscale",
    rationale: "With the Greyscale filter on, and for eyes without colour, only lightness tells things apart",
    severity: "warning; note where only roles bring the two together",
    criteria: [.useOfColor, .differentiateWithoutColor, .color], options: [link, states], guidelines: [69])

  static let examples: [Example<PairGroup>] = [
    Example(
      "states that differ in lightness",
      ColorExamples.pair(.states, ColorExamples.color("on", 0x0B4F1E), ColorExamples.color("off", 0xC7C7CC)), .pass),
    Example(
      "states that differ in colour only",
      ColorExamples.pair(.states, ColorExamples.color("ok", 0x3C9B50), ColorExamples.color("wrong", 0xE05252)), .fail,
      .warning),
    Example(
      "the same with a symbol beside each",
      ColorExamples.pair(.states, ColorExamples.color("ok", 0x3C9B50), ColorExamples.color("wrong", 0xE05252)) {
        $0.cues = ["icon"]
      }, .pass),
    Example(
      "a link as dark as the text around it",
      ColorExamples.group(
        .interactivity, of: "link",
        in: [
          ColorExamples.color("link", 0x0B3D91).with(.interactive), ColorExamples.color("ink", 0x222222).with(.text),
        ],
        isGuessed: false), .fail, .note),
    Example(
      "text on its background",
      ColorExamples.onPaper("ink", 0), .notApplicable),
  ]

  init() {}

  func evaluate(_ subject: PairGroup) -> Outcome {
    let pair = subject.pair
    let isLink = pair.relation == .interactivity && pair.comesFromRoles && !subject.isGuessed
    guard isLink || (pair.relation == .states && !subject.isGuessed) else { return .notApplicable }
    guard pair.cues.isEmpty else { return .pass }
    let failing = subject.head.readings.filter { reading in
      isLink ? reading.ratio < Self.link.value : Self.difference(reading) < Self.states.value
    }
    if failing.isEmpty { return subject.unpublished(for: Self.descriptor.id) ?? .pass }
    var finding = Finding(
      rule: Self.descriptor.id, severity: isLink ? .note : .warning, group: subject, member: subject.head,
      failing: failing, message: isLink ? .isAsDark(failing, pair) : .isOneGrey(failing, pair))
    if isLink { finding.colors?.requiredRatio = Self.link.value }
    finding.remedy =
      isLink
      ? "underline it or add a symbol, and declare that under cues; or move the two apart in lightness"
      : "add a symbol, a word or a shape to each state, and declare it under cues; or move them apart in lightness"
    if failing.allSatisfy({ !$0.isExact }) {
      return .needsReview(
        finding.forReview(.unknownBackground, remedy: "name the background beneath the translucent colours"))
    }
    return .fail([finding])
  }

  /// CIEDE2000 of the greys of the same luminance.
  fileprivate static func difference(_ reading: PairReading) -> Double {
    reading.visions.first { $0.deficiency == .achromat }?.deltaE2000 ?? reading.lightnessDifference
  }
}

extension Finding.Message {
  fileprivate static func isAsDark(_ failing: [PairReading], _ pair: ColorPair) -> Self {
    let list = EnvironmentWords.list(failing) { "\(Ratio($0.ratio))" }
    return """
      \(Quotation(pair.first.name)) can be touched, \(Quotation(pair.second.name)) cannot, and in greyscale only \(list) \
      is between them, needs \(GrayscaleIndistinct.link.number):1 where they stand side by side
      """
  }

  fileprivate static func isOneGrey(_ failing: [PairReading], _ pair: ColorPair) -> Self {
    let list = EnvironmentWords.list(failing) { Ratio.tenths(GrayscaleIndistinct.difference($0)) }
    return "\(PairName(pair)) differ in greyscale by \(list) (CIEDE2000), needs \(GrayscaleIndistinct.states.number)"
  }
}
