internal import AuditModel
internal import DynamicType
internal import RuleKit

/// Reports a text of a storyboard or xib with a text style that keeps the size it was loaded with.
///
/// Findings are notes, because the app may load the screen again when the setting changes.
struct InterfaceTextStyleDoesNotFollow: Rule {
  static let descriptor = RuleDescriptor(
    id: "text-style-does-not-follow", title: "A label does not follow changes of the text size",
    rationale: "People who change the text size while the app runs see the old size until they restart it",
    severity: "note", criteria: [.resizeText, .largerText],
    turnOffIf: "the app updates its fonts when the content size category changes")

  static let examples: [Example<InterfaceFact>] = [
    Example("a style without the flag", .stated(.textStyle(.headline, follows: false), "Label"), .fail, .note),
    Example("a style with the flag", .stated(.textStyle(.headline, follows: true), "Label"), .pass),
    Example("another kind of statement", .other, .notApplicable),
  ]

  func evaluate(_ subject: InterfaceFact) -> Outcome {
    guard case .textStyle(let style, let follows) = subject.kind else { return .notApplicable }
    if follows { return .pass }
    return failure(
      .note, subject.name, at: subject.location,
      "\(Quotation.escape(subject.name)) has the style \(style.rawValue) but keeps the size it was loaded with",
      remedy: "turn on Automatically Adjusts Font in its attributes")
  }
}
