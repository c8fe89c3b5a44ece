internal import AuditModel
internal import Vocabulary

/// The hyphenation of a language that the system hyphenates, may hyphenate or breaks by rules that are not measured.
///
/// Source: `hyphenation.csv`.
struct Hyphenation {
  /// The system's method of breaking the words of a language.
  enum Kind: String {
    /// Words are hyphenated.
    case hyphenated
    /// A dictionary exists, but it is unknown whether texts of apps are hyphenated.
    case may
    /// Words are broken by the system's own rules.
    case own
  }

  /// The method of breaking words, in the framework that hyphenates them.
  private let kind: Kind
  /// The framework whose texts are hyphenated; nil for both.
  private let framework: Slot.Framework?
  /// The first version of iOS that hyphenates the language in system text styles; nil if none is known.
  private let firstSystem: Int?
  /// The Debian package with the patterns.
  let package: String?

  private static let languages: [String: Hyphenation] = Dictionary(
    TableDecoder(EmbeddedResources.hyphenation_csv, name: "hyphenation").rows.compactMap { row in
      row["language"].map { ($0, Hyphenation(row)) }
    }, uniquingKeysWith: { first, _ in first })

  private init(_ row: TableDecoder.Row) {
    kind = row.value("kind", as: Kind.self)
    framework = row.optionalValue("framework", as: Slot.Framework.self)
    firstSystem = row.optionalNumber("first_ios").map { Int($0) }
    package = row["package"]
  }

  /// Returns the hyphenation of a language; nil if the system breaks its words only where typecheck does.
  static func of(_ locale: String) -> Hyphenation? {
    languages[String(locale.prefix { $0 != "-" && $0 != "_" }).lowercased()]
  }

  /// Returns the method of breaking a text's words in a slot; nil if the system never hyphenates them.
  static func kind(of locale: String, in slot: Slot) -> Kind? {
    guard let found = of(locale), found.kind == .hyphenated, let framework = found.framework else {
      return of(locale)?.kind
    }
    return framework == slot.framework && !slot.assumed.contains(.framework) ? .hyphenated : .may
  }

  /// Returns whether a broken word needs review, because the system may hyphenate or break it at other places.
  static func isOpen(in locale: String, _ slot: Slot) -> Bool {
    let kind = kind(of: locale, in: slot)
    return kind == .hyphenated || kind == .own
  }

  /// Returns whether a system hyphenates a text of a language in a slot.
  static func hyphenates(_ locale: String, in slot: Slot, from system: Int) -> Bool {
    guard kind(of: locale, in: slot) == .hyphenated, let first = of(locale)?.firstSystem else { return false }
    return system >= first
  }
}
