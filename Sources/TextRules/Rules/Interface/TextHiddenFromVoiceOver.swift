internal import AuditModel
internal import RuleKit

/// Reports a label of a storyboard or xib that VoiceOver does not reach.
///
/// Findings are notes, because another element may speak the same text.
struct TextHiddenFromVoiceOver: Rule {
  static let descriptor = RuleDescriptor(
    id: "text-hidden-from-voice-over", title: "VoiceOver does not reach a text",
    rationale: "People who use VoiceOver miss the text",
    severity: "note", criteria: [.nameRoleValue, .voiceOver],
    turnOffIf: "other elements speak the texts that are hidden")

  static let examples: [Example<InterfaceFact>] = [
    Example("hidden", .stated(.textForVoiceOver(isReached: false), "Label"), .fail, .note),
    Example("reached", .stated(.textForVoiceOver(isReached: true), "Label"), .pass),
    Example("another kind of statement", .other, .notApplicable),
  ]

  func evaluate(_ subject: InterfaceFact) -> Outcome {
    guard case .textForVoiceOver(let isReached) = subject.kind else { return .notApplicable }
    if isReached { return .pass }
    return failure(
      .note, subject.name, at: subject.location,
      "\(Quotation.escape(subject.name)) is a text that is not an accessibility element",
      remedy: "turn on Accessibility for it, or add the text to the label of an element around it")
  }
}
