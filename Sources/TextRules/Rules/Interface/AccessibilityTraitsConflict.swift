internal import AuditModel
internal import RuleKit

/// Reports an object of a storyboard or xib with accessibility traits that exclude each other.
///
/// Source: GTXiLib, GTXChecksCollection: button, link, search field and keyboard key are different kinds of controls.
struct AccessibilityTraitsConflict: Rule {
  static let descriptor = RuleDescriptor(
    id: "accessibility-traits-conflict", title: "Accessibility traits conflict",
    rationale: "VoiceOver announces two kinds of controls for one element",
    severity: "warning", criteria: [.nameRoleValue, .voiceOver],
    turnOffIf: "code sets the traits of these elements again")

  static let examples: [Example<InterfaceFact>] = [
    Example("a button and a link", .stated(.traits(["button", "link"]), "View"), .fail, .warning),
    Example("a button that is selected", .stated(.traits(["button", "selected"]), "View"), .pass),
    Example("another kind of statement", .other, .notApplicable),
  ]

  private static let exclusive: Set<String> = ["button", "link", "searchField", "keyboardKey"]

  func evaluate(_ subject: InterfaceFact) -> Outcome {
    guard case .traits(let traits) = subject.kind else { return .notApplicable }
    let found = traits.intersection(Self.exclusive).sorted()
    guard found.count > 1 else { return .pass }
    return failure(
      .warning, subject.name, at: subject.location,
      "\(Quotation.escape(subject.name)) has the accessibility traits \(Listing(found)), which exclude each other",
      remedy: "keep only the trait that describes the element")
  }
}
