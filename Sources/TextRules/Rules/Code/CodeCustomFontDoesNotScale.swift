internal import AuditModel
internal import DynamicType
internal import RuleKit

/// Reports a text in a custom font whose size is fixed in code.
///
/// It shares its identifier with the rule on screens, because the fault is the same. Findings are notes, because the
/// text may belong to a logo.
struct CodeCustomFontDoesNotScale: Rule {
  static let descriptor = RuleDescriptor(
    id: "custom-font-does-not-scale", title: "A custom font does not follow the text size",
    rationale: "The system does not scale custom fonts by itself, so people who need larger text do not get it",
    severity: "note in code", criteria: [.resizeText, .largerText], guidelines: [45],
    turnOffIf: "text in custom fonts has a fixed size on purpose, such as in a logo")

  static let examples: [Example<CodeFact>] = [
    Example("a fixed size", .fact(.fixedCustomFont(size: 14), "Text"), .fail, .note),
    Example("a fixed size that code does not show", .fact(.fixedCustomFont(size: nil), "Text"), .fail, .note),
    Example("the system font", .fact(.fixedFont(size: 12, symbol: false, isKey: false), "Text"), .notApplicable),
  ]

  func evaluate(_ subject: CodeFact) -> Outcome {
    guard case .fixedCustomFont(let size) = subject.kind else { return .notApplicable }
    return failure(
      .note, subject.name, at: subject.location, .isFixed(subject, size),
      remedy: subject.view.hasPrefix("UI")
        ? "scale the font with UIFontMetrics, and set adjustsFontForContentSizeCategory"
        : "use .custom(_:size:relativeTo:), which follows the text size")
  }
}

extension Finding.Message {
  fileprivate static func isFixed(_ subject: CodeFact, _ size: Double?) -> Self {
    let view = Quotation(subject.view)
    guard let size else { return "a text in \(view) in a custom font has the same size at every text size" }
    return "a text in \(view) in a custom font is \(Points(size)) at every text size"
  }
}
