import AuditModel
import TextRules

/// The error if none of a project's languages is to be measured.
struct LocaleNote {
  /// The most languages that are listed (our own choice: a line or two).
  private static let mostNamed = 20

  private let choice: LocaleChoice
  private let locales: [String]

  init(_ choice: LocaleChoice, _ catalog: Catalog) {
    self.choice = choice
    locales = catalog.locales.keys.sorted()
  }

  /// The error; nil if there are languages to measure, or no texts at all.
  func issue(at input: String) -> InputIssue? {
    guard !locales.isEmpty, !locales.contains(where: choice.includes) else { return nil }
    let asked = choice.included.map(\.pattern).joined(separator: ", ")
    let named = Listing(naming: locales, upTo: Self.mostNamed)
    let isExcluded = asked.isEmpty || locales.contains(where: LocaleChoice(included: choice.included).includes)
    return InputIssue(
      severity: .error, location: SourceLocation(startOf: input),
      message: isExcluded ? "every language is excluded" : "no text is in \(Quotation.escape(asked))",
      remedy: "choose from these with --locale, or under locales in the configuration: \(named)")
  }
}
