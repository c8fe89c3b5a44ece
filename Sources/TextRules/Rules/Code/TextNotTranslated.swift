internal import AuditModel
internal import RuleKit

/// Reports a text in code that is in no table, so that it has no translations.
struct TextNotTranslated: Rule {
  static let descriptor = RuleDescriptor(
    id: "text-not-translated", title: "A text in code has no translations",
    rationale: "People who use the app in another language see this text in the source language",
    severity: "note", criteria: [.localizedTexts],
    turnOffIf: "texts are added to the tables only when the app is built or exported for translation")

  static let examples: [Example<CodeKey>] = [
    Example("the table has it", .key("Delete photo") { $0.tables = ["Localizable"] }, .pass),
    Example("no table has it", .key("Delete photo"), .fail, .note),
    Example("a name is not a text", .key("settings.title") { $0.isName = true }, .notApplicable),
    Example("the app has one language", .key("Delete photo") { $0.isTranslated = false }, .notApplicable),
    Example("no words", .key("%@ · %@"), .notApplicable),
  ]

  func evaluate(_ subject: CodeKey) -> Outcome {
    guard subject.tables.isEmpty else { return .pass }
    guard !subject.isName, subject.isTranslated, subject.hasWords, let use = subject.uses.first else {
      return .notApplicable
    }
    let finding = finding(
      .note, subject.key, at: use.keyLocation,
      "\(Quotation(subject.key)) is in no table, so it is never translated",
      // Only a literal in a SwiftUI view can be verbatim; other code requests a translation itself.
      remedy: use.way == .literal && use.framework == .swiftui
        ? "add it to a table, or write Text(verbatim:) if it is the same in all languages" : "add it to a table")
    return .fail([finding])
  }
}

extension CodeKey {
  /// Whether the key contains letters besides its placeholders.
  package var hasWords: Bool {
    (Placeholder.removing(from: key, source: nil) ?? key).unicodeScalars.contains { $0.properties.isAlphabetic }
  }
}
