internal import AuditModel

/// The texts of a project's tables by the keys that layouts name them with.
struct LayoutTables: Sendable {
  private var places: [String: [Int]] = [:]
  private let strings: [LocalizedString]
  private let sourceLocale: String

  /// Puts texts in order.
  ///
  /// - Parameters:
  ///   - catalog: The project's texts.
  ///   - sourceLocale: The language of the design, which stands in where another has no text.
  init(_ catalog: Catalog, sourceLocale: String) {
    strings = catalog.strings
    self.sourceLocale = sourceLocale
    for (place, string) in strings.enumerated() { places[string.key, default: []].append(place) }
  }

  /// The text of a key.
  ///
  /// - Parameters:
  ///   - key: The key.
  ///   - table: The table; nil is any.
  ///   - locale: The language; where it has no such text, its parent language and the source language are asked, as
  ///     the system does.
  /// - Returns: The text; of equal ones the first.
  func string(_ key: String, table: String?, locale: String?) -> LocalizedString? {
    let candidates = (places[key] ?? []).lazy.map { strings[$0] }.filter { table == nil || Self.isOf($0, table) }
    let asked = locale ?? sourceLocale
    let parent = String(asked.prefix { $0 != "-" && $0 != "_" })
    for language in [asked, parent, sourceLocale] {
      if let found = candidates.first(where: { $0.locale == language }) { return found }
    }
    return nil
  }

  /// Whether a text is of a table: the name its file gives it, or the file's own name without its ending.
  private static func isOf(_ string: LocalizedString, _ table: String?) -> Bool {
    guard let table else { return true }
    if let named = string.details?.table { return named == table }
    let name = string.location.file.split(separator: "/").last ?? ""
    return name.split(separator: ".").first.map(String.init) == table
  }
}
