internal import AuditModel
internal import RuleKit

/// Reports a text of a storyboard or xib in a custom font, which has one size.
///
/// It shares its identifier with the rule on screens, because the fault is the same.
struct InterfaceCustomFontDoesNotScale: Rule {
  static let descriptor = RuleDescriptor(
    id: "custom-font-does-not-scale", title: "A custom font does not follow the text size",
    rationale: "The system does not scale custom fonts by itself, so people who need larger text do not get it",
    severity: "warning in storyboards and xibs, note in cells of a standard style",
    criteria: [.resizeText, .largerText], guidelines: [45],
    turnOffIf: "text in custom fonts has a fixed size on purpose, such as in a logo")

  static let examples: [Example<InterfaceFact>] = [
    Example("a font of the app", .stated(.fixedFont(size: 14, isCustom: true), "Label"), .fail, .warning),
    Example(
      "a label of a standard cell", .stated(.fixedFont(size: 14, isCustom: true), "Label").inStandardCell, .fail, .note),
    Example("the system font", .stated(.fixedFont(size: 14, isCustom: false), "Label"), .notApplicable),
  ]

  func evaluate(_ subject: InterfaceFact) -> Outcome {
    guard case .fixedFont(let size, isCustom: true) = subject.kind else { return .notApplicable }
    return failure(
      subject.fontSeverity, subject.name, at: subject.location,
      "\(Quotation.escape(subject.name)) has a custom font with \(Points(size)) at every text size\(subject.fontCondition)",
      remedy: "scale the font in code with UIFontMetrics, or choose a text style")
  }
}
