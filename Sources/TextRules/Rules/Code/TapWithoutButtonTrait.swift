internal import AuditModel
internal import RuleKit

/// Reports a view that reacts to taps but that VoiceOver does not present as a button.
struct TapWithoutButtonTrait: Rule {
  static let descriptor = RuleDescriptor(
    id: "tap-without-button-trait", title: "A view reacts to a tap without being a button",
    rationale: "VoiceOver and Switch Control do not present it as something to activate",
    severity: "note, because other code may add the trait", criteria: [.nameRoleValue, .voiceOver],
    turnOffIf: "the tap is only a shortcut for something that another control does too")

  static let examples: [Example<CodeFact>] = [
    Example("without a trait", .fact(.tapGesture(hasTrait: false), "HStack"), .fail, .note),
    Example("with a trait or action", .fact(.tapGesture(hasTrait: true), "HStack"), .pass),
    Example("another kind of statement", .fact(.imageButton(isLabelled: false, symbol: nil), "Button"), .notApplicable),
  ]

  func evaluate(_ subject: CodeFact) -> Outcome {
    guard case .tapGesture(let hasTrait) = subject.kind else { return .notApplicable }
    if hasTrait { return .pass }
    return failure(
      .note, subject.name, at: subject.location,
      "\(Quotation(subject.view)) reacts to a tap, and nothing marks it as a button",
      remedy: "use a Button, or add .accessibilityAddTraits(.isButton)")
  }
}
