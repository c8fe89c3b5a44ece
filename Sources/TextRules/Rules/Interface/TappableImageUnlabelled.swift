internal import AuditModel
internal import RuleKit

/// Reports a picture of a storyboard or xib that reacts to taps and has no accessibility label.
struct TappableImageUnlabelled: Rule {
  static let descriptor = RuleDescriptor(
    id: "tappable-image-unlabelled", title: "An image that reacts to taps has no accessibility label",
    rationale: "VoiceOver skips the image, so VoiceOver users cannot reach the action",
    severity: "warning", criteria: [.nameRoleValue, .voiceOver],
    turnOffIf: "another element offers the same action to VoiceOver")

  static let examples: [Example<InterfaceFact>] = [
    Example("without a label", .stated(.tappableImage(isLabelled: false), "Image View"), .fail, .warning),
    Example("with a label", .stated(.tappableImage(isLabelled: true), "Image View"), .pass),
    Example("another kind of statement", .other, .notApplicable),
  ]

  func evaluate(_ subject: InterfaceFact) -> Outcome {
    guard case .tappableImage(let isLabelled) = subject.kind else { return .notApplicable }
    if isLabelled { return .pass }
    return failure(
      .warning, subject.name, at: subject.location,
      "\(Quotation.escape(subject.name)) reacts to taps and has no accessibility label",
      remedy: "turn on Accessibility, describe the action in Label, and select the trait Button")
  }
}
