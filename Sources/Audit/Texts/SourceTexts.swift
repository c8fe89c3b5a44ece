import AuditModel
import Bytes

/// The texts of the language that a design was made in, by table and key.
///
/// The language is the one that was asked for, else `Base.lproj`, else what the catalog itself says, else English. Where
/// a table has no text in exactly that language, a region of it serves (`en-US` for `en`).
///
/// Texts are named by their place in the catalog: handing one on would copy all its parts.
struct SourceTexts {
  /// The texts of all languages that share their keys.
  private struct Table {
    /// The languages there are, `Base.lproj` not among them.
    var locales: Set<String> = []
    /// Whether the source texts are those of `Base.lproj`.
    var isBase = false
    /// The language the source texts are in, Base aside; nil where there are none.
    var locale: String?
    /// The language that the catalog says to be the source, else the one asked for, else English: that of texts in
    /// `Base.lproj` and of those that items bring with them.
    var declaredLocale: String
  }

  private let strings: [LocalizedString]
  private let asked: String?
  private var tables: [Table] = []
  /// The table of each text.
  private var tableOf: [Int32] = []
  /// The source texts by table and key; of texts that share both the last.
  private var texts = PlaceTable()

  /// Finds the source texts.
  ///
  /// - Parameters:
  ///   - catalog: What the files said.
  ///   - asked: The language the user named.
  init(_ catalog: Catalog, asked: String?) {
    strings = catalog.strings
    self.asked = asked
    readTables(declared: catalog.sourceLocales)
    var found = PlaceTable()
    for index in strings.indices.reversed() where isSource(index) {
      _ = found.place(hash: hash(index), adding: index) { isSameText($0, index) }
    }
    texts = found
  }

  private mutating func readTables(declared: [String: String]) {
    var groups = Interner<String>()
    var last: (table: Int, locale: String)?
    tableOf.reserveCapacity(strings.count)
    for index in strings.indices {
      let table = groups.number(of: strings[index].group)
      tableOf.append(Int32(table))
      if table == tables.count {
        tables.append(Table(declaredLocale: declared[strings[index].group] ?? asked ?? "en"))
      }
      if strings[index].isBase {
        tables[table].isBase = true
      } else if last?.table != table || last?.locale != strings[index].locale {
        tables[table].locales.insert(strings[index].locale)
        last = (table, strings[index].locale)
      }
    }
    for (table, group) in groups.values.enumerated() {
      tables[table].locale = Self.best(asked ?? declared[group] ?? "en", among: tables[table].locales)
      // A named language goes ahead of Base, if the table has it.
      if asked != nil, tables[table].locale != nil { tables[table].isBase = false }
    }
  }

  private func hash(_ index: Int) -> Int { ExactText.hash(of: strings[index].key, in: Int(tableOf[index])) }

  private func isSameText(_ one: Int, _ other: Int) -> Bool {
    tableOf[one] == tableOf[other] && ExactText.areEqual(strings[one].key, strings[other].key)
  }

  /// The source language of the text at a place.
  func locale(for index: Int) -> String {
    let table = tables[Int(tableOf[index])]
    if strings[index].source != nil { return table.declaredLocale }
    return table.isBase ? table.declaredLocale : table.locale ?? asked ?? "en"
  }

  /// Where the source text of a text's table and key is; what the item itself says goes ahead of it.
  func place(for index: Int) -> Int? { texts.place(hash: hash(index)) { isSameText($0, index) } }

  /// The first text of those with the same table and key, which is kept for the next.
  ///
  /// - Parameters:
  ///   - index: The text's place.
  ///   - firsts: The first texts of the keys so far.
  /// - Returns: The place of the first.
  func family(of index: Int, among firsts: inout PlaceTable) -> Int {
    firsts.place(hash: hash(index), adding: index) { isSameText($0, index) } ?? index
  }

  /// Whether the text at a place is itself in the source language of its table.
  func isSource(_ index: Int) -> Bool {
    let table = Int(tableOf[index])
    if strings[index].source != nil {
      return Self.language(strings[index].locale) == Self.language(tables[table].declaredLocale)
    }
    if tables[table].isBase { return strings[index].isBase }
    return !strings[index].isBase && strings[index].locale == tables[table].locale
  }

  /// The locale itself, else one of the same language; nil where there is none.
  private static func best(_ wanted: String, among there: Set<String>) -> String? {
    if there.contains(wanted) { return wanted }
    return there.sorted().first { language($0) == language(wanted) }
  }

  private static func language(_ tag: String) -> Substring { tag.prefix { $0 != "-" } }
}
