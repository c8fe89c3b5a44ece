import AuditModel

/// The texts of the language that a design was made in, by table and key.
///
/// The language is the one that was asked for, else `Base.lproj`, else what the catalog itself says, else English. Where
/// a table has no text in exactly that language, a region of it serves (`en-US` for `en`).
struct SourceTexts {
  /// The texts of all languages that share their keys.
  private struct Table {
    /// The languages there are, `Base.lproj` not among them.
    var locales: Set<String> = []
    /// Whether the source texts are those of `Base.lproj`.
    var isBase = false
    /// The language the source texts are in, Base aside; nil where there are none.
    var locale: String?
    /// The language of texts that stand in `Base.lproj`.
    var baseLocale: String
  }

  private struct Key: Hashable {
    var table: Int
    var key: ExactText
  }

  private let asked: String?
  private var groups = Interner<String>()
  private var tables: [Table] = []
  /// Where in the catalog the source texts are.
  private var texts: [Key: Int] = [:]

  /// Finds the source texts.
  ///
  /// - Parameters:
  ///   - catalog: What the files said.
  ///   - asked: The language the user named.
  init(_ catalog: Catalog, asked: String?) {
    self.asked = asked
    var last: (table: Int, locale: String)?
    for string in catalog.strings {
      let table = table(of: string, declared: catalog.sourceLocales)
      if string.isBase {
        tables[table].isBase = true
      } else if last?.table != table || last?.locale != string.locale {
        tables[table].locales.insert(string.locale)
        last = (table, string.locale)
      }
    }
    for (index, group) in groups.values.enumerated() {
      let wanted = asked ?? catalog.sourceLocales[group] ?? "en"
      tables[index].locale = Self.best(wanted, among: tables[index].locales)
      // A named language goes ahead of Base, if the table has it.
      if asked != nil, tables[index].locale != nil { tables[index].isBase = false }
    }
    for (index, string) in catalog.strings.enumerated() where isSource(string) {
      texts[Key(table: groups.number(of: string.group), key: ExactText(string.key))] = index
    }
  }

  private mutating func table(of string: LocalizedString, declared: [String: String]) -> Int {
    let number = groups.number(of: string.group)
    if number == tables.count { tables.append(Table(baseLocale: declared[string.group] ?? asked ?? "en")) }
    return number
  }

  /// The source language of a text of the catalog.
  mutating func locale(for string: LocalizedString) -> String {
    if string.source != nil { return asked ?? "en" }
    let table = tables[groups.number(of: string.group)]
    return table.isBase ? table.baseLocale : table.locale ?? asked ?? "en"
  }

  /// Where the source text of a text's table and key is in the catalog; what the item itself says goes ahead of it.
  mutating func place(for string: LocalizedString) -> Int? {
    texts[Key(table: groups.number(of: string.group), key: ExactText(string.key))]
  }

  /// Whether a text of the catalog is itself in the source language of its table.
  mutating func isSource(_ string: LocalizedString) -> Bool {
    if string.source != nil { return Self.language(string.locale) == Self.language(asked ?? "en") }
    let number = groups.number(of: string.group)
    if tables[number].isBase { return string.isBase }
    return !string.isBase && string.locale == tables[number].locale
  }

  /// The locale itself, else one of the same language; nil where there is none.
  private static func best(_ wanted: String, among there: Set<String>) -> String? {
    if there.contains(wanted) { return wanted }
    return there.sorted().first { language($0) == language(wanted) }
  }

  private static func language(_ tag: String) -> Substring { tag.prefix { $0 != "-" } }
}
