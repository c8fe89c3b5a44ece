internal import AuditModel

/// What a finding is about, as the page tells and filters it: a text's language, colours, a screen, or something else.
struct HTMLSubject: Hashable {
  /// The language, or a word for what has none.
  let name: String
  /// Whether it is a language.
  let isLanguage: Bool

  init(_ finding: Finding) {
    isLanguage = finding.locale != nil
    name = finding.locale ?? (finding.layout != nil ? "screens" : finding.colors != nil ? "colours" : "other")
  }
}
