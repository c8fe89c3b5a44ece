import AuditModel

/// Joins the keys that i18next has for one text, such as `bed_one` and `bed_other`, and puts `$t(bed)` in place.
///
/// A file is i18next's only where its keys make it plain: a key with `_other` beside one of another category, or alone with
/// `{{count}}` in its text. All other JSON files stay as they are.
///
/// Source: i18next documentation, "Plurals" (JSON v4: CLDR categories, `_ordinal_`; v3: `_plural`, numbered forms),
/// "Context" and "Nesting".
struct I18nextForms {
  /// A key taken apart.
  private struct Parts: Hashable {
    var base: String
    var choice: TextForm.Choice
    /// Whether it is a version 3 plural, whose singular has no suffix.
    var isVersion3 = false
  }

  private static let categories: Set<String> = ["zero", "one", "two", "few", "many", "other"]
  /// Contexts that are words of their own in no other file (i18next's own examples).
  private static let contexts: Set<String> = ["male", "female", "neutral", "neuter", "diverse"]

  private var catalog: Catalog
  private let texts: Set<String>

  /// Joins the forms of a file.
  ///
  /// - Parameter catalog: The file as plain JSON.
  /// - Returns: The file with forms, the same where it is not i18next's.
  static func joined(_ catalog: Catalog) -> Catalog {
    guard catalog.strings.contains(where: { $0.key.utf8.contains(UInt8(ascii: "_")) || $0.text.contains("$t(") }) else {
      return catalog
    }
    var forms = I18nextForms(catalog)
    forms.join()
    return forms.catalog
  }

  private init(_ catalog: Catalog) {
    self.catalog = catalog
    texts = Set(catalog.strings.map(\.key))
  }

  private mutating func join() {
    let strings = catalog.strings
    var members: [String: [Int]] = [:]
    var parts: [Parts?] = []
    for (index, string) in strings.enumerated() {
      let found = Self.parts(string.key, strings[index].text, among: texts, locale: string.locale)
      parts.append(found)
      if let found { members[found.base, default: []].append(index) }
    }
    let plain = members.filter { base, indices in Self.isPlain(indices.map { ($0, parts[$0], strings[$0].text) }) }
    guard !plain.isEmpty || strings.contains(where: { $0.text.contains("$t(") }) else { return }
    var kept: [LocalizedString] = []
    let singles = Dictionary(
      strings.map { ($0.key, TextForm(choices: [], text: $0.text, location: $0.location)) },
      uniquingKeysWith: { first, _ in first })
    for (index, string) in strings.enumerated() {
      guard let base = parts[index]?.base, let group = plain[base] else {
        // A text without suffix is joined with the version 3 plural, or with the contexts, of its key.
        let isJoined = plain[string.key + Self.contextMark] != nil || Self.isVersion3(plain[string.key] ?? [], parts)
        if !isJoined { kept.append(string) }
        continue
      }
      guard group.first == index else { continue }
      var joined = string
      joined.key = base.replacing(Self.contextMark, with: "").replacing(Self.ordinalMark, with: "_ordinal")
      var forms = group.compactMap { place in
        parts[place].map {
          TextForm(choices: [$0.choice], text: strings[place].text, location: strings[place].location)
        }
      }
      var choice: TextForm.Choice?
      if Self.isVersion3(group, parts) { choice = TextForm.Choice(.plural, argument: "count", value: "one") }
      if base.hasSuffix(Self.contextMark) { choice = TextForm.Choice(.select, argument: "context", value: "other") }
      if let choice, var single = singles[joined.key] {
        single.choices = [choice]
        forms.insert(single, at: 0)
      }
      joined.take(forms)
      kept.append(joined)
    }
    catalog.strings = kept
    nest()
  }

  /// Ends of bases that no key of a file has, for forms that are not plural.
  private static let contextMark = "\u{0}context"
  private static let ordinalMark = "\u{0}ordinal"

  private static func isVersion3(_ group: [Int], _ parts: [Parts?]) -> Bool {
    group.count == 1 && group.first.flatMap { parts[$0] }?.isVersion3 == true
  }

  /// Takes a key apart at its suffix.
  private static func parts(_ key: String, _ text: String, among keys: Set<String>, locale: String) -> Parts? {
    guard let line = key.lastIndex(of: "_"), line > key.startIndex else { return nil }
    let word = String(key[key.index(after: line)...])
    let base = String(key[..<line])
    if categories.contains(word) {
      if base.hasSuffix("_ordinal"), base.count > 8 {
        return Parts(
          base: String(base.dropLast(8)) + ordinalMark,
          choice: TextForm.Choice(.ordinal, argument: "count", value: word))
      }
      return Parts(base: base, choice: TextForm.Choice(.plural, argument: "count", value: word))
    }
    if word == "plural", keys.contains(base) {
      return Parts(
        base: base, choice: TextForm.Choice(.plural, argument: "count", value: "other"), isVersion3: true)
    }
    if let number = Int(word), word.utf8.count == 1, text.contains("{{count") || keys.contains("\(base)_1") {
      let order = numbered(locale)
      guard order.indices.contains(number) else { return nil }
      return Parts(base: base, choice: TextForm.Choice(.plural, argument: "count", value: order[number]))
    }
    if contexts.contains(word) {
      return Parts(base: base + contextMark, choice: TextForm.Choice(.select, argument: "context", value: word))
    }
    return nil
  }

  /// The categories of version 3's numbered forms.
  private static func numbered(_ locale: String) -> [String] {
    let order = PluralExamples.all(for: locale).map(\.category)
    switch locale.split(separator: "-").first {
    case "lv": return ["one", "other", "zero"]
    case "sl": return ["other", "one", "two", "few"]
    default: return order
    }
  }

  /// Whether forms can be nothing else than those of one text.
  private static func isPlain(_ forms: [(index: Int, parts: Parts?, text: String)]) -> Bool {
    let choices = forms.compactMap { $0.parts?.choice }
    guard let first = choices.first, choices.allSatisfy({ $0.kind == first.kind }),
      Set(choices.map(\.value)).count == choices.count
    else { return false }
    if first.kind == .select { return choices.count > 1 }
    if choices.count > 1 { return choices.contains { $0.value == "other" || $0.value == "many" } }
    return first.value == "other" && forms.contains { $0.parts?.isVersion3 == true || $0.text.contains("{{count") }
  }

  /// Puts the texts of other keys in place of `$t(key)`.
  private mutating func nest() {
    var byKey: [String: String] = [:]
    for string in catalog.strings where byKey[string.key] == nil { byKey[string.key] = string.text }
    // So many bytes in all, then the rest of the texts stays as it is.
    var budget = 1 << 22
    for index in catalog.strings.indices where catalog.strings[index].text.contains("$t(") {
      var missing: [String] = []
      catalog.strings[index].text = I18nextNesting.filled(catalog.strings[index].text, byKey, &budget, &missing)
      if var details = catalog.strings[index].details {
        for form in details.forms.indices {
          details.forms[form].text = I18nextNesting.filled(details.forms[form].text, byKey, &budget, &missing)
        }
        catalog.strings[index].details = details
      }
      if let name = missing.first {
        catalog.issues.append(
          InputIssue(
            severity: .warning, location: catalog.strings[index].location,
            message:
              "$t(\(Quotation.escape(String(name.prefix(80))))) names no key of this file; it is measured as it is",
            remedy: "check the key; texts of other files cannot be put in place"))
      }
    }
  }
}
