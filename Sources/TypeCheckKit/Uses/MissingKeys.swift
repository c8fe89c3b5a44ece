import Audit
import AuditModel
import RuleKit
import TextRules

/// The keys in an app's code that no table has, or that a table lacks in a language.
struct MissingKeys {
  /// The keys that no table has, and one key for each table that lacks a language.
  private(set) var keys: [CodeKey] = []
  /// The texts in code that are their own source texts, because no table has them.
  private(set) var texts: [LocalizedString] = []

  /// Compares code with tables.
  init(_ uses: AppUses, _ catalog: Catalog, sourceLocale: String) {
    let unknown = Self.grouped(uses.unknown)
    let tables = Tables(
      of: uses.codeKeys.filter { !uses.codeOnlyKeys.contains($0) }, asked: Set(unknown.map(\.key.key)), catalog)
    for (key, uses) in unknown where !catalog.skippedKeys.contains(key.key) {
      var subject = CodeKey(key: key.key, table: key.table.isEmpty ? nil : key.table, uses: uses)
      subject.tables = tables.names[key.key]?.sorted() ?? []
      subject.isTranslated = tables.languages.count > 1
      subject.isName = tables.usesNames && Self.isName(key.key)
      keys.append(subject)
      if subject.tables.isEmpty, !subject.isName, subject.hasWords, uses.contains(where: \.isText) {
        texts.append(Self.text(key, uses[0].location, sourceLocale))
      }
    }
    addDefaults(of: uses, catalog, sourceLocale)
    keys += tables.incomplete(usedBy: uses.uses.filter { !uses.codeOnlyKeys.contains($0.key) })
  }

  /// Adds the texts that code draws for keys that no table has, at their first place.
  private mutating func addDefaults(of uses: AppUses, _ catalog: Catalog, _ sourceLocale: String) {
    guard !uses.defaults.isEmpty else { return }
    let known = Set(texts.map(TextKey.init(of:)))
    var seen: Set<TextKey> = []
    for use in uses.uses where use.isText {
      guard let text = uses.defaults[use.key], !text.isEmpty, !known.contains(use.key),
        !catalog.skippedKeys.contains(use.key.key), seen.insert(use.key).inserted
      else { continue }
      texts.append(Self.text(use.key, use.location, sourceLocale, text: text))
    }
  }

  /// Groups uses by key and table, in the order of their first use; groups that begin at one place are sorted by key.
  private static func grouped(_ uses: [TextUse]) -> [(key: TextKey, members: [TextUse])] {
    let named = uses.map { use in
      var use = use
      use.key.key = use.key.key.replacing("\u{FFFC}", with: "%@")
      return use
    }
    return named.grouped(by: \.key).sorted { one, other in
      let (first, second) = (one.members[0].location, other.members[0].location)
      return (first, one.key.key, one.key.table) < (second, other.key.key, other.key.table)
    }
  }

  /// Returns whether a key is a name of words joined by dots or underscores, such as `settings.title`.
  static func isName(_ key: String) -> Bool {
    let words = key.utf8.split(omittingEmptySubsequences: false) { $0 == UInt8(ascii: ".") || $0 == UInt8(ascii: "_") }
    return words.count > 1
      && words.allSatisfy { word in
        !word.isEmpty && word.allSatisfy { isLetter($0) || (0x30...0x39).contains($0) || $0 == UInt8(ascii: "-") }
      } && words[0].contains(where: isLetter)
  }

  private static func isLetter(_ byte: UInt8) -> Bool { (0x61...0x7A).contains(byte | 0x20) }

  private static func text(
    _ key: TextKey, _ location: SourceLocation, _ locale: String, text own: String? = nil
  ) -> LocalizedString {
    let table = key.table.isEmpty ? CodeKey.standardTable : key.table
    var text = LocalizedString(
      location: location, key: key.key, text: own ?? key.key, locale: locale, group: "\(location.file)/\(table)")
    var details = TextDetails()
    details.table = table
    text.details = details
    return text
  }

  /// Returns the uses of texts, with the keys of their tables.
  static func uses(of texts: [LocalizedString], in keys: [CodeKey]) -> [TextUse] {
    let tables = Dictionary(texts.map { ($0.key, TextKey(of: $0)) }) { first, _ in first }
    return keys.flatMap { key in
      tables[key.key].map { table in
        key.uses.map { use in
          var use = use
          use.key = table
          return use
        }
      } ?? []
    }
  }
}

extension TextUse {
  /// Whether the place shows the text to people.
  fileprivate var isText: Bool { role != .notDrawn }
}

/// The tables of an app by name.
private struct Tables {
  /// The names of the tables that have each key.
  private(set) var names: [String: Set<String>] = [:]
  /// The languages of each table.
  private var languagesOf: [String: Set<String>] = [:]
  /// The languages of all tables.
  private(set) var languages: Set<String> = []
  private var nameCount = 0

  /// Whether most keys are names such as `settings.title`, and not texts in the source language.
  var usesNames: Bool { 2 * nameCount > names.count }

  /// Reads the tables of a catalog.
  ///
  /// `asked` contains keys that may only be in tables of languages other than the source language.
  init(of keys: [TextKey], asked: Set<String>, _ catalog: Catalog) {
    for key in keys {
      if names[key.key] == nil, MissingKeys.isName(key.key) { nameCount += 1 }
      names[key.key, default: []].insert(key.table)
    }
    var last = (file: "", locale: "")
    let strings = catalog.strings
    // Fields are read in place, because a text has a dozen of them to copy.
    for index in strings.indices {
      if asked.contains(strings[index].key) {
        names[strings[index].key, default: []].insert(TextKey(of: strings[index]).table)
      }
      guard strings[index].location.file != last.file || strings[index].locale != last.locale else { continue }
      last = (strings[index].location.file, strings[index].locale)
      if SitesByKey.mayUse(strings[index]) {
        languagesOf[TextKey(of: strings[index]).table, default: []].insert(strings[index].locale)
      }
    }
    languages = languagesOf.values.reduce(into: []) { $0.formUnion($1) }
  }

  /// Returns a key for each table that code uses and that lacks a language.
  func incomplete(usedBy uses: [TextUse]) -> [CodeKey] {
    // A lookup without a table does not use another table that happens to have the key.
    let own = uses.lazy.filter { $0.role != .notDrawn && !$0.isTableAssumed }
    let byTable = Dictionary(grouping: own, by: \.key.table)
    return byTable.sorted { $0.key < $1.key }.compactMap { table, uses in
      guard let own = languagesOf[table], own.count > 1, own.count < languages.count else { return nil }
      var subject = CodeKey(key: uses[0].key.key, table: table, uses: uses)
      subject.tables = [table]
      subject.missingLanguages = languages.subtracting(own).sorted()
      return subject
    }
  }
}
