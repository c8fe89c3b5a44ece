internal import AuditModel
internal import DynamicType
internal import RuleKit

/// Reports a text that code assembles from separately translated parts.
///
/// Findings are notes, because some parts are separate texts on the same line.
struct TextFromFragments: Rule {
  static let descriptor = RuleDescriptor(
    id: "text-from-fragments", title: "A text is joined from translated parts",
    rationale: "Other languages need another word order, and translators do not see the whole sentence",
    severity: "note", criteria: [.localizedTexts],
    turnOffIf: "the parts are texts of their own that are only next to each other")

  static let examples: [Example<CodeFact>] = [
    Example("two parts", .fact(.fragments(2), "Text"), .fail, .note),
    Example("a text and a value", .fact(.fragments(1), "Text"), .pass),
    Example("another kind of statement", .fact(.tapGesture(hasTrait: false), "HStack"), .notApplicable),
  ]

  func evaluate(_ subject: CodeFact) -> Outcome {
    guard case .fragments(let count) = subject.kind else { return .notApplicable }
    guard count > 1 else { return .pass }
    return failure(
      .note, subject.name, at: subject.location,
      "\(count) translated parts are joined in a fixed order in \(Quotation(subject.view))",
      remedy: "use one text with placeholders for the values, and Markdown for the parts that look different")
  }
}
