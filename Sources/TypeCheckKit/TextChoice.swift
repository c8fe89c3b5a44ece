import AuditModel
import Documents
import RuleKit
import TextRules
import Vocabulary

/// A choice of the texts to measure, by their keys and languages.
struct TextChoice {
  /// The maximum number of languages to list (our own choice: they fill a line or two).
  private static let mostNamed = 20

  private let keys: Set<String>
  private let locales: LocaleChoice

  /// Creates a choice; empty `keys` select all keys.
  init(keys: [String], locales: LocaleChoice) { (self.keys, self.locales) = (Set(keys), locales) }

  /// Whether all texts are measured.
  var isEverything: Bool { keys.isEmpty && locales.isEverything }

  /// Returns whether to measure each text of a catalog, or nil to measure all.
  func measured(_ catalog: Catalog) -> [Bool]? {
    guard !isEverything else { return nil }
    var known: [String: Bool] = [:]
    return catalog.strings.map { string in
      guard keys.isEmpty || keys.contains(string.key) else { return false }
      if let known = known[string.locale] { return known }
      let isMeasured = locales.includes(string.locale)
      known[string.locale] = isMeasured
      return isMeasured
    }
  }

  /// Returns an error for each requested key that no text has.
  func keyIssues(_ catalog: Catalog, at input: String) -> [InputIssue] {
    guard !keys.isEmpty else { return [] }
    let known = Set(catalog.strings.map(\.key))
    return keys.subtracting(known).sorted().map { key in
      .error(
        at: SourceLocation(startOf: input), "no text has the key \(Quotation(key))",
        fix: UnknownName.fix(forKey: key, known: known.sorted()))
    }
  }

  /// Returns an error if the choice excludes all languages of a catalog with texts; otherwise nil.
  func localeIssue(_ catalog: Catalog, at input: String) -> InputIssue? {
    let known = catalog.locales.keys.sorted()
    guard !known.isEmpty, !known.contains(where: locales.includes) else { return nil }
    let asked = locales.included.map(\.pattern).joined(separator: ", ")
    let isExcluded = asked.isEmpty || known.contains(where: LocaleChoice(included: locales.included).includes)
    let meant = locales.included.compactMap { LanguageName.meant(by: $0.pattern) }
    let question = isExcluded || meant.isEmpty ? "" : "did you mean \(Listing(meant))? "
    return .error(
      at: SourceLocation(startOf: input),
      isExcluded ? "every language is excluded" : "no text is in \(Quotation.escape(asked))",
      fix: "\(question)choose from these with --locale, or under locales in the configuration: "
        + Listing(naming: known, upTo: Self.mostNamed).description)
  }

  /// Returns the numbers of skipped texts by reason.
  func leftOut(_ catalog: Catalog) -> [String: Int] {
    let otherKeys = keys.isEmpty ? 0 : catalog.strings.count { !keys.contains($0.key) && locales.includes($0.locale) }
    let otherLocales = catalog.locales.filter { !locales.includes($0.key) }.values.reduce(0, +)
    return [
      "texts of keys that are not selected": otherKeys, "texts in languages that are not selected": otherLocales,
    ].filter { $1 > 0 }
  }
}

extension UnknownName {
  /// Returns the fix for a key that no text has.
  package static func fix(forKey key: String, known: [String]) -> String {
    UnknownName(key, kind: "a key", known: known).question ?? "name files or folders that contain this text"
  }
}

extension Catalog {
  /// Returns the numbers of measured texts by language.
  func locales(where isMeasured: [Bool]) -> [String: Int] {
    var counts: [String: Int] = [:]
    for index in isMeasured.indices where isMeasured[index] { counts[strings[index].locale, default: 0] += 1 }
    return counts
  }
}
