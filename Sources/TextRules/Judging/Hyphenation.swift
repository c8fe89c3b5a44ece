internal import Vocabulary

/// The languages in which the system breaks words by rules that are not measured.
///
/// Source: `hyphenation.csv`.
enum Hyphenation {
  private static let languages: Set<String> = Set(
    TableDecoder(EmbeddedResources.hyphenation_csv, name: "hyphenation").rows.compactMap { $0["language"] })

  /// Returns whether a broken word in a language needs review, because the system may hyphenate or break it
  /// differently.
  static func isOpen(in locale: String) -> Bool {
    languages.contains(String(locale.prefix { $0 != "-" && $0 != "_" }).lowercased())
  }
}
