import AuditModel

/// The texts of the language that a design was made in, by table and key.
///
/// The language is the one that was asked for, else `Base.lproj`, else what the catalog itself says, else English. Where
/// a table has no text in exactly that language, a region of it serves (`en-US` for `en`).
struct SourceTexts {
  private struct Key: Hashable {
    var group: String
    var key: String
  }

  private let asked: String?
  private let declared: [String: String]
  /// The language each table's source texts are in.
  private var locales: [String: String] = [:]
  private var texts: [Key: Source] = [:]
  /// Tables whose source texts are those of `Base.lproj`.
  private var baseGroups: Set<String> = []

  /// Finds the source texts.
  ///
  /// - Parameters:
  ///   - catalog: What the files said.
  ///   - asked: The language the user named.
  init(_ catalog: Catalog, asked: String?) {
    self.asked = asked
    declared = catalog.sourceLocales
    var found: [String: Set<String>] = [:]
    for string in catalog.strings {
      if string.isBase {
        baseGroups.insert(string.group)
      } else {
        found[string.group, default: []].insert(string.locale)
      }
    }
    for (group, there) in found {
      let wanted = asked ?? declared[group] ?? "en"
      locales[group] = Self.best(wanted, among: there)
      // A named language goes ahead of Base, if the table has it.
      if asked != nil, locales[group] != nil { baseGroups.remove(group) }
    }
    for string in catalog.strings where isSource(string) {
      texts[Key(group: string.group, key: string.key)] = Source(string.text)
    }
  }

  /// The source language of a text.
  func locale(for string: LocalizedString) -> String {
    if string.source != nil { return asked ?? "en" }
    if baseGroups.contains(string.group) { return declared[string.group] ?? asked ?? "en" }
    return locales[string.group] ?? asked ?? "en"
  }

  /// The source-language text of a text: what the item itself says, else that of the same table and key.
  func source(of string: LocalizedString) -> Source? {
    string.source.map(Source.init) ?? texts[Key(group: string.group, key: string.key)]
  }

  /// A source text, and what of it is measured; taken apart once for all languages.
  struct Source {
    /// The text.
    let text: String
    /// The text without its format specifiers.
    let measured: String

    init(_ text: String) {
      self.text = text
      measured = Placeholder.removing(from: text, source: nil) ?? text
    }
  }

  /// Whether a text is itself in the source language of its table.
  func isSource(_ string: LocalizedString) -> Bool {
    if string.source != nil { return Self.language(string.locale) == Self.language(asked ?? "en") }
    if baseGroups.contains(string.group) { return string.isBase }
    return !string.isBase && string.locale == locales[string.group]
  }

  /// The locale itself, else one of the same language; nil where there is none.
  private static func best(_ wanted: String, among there: Set<String>) -> String? {
    if there.contains(wanted) { return wanted }
    return there.sorted().first { language($0) == language(wanted) }
  }

  private static func language(_ tag: String) -> Substring { tag.prefix { $0 != "-" } }
}
