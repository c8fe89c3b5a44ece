internal import AuditModel
internal import DynamicType
internal import RuleKit

/// Reports a UIKit label with a text style that keeps the size it was created with.
///
/// Findings are notes, because the app may create a new screen when the setting changes.
struct TextStyleDoesNotFollow: Rule {
  static let descriptor = RuleDescriptor(
    id: "text-style-does-not-follow", title: "A label does not follow changes of the text size",
    rationale: "People who change the text size while the app runs see the old size until they restart it",
    severity: "note", criteria: [.resizeText, .largerText],
    turnOffIf: "the app updates its fonts when the content size category changes")

  static let examples: [Example<CodeFact>] = [
    Example(
      "a style without the flag", .fact(.labelStyle(.headline, follows: false), "UILabel"), .fail, .note),
    Example("a style with the flag", .fact(.labelStyle(.headline, follows: true), "UILabel"), .pass),
    Example("another kind of statement", .fact(.tapGesture(hasTrait: false), "HStack"), .notApplicable),
  ]

  func evaluate(_ subject: CodeFact) -> Outcome {
    guard case .labelStyle(let style, let follows) = subject.kind else { return .notApplicable }
    if follows { return .pass }
    return failure(
      .note, subject.name, at: subject.location,
      "a label has the style \(style.rawValue) but keeps the size it was created with",
      remedy: "set adjustsFontForContentSizeCategory = true on it")
  }
}
