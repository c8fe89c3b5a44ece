internal import AuditModel

/// The subject that the page shows for a finding and filters by: a text's language, colours, screens or other.
struct HTMLSubject: Hashable {
  /// The language, or a word for the kind of finding.
  let name: String
  /// Whether the name is a language.
  let isLanguage: Bool

  init(_ finding: Finding) {
    isLanguage = finding.locale != nil
    name = finding.locale ?? (finding.layout != nil ? "screens" : finding.colors != nil ? "colours" : "other")
  }
}
