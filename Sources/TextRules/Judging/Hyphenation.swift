internal import Vocabulary

/// The languages whose words the system breaks by rules that are not measured.
///
/// Source: `hyphenation.csv`.
enum Hyphenation {
  private static let languages: Set<String> = Set(
    TableDecoder(EmbeddedResources.hyphenation_csv, name: "hyphenation").rows.compactMap { $0["language"] })

  /// Whether a broken word of a language needs review.
  ///
  /// - Parameter locale: A BCP 47 tag.
  /// - Returns: Whether the system may hyphenate or break it otherwise than measured.
  static func isOpen(in locale: String) -> Bool {
    languages.contains(String(locale.prefix { $0 != "-" && $0 != "_" }).lowercased())
  }
}
