import AuditModel
import TextRules
import Vocabulary

/// The keys to measure; all keys if none are named.
struct KeyChoice {
  private let keys: Set<String>

  init(_ keys: [String]) { self.keys = Set(keys) }

  /// Whether all keys are measured.
  var isEverything: Bool { keys.isEmpty }

  /// Whether the key of a text is measured.
  func includes(_ string: LocalizedString) -> Bool { keys.isEmpty || keys.contains(string.key) }

  /// Whether each text of a catalog is measured, by its key and language; nil if all are.
  func measured(_ catalog: Catalog, in locales: LocaleChoice) -> [Bool]? {
    guard !locales.isEverything else { return keys.isEmpty ? nil : catalog.strings.map(includes) }
    var known: [String: Bool] = [:]
    return catalog.strings.map { string in
      guard includes(string) else { return false }
      if let known = known[string.locale] { return known }
      let isMeasured = locales.includes(string.locale)
      known[string.locale] = isMeasured
      return isMeasured
    }
  }

  /// An error for each named key that no text has.
  func issues(_ catalog: Catalog, at input: String) -> [InputIssue] {
    guard !keys.isEmpty else { return [] }
    let known = Set(catalog.strings.map(\.key))
    return keys.subtracting(known).sorted().map { key in
      let question = UnknownName(key, kind: "a key", known: known.sorted()).question
      return InputIssue(
        severity: .error, location: SourceLocation(startOf: input),
        message: "no text has the key \(Quotation(key))",
        remedy: question ?? "name files or folders that hold this text")
    }
  }

  /// The number of texts that are skipped because of their key, under the reason for it.
  func leftOut(_ catalog: Catalog, where isOtherwiseAsked: (LocalizedString) -> Bool = { _ in true }) -> [String: Int] {
    guard !keys.isEmpty else { return [:] }
    let count = catalog.strings.count { !keys.contains($0.key) && isOtherwiseAsked($0) }
    return count == 0 ? [:] : ["texts of keys that are not asked for": count]
  }
}

extension Catalog {
  /// The number of texts that are skipped because of their language, under the reason for it.
  func leftOutLocales(of choice: LocaleChoice) -> [String: Int] {
    let count = locales.filter { !choice.includes($0.key) }.values.reduce(0, +)
    return count == 0 ? [:] : ["texts in languages that are not asked for": count]
  }

  /// The number of measured texts in each language.
  func locales(where isMeasured: [Bool]) -> [String: Int] {
    var counts: [String: Int] = [:]
    for index in isMeasured.indices where isMeasured[index] { counts[strings[index].locale, default: 0] += 1 }
    return counts
  }
}
