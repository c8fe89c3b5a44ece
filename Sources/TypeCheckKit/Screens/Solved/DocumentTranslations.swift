import AuditModel
import InterfaceBuilder
import TextFiles

/// The translations of the texts of storyboards and xibs.
struct DocumentTranslations: Sendable {
  /// The language of documents outside language folders, as a BCP 47 tag.
  let source: String
  /// The languages with a text, the source language first, then in the order of the files.
  private(set) var locales: [String]
  private var texts: [String: [TextKey: String]] = [:]

  /// Collects the translations of keys.
  ///
  /// `isMeasured` is whether each text of the catalog is measured; nil if all are.
  init(of keys: Set<TextKey>, in catalog: Catalog, source: String, where isMeasured: [Bool]? = nil) {
    self.source = source
    locales = [source]
    for (index, string) in catalog.strings.enumerated() where isMeasured?[index] ?? true {
      let key = TextKey(of: string)
      guard keys.contains(key) else { continue }
      if texts[string.locale] == nil, string.locale != source { locales.append(string.locale) }
      texts[string.locale, default: [:]][key] = string.text
    }
  }

  /// Creates the translations into one language.
  init(_ texts: [TextKey: String], in locale: String) {
    (source, locales, self.texts) = (locale, [locale], [locale: texts])
  }

  /// Returns the texts in a language; for a missing key, a document shows its own text.
  func texts(in locale: String?) -> [TextKey: String] { locale.flatMap { texts[$0] } ?? [:] }
}
