internal import AuditModel
internal import RuleKit

/// Reports a key in the table of a storyboard or xib whose object is gone.
struct TableKeyWithoutObject: Rule {
  static let descriptor = RuleDescriptor(
    id: "table-key-without-object", title: "A table has a key for a missing object",
    rationale: "Translators work on a text that is never seen, and a new object may lack its translation",
    severity: "note", criteria: [.localizedTexts],
    turnOffIf: "the tables are only cleaned up at the end of a release")

  static let examples: [Example<InterfaceFact>] = [
    Example("the object is gone", .stated(.tableKey("abc-12-xyz.text", hasObject: false), "Main"), .fail, .note),
    Example("the object is there", .stated(.tableKey("abc-12-xyz.text", hasObject: true), "Main"), .pass),
    Example("another kind of statement", .other, .notApplicable),
  ]

  func evaluate(_ subject: InterfaceFact) -> Outcome {
    guard case .tableKey(let key, let hasObject) = subject.kind else { return .notApplicable }
    if hasObject { return .pass }
    return failure(
      .note, subject.name, at: subject.location, "no object of the storyboard or xib has the key \(Quotation(key))",
      remedy: "remove the key from the tables of all languages")
  }
}
