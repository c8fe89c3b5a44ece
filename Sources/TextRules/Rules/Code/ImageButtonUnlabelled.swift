internal import AuditModel
internal import RuleKit

/// Reports a button that shows only a picture and has no accessibility label.
///
/// For an SF Symbol, iOS speaks the symbol's own name, which is seldom the action.
struct ImageButtonUnlabelled: Rule {
  static let descriptor = RuleDescriptor(
    id: "image-button-unlabelled", title: "An image button has no accessibility label",
    rationale: "VoiceOver speaks the image's file name, or only that it is a button",
    severity: "warning; note for SF Symbols, whose own name is spoken, and for images that the app's own code makes",
    criteria: [.nameRoleValue, .voiceOver],
    turnOffIf: "labels are added in a way that the sources do not show")

  static let examples: [Example<CodeFact>] = [
    Example("an image", .fact(.imageButton(isLabelled: false, symbol: nil), "Button"), .fail, .warning),
    Example("an SF Symbol", .fact(.imageButton(isLabelled: false, symbol: "plus"), "Button"), .fail, .note),
    Example(
      "an image of the app's own code", .fact(.imageButton(isLabelled: false, symbol: ""), "Button"), .fail, .note),
    Example("with a label", .fact(.imageButton(isLabelled: true, symbol: "plus"), "Button"), .pass),
    Example("another kind of statement", .fact(.tapGesture(hasTrait: false), "HStack"), .notApplicable),
  ]

  func evaluate(_ subject: CodeFact) -> Outcome {
    guard case .imageButton(let isLabelled, let symbol) = subject.kind else { return .notApplicable }
    if isLabelled { return .pass }
    return failure(
      symbol == nil ? .warning : .note, subject.name, at: subject.location, .unlabelled(subject, symbol),
      remedy: "add .accessibilityLabel(_:) that names the action")
  }
}

extension Finding.Message {
  fileprivate static func unlabelled(_ subject: CodeFact, _ symbol: String?) -> Self {
    let symbol = symbol.flatMap { $0.isEmpty ? nil : "the symbol \(Quotation($0))" }
    let picture = symbol ?? subject.picture.map { "the image \(Quotation($0))" } ?? "an image"
    return "a \(subject.view.lowercased()) shows only \(picture) and has no accessibility label"
  }
}
