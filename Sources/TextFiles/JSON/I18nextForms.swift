import AuditModel
import Documents

/// A pass that joins the keys of one i18next text, such as `bed_one` and `bed_other`, and inserts `$t(bed)`.
///
/// Joined keys are measured as one text. Other files have similar keys (`step_0`, `gender_male`, `err_many`), so keys
/// are joined only in clear cases:
/// - Plurals: one of the texts contains `{{count}}`, or the suffixes are categories of the language.
/// - Contexts: the key itself has a text, and one of the texts contains `{{…}}`.
/// - Contexts of a key that another text nests.
///
/// Source: i18next documentation, "Plurals" (JSON v4: CLDR categories, `_ordinal_`; v3: `_plural`, numbered forms),
/// "Context" and "Nesting".
struct I18nextForms {
  /// The parts of a key with a suffix.
  private struct Parts {
    var base: String
    var choice: TextForm.Choice
    /// Whether the key is a version 3 plural (`_plural`), whose singular has no suffix.
    var isVersion3 = false
    /// Whether the key is a numbered plural form of version 3.
    var isNumbered = false
  }

  /// The key suffixes that may be contexts: words for grammatical gender.
  ///
  /// `male` and `female` are from i18next's documentation; the others are our own choice. Other files use such suffixes
  /// too, so a suffix alone is not enough.
  private static let contexts: Set<String> = ["male", "female", "neutral", "neuter", "diverse"]

  private var catalog: Catalog
  private let texts: [String: String]
  /// The keys that other texts nest with `$t(key)`.
  private let nested: Set<String>
  /// The bases of keys whose number is too high for a plural form, such as `row` for `row_7`.
  private var counted: Set<String> = []

  /// Joins the i18next forms in a JSON file and fills in nested texts; a file without such keys is returned unchanged.
  static func joined(_ catalog: Catalog) -> Catalog {
    guard catalog.strings.contains(where: { $0.key.utf8.contains(UInt8(ascii: "_")) || I18nextNesting.isIn($0) }) else {
      return catalog
    }
    var forms = I18nextForms(catalog)
    forms.join()
    return forms.catalog
  }

  private init(_ catalog: Catalog) {
    self.catalog = catalog
    texts = Self.texts(of: catalog)
    nested = Set(catalog.strings.lazy.filter(I18nextNesting.isIn).flatMap { I18nextNesting.keys(in: $0.text) })
  }

  /// Returns the texts by key; the first of equal keys counts.
  private static func texts(of catalog: Catalog) -> [String: String] {
    Dictionary(catalog.strings.lazy.map { ($0.key, $0.text) }, uniquingKeysWith: { first, _ in first })
  }

  private mutating func join() {
    let strings = catalog.strings
    var members: [String: [Int]] = [:]
    var parts: [Parts?] = []
    for (index, string) in strings.enumerated() {
      let found = self.parts(string.key, locale: string.locale)
      parts.append(found)
      if let found { members[found.base, default: []].append(index) }
    }
    let plain = members.filter { base, indices in
      isPlain(base, indices.compactMap { index in parts[index].map { ($0, strings[index]) } })
    }
    guard !plain.isEmpty || !nested.isEmpty else { return }
    var kept: [LocalizedString] = []
    var joined = 0
    let singles = Dictionary(strings.lazy.map { ($0.key, $0) }, uniquingKeysWith: { first, _ in first })
    for (index, string) in strings.enumerated() {
      guard let base = parts[index]?.base, let group = plain[base] else {
        // A text without a suffix is joined with a version 3 plural or with the contexts of its key.
        let isJoined = plain[string.key + Self.contextMark] != nil || Self.isVersion3(plain[string.key] ?? [], parts)
        if !isJoined { kept.append(string) }
        continue
      }
      guard group.first == index else { continue }
      joined += group.count - 1
      var whole = string
      whole.key = base.replacing(Self.contextMark, with: "").replacing(Self.ordinalMark, with: "_ordinal")
      var forms = group.compactMap { place in parts[place].map { Self.form(strings[place], $0.choice) } }
      var choice: TextForm.Choice?
      if Self.isVersion3(group, parts) { choice = TextForm.Choice(.plural, argument: "count", value: "one") }
      if base.hasSuffix(Self.contextMark) { choice = TextForm.Choice(.select, argument: "context", value: "other") }
      if let choice, let single = singles[whole.key] {
        forms.insert(Self.form(single, choice), at: 0)
        joined += 1
      }
      whole.take(forms)
      kept.append(whole)
    }
    catalog.strings = kept
    if joined > 0 { catalog.leftOut[LeftOutReason.joined, default: 0] += joined }
    nest()
  }

  /// Marks that separate contexts and ordinals from cardinal plurals of the same key.
  private static let contextMark = "\u{0}context"
  private static let ordinalMark = "\u{0}ordinal"

