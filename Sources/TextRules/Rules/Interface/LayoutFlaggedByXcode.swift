internal import AuditModel
internal import RuleKit

/// Reports a view of a storyboard or xib whose constraints Xcode found to be ambiguous.
///
/// A stored frame that differs from the constraints is only a note, because the app solves the constraints again.
struct LayoutFlaggedByXcode: Rule {
  static let descriptor = RuleDescriptor(
    id: "layout-flagged-by-xcode", title: "Xcode found the layout ambiguous or misplaced",
    rationale: "The system chooses a position or size by itself, which may differ between devices and text sizes",
    severity: "note", criteria: [.layout],
    turnOffIf: "code adds the missing constraints when the screen is loaded")

  static let examples: [Example<InterfaceFact>] = [
    Example("ambiguous", .stated(.storedFrame(isAmbiguous: true, isMisplaced: false, others: 0), "View"), .fail, .note),
    Example("misplaced", .stated(.storedFrame(isAmbiguous: false, isMisplaced: true, others: 2), "View"), .fail, .note),
    Example("not flagged", .other, .pass),
    Example("another kind of statement", .stated(.traits([]), "View"), .notApplicable),
  ]

  func evaluate(_ subject: InterfaceFact) -> Outcome {
    guard case .storedFrame(let isAmbiguous, let isMisplaced, let others) = subject.kind else { return .notApplicable }
    guard isAmbiguous || isMisplaced else { return .pass }
    let fault =
      isAmbiguous
      ? "constraints that do not determine the position and size"
      : "a stored frame that differs from the constraints"
    let place = isAmbiguous ? "scene" : "document"
    let also = others == 0 ? "" : ", also in \(others.counted("more view")) of the \(place)"
    return failure(
      .note, subject.name, at: subject.location,
      "\(Quotation.escape(subject.name)) has \(fault), according to Xcode\(also)",
      remedy: isAmbiguous ? "add the missing constraints" : "update its frame in Xcode")
  }
}
