internal import AuditModel
internal import ColorContrast
internal import DynamicType
internal import RuleKit

/// Reports text that has too little contrast with its background.
///
/// The verdict is for the smallest size category that the app supports, since text may be large for one reader and not
/// for another. The finding names the category from which the text counts as large. A failure that disappears at Large
/// is a warning. If roles are only guessed from names, a colour is checked on all backgrounds at once. It gets a note
/// if it fails on all of them, and needs review if it fails on some.
struct ContrastMinimum: Rule {
  private static let normal = RuleDescriptor.Option(
    name: "normal_text", value: 4.5, unit: .ratio, range: 4.5...21,
    meaning: "minimum contrast ratio of text that is not large",
    source: "WCAG 2.2 success criterion 1.4.3; HIG Accessibility asks for the same up to 17 points")
  private static let large = RuleDescriptor.Option(
    name: "large_text", value: 3, unit: .ratio, range: 3...21, meaning: "minimum contrast ratio of large text",
    source: "WCAG 2.2 success criterion 1.4.3; HIG Accessibility asks for the same from 18 points")

  static let descriptor = RuleDescriptor(
    id: "contrast-minimum", title: "Text has too little contrast",
    rationale: "Many people cannot read text that is nearly as light as its background, least of all in the sun",
    severity:
      "error; warning where the text passes at Large or code assumes a colour, note where both apply or names suggest the pair",
    criteria: [.contrastMinimum, .sufficientContrast, .colorAndEffects], options: [normal, large],
    guidelines: [68],
    turnOffIf: "the contrast of text is already checked on the finished screens")

  static let examples: [Example<PairGroup>] = [
    Example("black on white", .onPaper("ink", 0), .pass),
    Example("light grey on white", .onPaper("hint", 0xAAAAAA), .fail, .error),
    Example("the same in a disabled button", .onPaper("hint", 0xAAAAAA) { $0.exemption = .disabled }, .notApplicable),
    Example("3.5:1 as a large title", .onPaper("tint", 0x0088FF) { $0.style = .largeTitle }, .pass),
    Example(
      "3.5:1 as title 3, which is not large text at extraSmall", .onPaper("tint", 0x0088FF) { $0.style = .title3 },
      .fail, .warning),
    Example(
      "a translucent background over unknown content",
      .pair(.text, .color("ink", 0), .color("glass", 0xFFFFFF, alpha: 0.3)), .needsReview, .note),
    Example(
      "a system colour without a published value",
      .pair(.text, .system("label"), .color("paper", 0xFFFFFF), conditions: { $0.generation = .ios7 }), .needsReview,
      .note),
    Example(
      "a guessed text colour that is too weak on every background",
      .group(
        .text, of: "text3",
        in: [
          .color("text3", 0xBBBBBB).with(.text), .color("background", 0xFFFFFF).with(.background),
          .color("cellBackground", 0xF5F5F5).with(.background),
        ]), .fail, .note),
    Example(
      "a guessed text colour that is strong enough on one of two backgrounds",
      .group(
        .text, of: "inverseText",
        in: [
          .color("inverseText", 0xFFFFFF).with(.text), .color("background", 0xFFFFFF).with(.background),
          .color("bannerBackground", 0x102040).with(.background),
        ]), .needsReview, .note),
  ]

  var thresholds = RuleThresholds()

  func evaluate(_ subject: PairGroup) -> Outcome { outcome(of: subject, suggestingColors: true) }

  private func outcome(of subject: PairGroup, suggestingColors suggests: Bool) -> Outcome {
    guard subject.needsContrast(as: .text) else { return .notApplicable }
    let asked = requirement(subject)
    if subject.pair.doubt == .size, let outcome = outcomeAtAnySize(of: subject) { return outcome }
    var judge = ContrastJudge(
      rule: Self.descriptor.id, severity: .error, required: asked.required, explanation: asked.explanation,
      kind: "text")
    judge.suggestsColors = suggests
    let outcome = judge.outcome(of: subject)
    guard outcome.kind == .fail, asked.requiredAtLarge < asked.required,
      GroundJudgement(subject, required: asked.requiredAtLarge).failing.isEmpty
    else { return outcome }
    var findings = outcome.findings
    for index in findings.indices { findings[index].severity = min(findings[index].severity.milder, .warning) }
    return .fail(findings)
  }

  /// Returns the failure of a text of unknown size that would fail as large text too; otherwise nil.
  private func outcomeAtAnySize(of subject: PairGroup) -> Outcome? {
    var certain = subject
    certain.head.pair.doubt = nil
    let judge = ContrastJudge(
      rule: Self.descriptor.id, severity: .error, required: thresholds[Self.large], explanation: "even as large text",
      kind: "text")
    let outcome = judge.outcome(of: certain)
    return outcome.kind == .fail ? outcome : nil
  }

  /// Returns the number of texts in a pair that fails unless unread code changes its colours; otherwise 0.
  func failuresUnlessChanged(in subject: PairGroup) -> Int {
    guard subject.pair.doubt == .unreadCode, subject.head.readings.allSatisfy(\.isExact) else { return 0 }
    var stated = subject
    stated.head.pair.doubt = nil
    return outcome(of: stated, suggestingColors: false).kind == .fail ? stated.pair.texts.count : 0
  }

  /// Returns a remark on a pair that passes only because the chosen policy counts its text as large, otherwise nil.
  func remark(on subject: PairGroup) -> Finding.Message? {
    guard subject.needsContrast(as: .text) else { return nil }
    let asked = requirement(subject)
    guard asked.isLargeByPolicyOnly, GroundJudgement(subject, required: asked.required).failing.isEmpty,
      let worst = GroundJudgement(subject, required: thresholds[Self.normal]).failing.first
    else { return nil }
    return .passesByPolicy(worst, subject.conditions.largeText, thresholds.change(of: Self.normal))
  }

  private func requirement(_ subject: PairGroup) -> TextRequirement {
    TextRequirement(subject.pair, subject.conditions, normal: thresholds[Self.normal], large: thresholds[Self.large])
  }
}

extension Finding.Message {
  fileprivate static func passesByPolicy(
    _ worst: GroundJudgement.Case, _ policy: ColorConditions.LargeTextPolicy, _ stricter: Double?
  ) -> Self {
    let strict = "strict WCAG (--large-text wcag) asks for 4.5:1"
    let asked = stricter.map { "--large-text wcag asks for the configured \(Ratio($0))" } ?? strict
    return """
      \(PairName(worst.pair)), \(Ratio(worst.reading.ratio)) in \(EnvironmentWords([worst.reading.environment])), \
      passes only because its text counts as large under \(policy.rawValue); \(asked)
      """
  }
}
