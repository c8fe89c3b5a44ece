internal import AuditModel

/// An index of a project's texts by the keys that layouts use.
struct LayoutTables: Sendable {
  private var places: [String: [Int]] = [:]
  private let strings: [LocalizedString]
  private let sourceLocale: String

  /// Indexes texts by key.
  ///
  /// `sourceLocale` is the fallback for languages without a text.
  init(_ catalog: Catalog, sourceLocale: String) {
    strings = catalog.strings
    self.sourceLocale = sourceLocale
    for (place, string) in strings.enumerated() { places[string.key, default: []].append(place) }
  }

  /// Returns the text of a key, or nil.
  ///
  /// The first text wins if several match.
  ///
  /// A nil table matches any. If the language has no such text, its parent language and then the source language are
  /// tried, as the system does.
  func string(_ key: String, table: String?, locale: String?) -> LocalizedString? {
    let candidates = (places[key] ?? []).lazy.map { strings[$0] }.filter { table == nil || Self.isOf($0, table) }
    let asked = locale ?? sourceLocale
    let parent = String(asked.prefix { $0 != "-" && $0 != "_" })
    for language in [asked, parent, sourceLocale] {
      if let found = candidates.first(where: { $0.locale == language }) { return found }
    }
    return nil
  }

  /// Returns whether a text belongs to a table: the one named in its file, or else the file's name without extension.
  private static func isOf(_ string: LocalizedString, _ table: String?) -> Bool {
    guard let table else { return true }
    if let named = string.details?.table { return named == table }
    let name = string.location.file.split(separator: "/").last ?? ""
    return name.split(separator: ".").first.map(String.init) == table
  }
}
