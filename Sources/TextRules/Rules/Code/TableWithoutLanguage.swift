internal import AuditModel
internal import RuleKit

/// Reports a table that code uses and that lacks a language of the app.
struct TableWithoutLanguage: Rule {
  static let descriptor = RuleDescriptor(
    id: "table-without-language", title: "A table that code uses lacks a language",
    rationale: "Some texts of the app appear in a different language from the rest",
    severity: "warning", criteria: [.localizedTexts],
    turnOffIf: "a table is meant for one language only, such as a table of legal texts")

  static let examples: [Example<CodeKey>] = [
    Example("all languages", .key("settings.title") { $0.tables = ["Settings"] }, .pass),
    Example(
      "a language is missing",
      .key("settings.title") {
        $0.tables = ["Settings"]
        $0.missingLanguages = ["de", "fr"]
      }, .fail, .warning),
    Example("no table", .key("settings.title"), .notApplicable),
  ]

  func evaluate(_ subject: CodeKey) -> Outcome {
    guard let table = subject.tables.first, let use = subject.uses.first else { return .notApplicable }
    guard !subject.missingLanguages.isEmpty else { return .pass }
    let languages = Listing(subject.missingLanguages)
    let finding = finding(
      .warning, table, at: use.location,
      "the table \(Quotation(table)) has no texts in \(languages), which other tables of the app have",
      remedy: "add the table in \(languages)")
    return .fail([finding])
  }
}
