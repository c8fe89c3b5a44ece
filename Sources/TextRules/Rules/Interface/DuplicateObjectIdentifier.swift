internal import AuditModel
internal import RuleKit

/// Reports an object of a storyboard or xib with the identifier of another one.
///
/// Merging branches can leave such objects behind.
struct DuplicateObjectIdentifier: Rule {
  static let descriptor = RuleDescriptor(
    id: "duplicate-object-identifier", title: "Two objects have the same identifier",
    rationale: "Constraints, outlets and translations of one object apply to the other one",
    severity: "warning", criteria: [.localizedTexts],
    turnOffIf: "a tool writes the documents and gives the identifiers a meaning of their own")

  static let examples: [Example<InterfaceFact>] = [
    Example("a duplicate", .stated(.identifier("abc-12-xyz", earlierLine: 12), "Label"), .fail, .warning),
    Example("unique", .stated(.identifier("abc-12-xyz", earlierLine: nil), "Label"), .pass),
    Example("another kind of statement", .other, .notApplicable),
  ]

  func evaluate(_ subject: InterfaceFact) -> Outcome {
    guard case .identifier(let id, let line) = subject.kind else { return .notApplicable }
    guard let line else { return .pass }
    return failure(
      .warning, subject.name, at: subject.location,
      "\(Quotation.escape(subject.name)) has the same identifier \(Quotation(id)) as the object in line \(line)",
      remedy: "remove one of them, or copy and paste it in Xcode, which makes a new identifier")
  }
}
