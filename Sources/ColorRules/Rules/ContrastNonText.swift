internal import AuditModel
internal import RuleKit

/// Reports a symbol, control or graphic that has too little contrast with its background.
///
/// A fill with a guessed role needs review instead of failing, because most fills need not be visible to understand
/// their content.
struct ContrastNonText: Rule {
  private static let part = RuleDescriptor.Option(
    name: "user_interface_part", value: 3, unit: .ratio, range: 3...21,
    meaning: "minimum contrast ratio of a symbol, control or graphic",
    source: "WCAG 2.2 success criterion 1.4.11")

  static let descriptor = RuleDescriptor(
    id: "contrast-non-text", title: "A symbol or control has too little contrast",
    rationale: "People cannot understand or tap a symbol that they cannot see",
    severity: "error; note where roles are guessed", criteria: [.nonTextContrast, .sufficientContrast],
    options: [part],
    turnOffIf: "all symbols and controls are decorative or have a label with enough contrast")

  static let examples: [Example<PairGroup>] = [
    Example("blue on white", .onPaper("tint", 0x0088FF, .nonText), .pass),
    Example("yellow on white", .onPaper("star", 0xFFCC00, .nonText), .fail, .error),
    Example("a decoration", .onPaper("star", 0xFFCC00, .nonText) { $0.exemption = .decorative }, .notApplicable),
    Example(
      "a guessed fill that is too weak on every background",
      .group(
        .nonText, of: "card",
        in: [.color("card", 0xF5F5F5).with(.fill), .color("background", 0xFFFFFF).with(.background)]), .needsReview,
      .note),
  ]

  var thresholds = RuleThresholds()

  func evaluate(_ subject: PairGroup) -> Outcome {
    guard subject.needsContrast(as: .nonText) else { return .notApplicable }
    let judge = ContrastJudge(
      rule: Self.descriptor.id, severity: .error, required: thresholds[Self.part], explanation: "symbols and controls",
      kind: subject.isFill ? "a fill" : "a symbol")
    let outcome = judge.outcome(of: subject)
    guard subject.isGuessed, subject.isFill, outcome.kind == .fail, let finding = outcome.findings.first else {
      return outcome
    }
    return .needsReview(
      finding.forReview(.guessedRole, remedy: "declare in a palette file whether it must be visible on its background"))
  }
}

extension PairGroup {
  fileprivate var isFill: Bool { pair.first.roles.contains(.fill) && !pair.first.roles.contains(.icon) }
}
