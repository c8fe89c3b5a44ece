package import AuditModel
import Bytes

/// The source texts of a catalog, which are those in the language of the design, by table and key.
///
/// The language is the requested one, or else that of `Base.lproj`, the catalog's source language or English. If a
/// table has no text in exactly that language, a regional variant is used (`en-US` for `en`).
///
/// Texts are represented by their indexes, because passing on a text would copy all its fields.
package struct SourceTexts {
  /// A group of texts that have the same keys in several languages.
  private struct Table {
    /// The languages of the table, except `Base.lproj`.
    var locales: Set<String> = []
    /// Whether the source texts are in `Base.lproj`.
    var isBase = false
    /// Whether both `Base.lproj` and another folder have source texts.
    var hasBoth = false
    /// The hashes of the keys in the folder that takes precedence, if there are both.
    var keys: Set<Int> = []
    /// The language of the source texts outside `Base.lproj`, or nil if there are none.
    var locale: String?
    /// The language of texts in `Base.lproj` and of source texts that items contain.
    ///
    /// It is the catalog's source language, or else the requested language or English.
    var declaredLocale: String
  }

  private let strings: [LocalizedString]
  private let asked: String?
  private var tables: [Table] = []
  /// The index of the table of each text.
  private var tableOf: [Int32] = []
  /// The source texts by table and key.
  ///
  /// If several texts have the same table and key, the last one counts.
  private var texts = PlaceTable()

  /// Finds the source texts of a catalog.
  ///
  /// `asked` is the source language that the user requests. Without `joinsTexts`, only ``isSource(_:)`` can be used.
  package init(_ catalog: Catalog, asked: String?, joinsTexts: Bool = true) {
    strings = catalog.strings
    self.asked = asked
    readTables(declared: catalog.sourceLocales)
    guard joinsTexts else { return }
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
      tables[table].hasBoth = tables[table].isBase && tables[table].locale != nil
      // A requested language takes precedence over Base if the table has it.
      if asked != nil, tables[table].locale != nil { tables[table].isBase = false }
    }
    // Either may lack a key that the other has.
    for index in strings.indices where tables[Int(tableOf[index])].hasBoth && isFirst(index) {
      tables[Int(tableOf[index])].keys.insert(hash(index))
    }
  }

  private func hash(_ index: Int) -> Int { ExactText.hash(of: strings[index].key, in: Int(tableOf[index])) }

  private func isSameText(_ one: Int, _ other: Int) -> Bool {
    tableOf[one] == tableOf[other] && ExactText.areEqual(strings[one].key, strings[other].key)
  }

  /// Returns the source language of the text at an index.
  func locale(for index: Int) -> String {
    let table = tables[Int(tableOf[index])]
    if strings[index].source != nil { return table.declaredLocale }
    return table.isBase ? table.declaredLocale : table.locale ?? asked ?? "en"
  }

  /// Returns the index of the source text with the same table and key, or nil if there is none.
  ///
  /// A source text that the item itself contains takes precedence.
  package func place(for index: Int) -> Int? { texts.place(hash: hash(index)) { isSameText($0, index) } }

  /// Returns the index of the first text with the same table and key, and records this text if it is the first.
  func family(of index: Int, among firsts: inout PlaceTable) -> Int {
    firsts.place(hash: hash(index), adding: index) { isSameText($0, index) } ?? index
  }

  /// Returns whether the text at an index is in the source language of its table.
  package func isSource(_ index: Int) -> Bool {
    let table = Int(tableOf[index])
    if strings[index].source != nil {
      return Self.language(strings[index].locale) == Self.language(tables[table].declaredLocale)
    }
    if isFirst(index) { return true }
    guard tables[table].hasBoth, strings[index].isBase || strings[index].locale == tables[table].locale else {
      return false
    }
    return !tables[table].keys.contains(hash(index))
  }

  /// Whether a text is in the folder whose source texts take precedence.
  private func isFirst(_ index: Int) -> Bool {
    let table = tables[Int(tableOf[index])]
    return table.isBase ? strings[index].isBase : !strings[index].isBase && strings[index].locale == table.locale
  }

  /// Returns the wanted locale or else one with the same language, or nil if there is none.
  private static func best(_ wanted: String, among there: Set<String>) -> String? {
    if there.contains(wanted) { return wanted }
    return there.sorted().first { language($0) == language(wanted) }
  }

  static func language(_ tag: String) -> Substring { tag.prefix { $0 != "-" } }
}
