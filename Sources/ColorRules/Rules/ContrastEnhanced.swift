internal import AuditModel
internal import DynamicType
internal import RuleKit

/// Text has less contrast than WCAG level AAA requires.
///
/// An opt-in rule.
struct ContrastEnhanced: Rule {
  private static let normal = RuleDescriptor.Option(
    name: "normal_text", value: 7, unit: .ratio, range: 7...21,
    meaning: "minimum contrast ratio of text that is not large",
    source: "WCAG 2.2 success criterion 1.4.6; HIG Dark Mode advises it for small text in custom colours")
  private static let large = RuleDescriptor.Option(
    name: "large_text", value: 4.5, unit: .ratio, range: 4.5...21, meaning: "minimum contrast ratio of large text",
    source: "WCAG 2.2 success criterion 1.4.6")

  static let descriptor = RuleDescriptor(
    id: "contrast-enhanced", title: "Text contrast is below WCAG level AAA",
    rationale: "People with about 20/80 vision need 7:1 where others need 4.5:1",
    severity: "warning; note where roles are guessed", criteria: [.contrastEnhanced, .darkMode],
    options: [normal, large], isOptIn: true,
    turnOffIf: "the app aims for WCAG level AA rather than AAA")

  static let examples: [Example<PairGroup>] = [
    Example("black on white", .onPaper("ink", 0), .pass),
    Example("5.7:1, enough for level AA", .onPaper("ink", 0x666666), .fail, .warning),
    Example("5.7:1 as a large title", .onPaper("ink", 0x666666) { $0.style = .largeTitle }, .pass),
    Example("a symbol", .onPaper("ink", 0x666666, .nonText), .notApplicable),
  ]

  var thresholds = RuleThresholds()

  func evaluate(_ subject: PairGroup) -> Outcome {
    guard subject.needsContrast(as: .text) else { return .notApplicable }
    let asked = TextRequirement(
      subject.pair, subject.conditions, normal: thresholds[Self.normal], large: thresholds[Self.large])
    let judge = ContrastJudge(
      rule: Self.descriptor.id, severity: .warning, required: asked.required,
      explanation: "level AAA; \(asked.explanation)", kind: "text")
    return judge.outcome(of: subject)
  }
}
