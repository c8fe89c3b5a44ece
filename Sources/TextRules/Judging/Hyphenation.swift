internal import Vocabulary

/// The languages whose words the system hyphenates, or breaks by rules that are not measured.
///
/// Source: `hyphenation.csv`.
struct Hyphenation {
  /// The first version of iOS that hyphenates the language in system text styles; nil if none is known.
  let firstSystem: Int?
  /// The Debian package with the patterns.
  let package: String?

  private static let languages: [String: Hyphenation] = Dictionary(
    TableDecoder(EmbeddedResources.hyphenation_csv, name: "hyphenation").rows.compactMap { row in
      row["language"].map { ($0, Hyphenation(row)) }
    }, uniquingKeysWith: { first, _ in first })

  private init(_ row: TableDecoder.Row) {
    firstSystem = row.optionalNumber("first_ios").map { Int($0) }
    package = row["package"]
  }

  /// Returns the hyphenation of a language; nil if the system breaks its words only where typecheck does.
  static func of(_ locale: String) -> Hyphenation? {
    languages[String(locale.prefix { $0 != "-" && $0 != "_" }).lowercased()]
  }

  /// Returns whether a broken word in a language needs review, because the system may hyphenate or break it
  /// differently.
  static func isOpen(in locale: String) -> Bool { of(locale) != nil }
}
