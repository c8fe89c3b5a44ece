internal import AuditModel
internal import RuleKit

/// Reports a button of a storyboard or xib that shows only a picture and has no accessibility label.
///
/// For an SF Symbol, iOS speaks the symbol's own name, which is seldom the action.
struct InterfaceImageButtonUnlabelled: Rule {
  static let descriptor = RuleDescriptor(
    id: "image-button-unlabelled", title: "An image button has no accessibility label",
    rationale: "VoiceOver speaks the image's file name, or only that it is a button",
    severity: "warning; note for SF Symbols, whose own name is spoken", criteria: [.nameRoleValue, .voiceOver],
    turnOffIf: "labels are added in a way that documents and sources do not show")

  static let examples: [Example<InterfaceFact>] = [
    Example("an image", .stated(.imageButton(isLabelled: false, symbol: nil), "Button"), .fail, .warning),
    Example("an SF Symbol", .stated(.imageButton(isLabelled: false, symbol: "plus"), "Button"), .fail, .note),
    Example("with a label", .stated(.imageButton(isLabelled: true, symbol: nil), "Button"), .pass),
    Example("another kind of statement", .other, .notApplicable),
  ]

  func evaluate(_ subject: InterfaceFact) -> Outcome {
    guard case .imageButton(let isLabelled, let symbol) = subject.kind else { return .notApplicable }
    if isLabelled { return .pass }
    let picture = symbol.map { "the symbol \(Quotation($0))" } ?? "an image"
    return failure(
      symbol == nil ? .warning : .note, subject.name, at: subject.location,
      "\(Quotation.escape(subject.name)) shows only \(picture) and has no accessibility label",
      remedy: "describe its action in Label under Accessibility")
  }
}