  private static func form(_ string: LocalizedString, _ choice: TextForm.Choice) -> TextForm {
    TextForm(choices: [choice], text: string.text, location: string.location)
  }

  private static func isVersion3(_ group: [Int], _ parts: [Parts?]) -> Bool {
    group.count == 1 && group.first.flatMap { parts[$0] }?.isVersion3 == true
  }

  /// Splits a key before its suffix, or returns nil if it has none.
  private mutating func parts(_ key: String, locale: String) -> Parts? {
    guard let line = key.lastIndex(of: "_"), line > key.startIndex else { return nil }
    let word = String(key[key.index(after: line)...])
    let base = String(key[..<line])
    func plural(_ value: String) -> TextForm.Choice { TextForm.Choice(.plural, argument: "count", value: value) }
    if PluralName(rawValue: word) != nil {
      guard base.hasSuffix("_ordinal"), base.count > 8 else { return Parts(base: base, choice: plural(word)) }
      let choice = TextForm.Choice(.ordinal, argument: "count", value: word)
      return Parts(base: String(base.dropLast(8)) + Self.ordinalMark, choice: choice)
    }
    if word == "plural", texts[base] != nil { return Parts(base: base, choice: plural("other"), isVersion3: true) }
    if let number = Int(word) {
      let order = Self.numbered(locale)
      guard order.indices.contains(number), word.utf8.count == 1 else {
        counted.insert(base)
        return nil
      }
      return Parts(base: base, choice: plural(order[number]), isNumbered: true)
    }
    if Self.contexts.contains(word) {
      return Parts(base: base + Self.contextMark, choice: TextForm.Choice(.select, argument: "context", value: word))
    }
    return nil
  }

  /// Returns the categories of numbered forms in version 3, in order.
  private static func numbered(_ locale: String) -> [String] {
    switch locale.split(separator: "-").first {
    case "lv": ["one", "other", "zero"]
    case "sl": ["other", "one", "two", "few"]
    default: PluralExamples.all(for: locale).map(\.category)
    }
  }

  /// Returns whether keys are clearly forms of one text.
  private func isPlain(_ base: String, _ members: [(parts: Parts, string: LocalizedString)]) -> Bool {
    let choices = members.map(\.parts.choice)
    guard let first = choices.first, choices.allSatisfy({ $0.kind == first.kind }),
      case let values = Set(choices.map(\.value)), values.count == choices.count
    else { return false }
    if first.kind == .select {
      return areContexts(of: base.replacing(Self.contextMark, with: ""), members.map(\.string))
    }
    let saysCount = members.contains { member in
      Placeholder.found(in: member.string.text).contains { $0.name == "count" && $0.spelling.hasPrefix("{{") }
    }
    if members.contains(where: \.parts.isNumbered) {
      return saysCount && !counted.contains(base) && (choices.count > 1 || first.value == PluralName.other.rawValue)
    }
    if choices.count == 1 {
      return first.value == PluralName.other.rawValue && (saysCount || members[0].parts.isVersion3)
    }
    let own = Set(PluralExamples.all(for: members[0].string.locale).map(\.category))
    if !values.contains(PluralName.other.rawValue) {
      return saysCount || (values.count > 2 && values.isSubset(of: own))
    }
    // Every language may have a separate text for 0, and some have one for millions or decimals.
    return saysCount || values.isSubset(of: own.union([PluralName.zero.rawValue, PluralName.many.rawValue]))
  }

  /// Returns whether texts are clearly for contexts of a key.
  private func areContexts(of key: String, _ strings: [LocalizedString]) -> Bool {
    guard strings.count > 1 else { return false }
    if nested.contains(key) { return true }
    let own = [key, "\(key)_other", "\(key)_plural"].compactMap { texts[$0] }
    return !own.isEmpty && (own + strings.map(\.text)).contains { $0.contains("{{") }
  }

  /// Replaces `$t(key)` in all texts with the texts for these keys.
  private mutating func nest() {
    let byKey = Self.texts(of: catalog)
    // The number of bytes that may be inserted; after that, the remaining texts stay unchanged.
    var budget = 1 << 22
    for index in catalog.strings.indices where I18nextNesting.isIn(catalog.strings[index]) {
      var missing: String?
      catalog.strings[index].text = I18nextNesting.filled(catalog.strings[index].text, byKey, &budget, &missing)
      catalog.strings[index].changeDetails { details in
        for form in details.forms.indices {
          details.forms[form].text = I18nextNesting.filled(details.forms[form].text, byKey, &budget, &missing)
        }
      }
      if let name = missing {
        catalog.issues.warn(
          at: catalog.strings[index].location,
          "$t(\(Quotation.escape(String(name.prefix(80))))) refers to no key in this file; it is measured as written",
          fix: "check the key; texts from other files are not inserted")
      }
    }
  }
}
