import AuditModel
import Documents
import InterfaceBuilder

/// The texts of storyboards and xibs, joined with the tables that translate them.
struct DocumentTexts {
  /// The texts of the documents that no table has in their language and that code does not replace.
  private(set) var texts: [LocalizedString] = []
  /// The keys of the documents and of their tables, each once.
  private(set) var keys: [TextKey] = []
  /// The keys of tables whose objects no document has, at the location of their first text.
  private(set) var stale: [TextMention] = []
  /// The uses for keys of tables whose objects are gone or never shown, which mark the texts as not drawn.
  private(set) var undrawn: [TextUse] = []
  /// The keys of tables, at the location of their first text.
  private(set) var tableKeys: [InterfaceFact] = []

  /// A table that translates a document.
  private struct Table {
    var group: String
    /// The languages of each key.
    var languages: [String: Set<String>] = [:]
  }

  /// Joins documents with tables.
  init(_ uses: InterfaceUses, in documents: [InterfaceDocument], _ catalog: Catalog, sourceLocale: String) {
    let homes = documents.map { DocumentHome($0.file) }
    let byHome = Dictionary(grouping: documents.indices) { homes[$0].path }
    var tables: [String: Table] = [:]
    var seen: Set<TextKey> = []
    var last = (file: "", home: "")
    for index in catalog.strings.indices {
      let file = catalog.strings[index].location.file
      if file != last.file { last = (file, DocumentHome(file).path) }
      guard let own = byHome[last.home] else { continue }
      let string = catalog.strings[index]
      tables[last.home, default: Table(group: string.group)].languages[string.key, default: []].insert(string.locale)
      let key = TextKey(of: string)
      guard seen.insert(key).inserted else { continue }
      keys.append(key)
      let id = String(string.key.prefix { $0 != "." })
      let isUnused = own.contains { documents[$0].isUnused(id) }
      let hasObject = isUnused || own.contains { documents[$0].object(id) != nil }
      tableKeys.append(
        InterfaceFact(
          .tableKey(string.key, hasObject: hasObject), at: string.location, name: "\(key.table) · \(string.key)"))
      if isUnused || !hasObject { undrawn.append(Self.undrawn(key, at: string.location)) }
      if !hasObject {
        stale.append(TextMention(key: key, location: string.location, ending: .missingObject))
      }
    }
    addTexts(of: uses, documents, homes, tables, sourceLocale: sourceLocale, &seen)
  }

  private static func undrawn(_ key: TextKey, at location: SourceLocation) -> TextUse {
    TextUse(key: key, location: location, place: "table", role: .notDrawn, way: .stored, isLocalizedKey: false)
  }

  /// Adds the texts of the documents, and their keys.
  private mutating func addTexts(
    of uses: InterfaceUses, _ documents: [InterfaceDocument], _ homes: [DocumentHome], _ tables: [String: Table],
    sourceLocale: String, _ seen: inout Set<TextKey>
  ) {
    for text in uses.texts {
      if seen.insert(text.use.key).inserted { keys.append(text.use.key) }
      let home = homes[text.document]
      let locale = home.locale ?? sourceLocale
      let table = tables[home.path]
      guard text.use.way != .setInCode, table?.languages[text.use.key.key]?.contains(locale) != true else { continue }
      var string = LocalizedString(
        location: text.text.location, key: text.use.key.key, text: text.text.text, locale: locale,
        group: table?.group ?? "\(home.path).strings")
      string.isBase = home.isBase
      texts.append(string)
    }
  }
}

extension Catalog {
  /// Adds the texts of storyboards and xibs that no table has.
  mutating func add(_ texts: [LocalizedString]) {
    strings += texts
    for text in texts { locales[text.locale, default: 0] += 1 }
  }
}

/// The path that a document shares with its tables, without the language folder and the extension.
private struct DocumentHome {
  /// The path.
  let path: String
  /// The language of the folder; nil if there is none, or if it is `Base.lproj`.
  let locale: String?
  /// Whether the document is in `Base.lproj`.
  let isBase: Bool

  init(_ file: String) {
    var parts = file.split(separator: "/", omittingEmptySubsequences: false)
    var language: Substring?
    if let folder = parts.lastIndex(where: { $0.hasSuffix(".lproj") }) {
      language = parts[folder].dropLast(".lproj".count)
      parts.remove(at: folder)
    }
    isBase = language == "Base"
    // `mul.lproj` has the texts of all languages.
    locale = language.flatMap { ["Base", "mul"].contains($0) ? nil : LanguageTag(folder: $0).identifier }
    if let name = parts.popLast() { parts.append(name[..<(name.lastIndex(of: ".") ?? name.endIndex)]) }
    path = parts.joined(separator: "/")
  }
}
