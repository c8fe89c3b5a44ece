import AuditModel
import TextRules
import Vocabulary

/// The texts to measure, by their keys and languages.
struct TextChoice {
  /// The most languages that are listed (our own choice: a line or two).
  private static let mostNamed = 20

  private let keys: Set<String>
  private let locales: LocaleChoice

  /// Chooses texts; all keys if `keys` is empty.
  init(keys: [String], locales: LocaleChoice) { (self.keys, self.locales) = (Set(keys), locales) }

  /// Whether all texts are measured.
  var isEverything: Bool { keys.isEmpty && locales.isEverything }

  /// Whether each text of a catalog is measured; nil if all are.
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

  /// An error for each named key that no text has.
  func keyIssues(_ catalog: Catalog, at input: String) -> [InputIssue] {
    guard !keys.isEmpty else { return [] }
    let known = Set(catalog.strings.map(\.key))
    return keys.subtracting(known).sorted().map { key in
      .error(
        at: SourceLocation(startOf: input), "no text has the key \(Quotation(key))",
        fix: UnknownName.fix(forKey: key, known: known.sorted()))
    }
  }

  /// An error if none of the catalog's languages is to be measured; nil without texts.
  func localeIssue(_ catalog: Catalog, at input: String) -> InputIssue? {
    let known = catalog.locales.keys.sorted()
    guard !known.isEmpty, !known.contains(where: locales.includes) else { return nil }
    let asked = locales.included.map(\.pattern).joined(separator: ", ")
    let isExcluded = asked.isEmpty || known.contains(where: LocaleChoice(included: locales.included).includes)
    return .error(
      at: SourceLocation(startOf: input),
      isExcluded ? "every language is excluded" : "no text is in \(Quotation.escape(asked))",
      fix: "choose from these with --locale, or under locales in the configuration: "
        + Listing(naming: known, upTo: Self.mostNamed).description)
  }

  /// The number of texts that are skipped, by the reason.
  func leftOut(_ catalog: Catalog) -> [String: Int] {
    let otherKeys = keys.isEmpty ? 0 : catalog.strings.count { !keys.contains($0.key) && locales.includes($0.locale) }
    let otherLocales = catalog.locales.filter { !locales.includes($0.key) }.values.reduce(0, +)
    return [
      "texts of keys that are not asked for": otherKeys, "texts in languages that are not asked for": otherLocales,
    ].filter { $1 > 0 }
  }
}

extension UnknownName {
  /// The fix for a key that no text has.
  package static func fix(forKey key: String, known: [String]) -> String {
    UnknownName(key, kind: "a key", known: known).question ?? "name files or folders that hold this text"
  }
}

extension Catalog {
  /// The number of measured texts in each language.
  func locales(where isMeasured: [Bool]) -> [String: Int] {
    var counts: [String: Int] = [:]
    for index in isMeasured.indices where isMeasured[index] { counts[strings[index].locale, default: 0] += 1 }
    return counts
  }
}
