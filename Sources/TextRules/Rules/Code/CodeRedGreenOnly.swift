internal import AuditModel
internal import DynamicType
internal import RuleKit

/// Reports a condition that decides between red and green and nothing else.
///
/// It shares its identifier with the rule on palettes, because the fault is the same. Findings need review, because a
/// text next to the view may have the same meaning.
struct CodeRedGreenOnly: Rule {
  static let descriptor = RuleDescriptor(
    id: "red-green-only", title: "States differ only by red and green",
    rationale: "About one man in twelve has difficulty distinguishing red from green",
    severity: "note in SwiftUI code, always needs review",
    criteria: [.useOfColor, .differentiateWithoutColor, .color], guidelines: [70],
    turnOffIf: "states always have a symbol, word or shape too")

  static let examples: [Example<CodeFact>] = [
    Example("only the colour", .fact(.redOrGreen(hasOtherCue: false), "Circle"), .needsReview, .note),
    Example("the symbol changes too", .fact(.redOrGreen(hasOtherCue: true), "Image"), .pass),
    Example("another kind of statement", .fact(.tapGesture(hasTrait: false), "HStack"), .notApplicable),
  ]

  func evaluate(_ subject: CodeFact) -> Outcome {
    guard case .redOrGreen(let hasOtherCue) = subject.kind else { return .notApplicable }
    if hasOtherCue { return .pass }
    let finding = finding(
      .note, subject.name, at: subject.location,
      "a condition makes \(Quotation(subject.view)) red or green, and nothing else near it depends on the same condition"
    )
    return .needsReview(
      finding.forReview(.meaning, remedy: "if no text next to it has the same meaning, add a symbol or word"))
  }
}
