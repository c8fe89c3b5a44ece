internal import AuditModel
internal import RuleKit

/// Reports a key in code that is in no table, so that people see the key itself.
///
/// ``TextNotTranslated`` reports a key that is itself a text in the source language.
struct KeyWithoutText: Rule {
  static let descriptor = RuleDescriptor(
    id: "key-without-text", title: "A key in code has no text",
    rationale: "People see the key, such as settings.title, instead of a text",
    severity: "warning; note where it is not known whether the text is drawn", criteria: [.localizedTexts],
    turnOffIf: "the tables of some keys are added when the app is built, or come from a server")

  static let examples: [Example<CodeKey>] = [
    Example("the key is in the table", .key("settings.title") { $0.tables = ["Localizable"] }, .pass),
    Example("a name that no table has", .key("settings.title") { $0.isName = true }, .fail, .warning),
    Example(
      "only another table has the key",
      .key("Profile") {
        $0.tables = ["Settings"]
      }, .fail, .warning),
    Example("a text in the source language", .key("Delete photo"), .notApplicable),
    Example(
      "a name that code only looks up",
      .key("settings.title") {
        $0.isName = true
        $0.uses[0].role = .notDrawn
      }, .fail, .note),
  ]

  func evaluate(_ subject: CodeKey) -> Outcome {
    if subject.tables.contains(subject.table ?? CodeKey.standardTable) { return .pass }
    guard subject.isName || !subject.tables.isEmpty, let use = subject.uses.first else { return .notApplicable }
    let finding = finding(
      subject.isDrawn ? .warning : .note, subject.key, at: use.keyLocation, .noText(of: subject),
      remedy: subject.tables.isEmpty
        ? "add the key to a table, or correct its name here"
        : "name the table \(subject.tables[0]) here, or add the key to the table in use")
    return .fail([finding])
  }
}

extension Finding.Message {
  fileprivate static func noText(of subject: CodeKey) -> Self {
    let key = Quotation(subject.key)
    guard !subject.tables.isEmpty else {
      return
        "the key \(key) is not in any table, so \(subject.isDrawn ? "people see" : "the lookup returns") the key itself"
    }
    let table = subject.table.map { "the table \($0)" } ?? "the default table"
    return "the key \(key) is not in \(table), only in \(Listing(subject.tables))"
  }
}

extension TextUse {
  /// The location of the key, which may be in a declaration far from the place.
  var keyLocation: SourceLocation { steps.last ?? location }
}

extension CodeKey {
  /// Whether some code is known to show the text, and not only to look it up.
  fileprivate var isDrawn: Bool { uses.contains { $0.role != .notDrawn } }
}
