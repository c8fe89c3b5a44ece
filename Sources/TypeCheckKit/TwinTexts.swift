import AuditModel
import Bytes
import Documents

/// The texts in exports for translators that a file of the app also has, with the same key, language and forms.
enum TwinTexts {
  /// The key, language and forms of a string.
  private struct Text: Hashable {
    var key: ExactText
    var locale: String
    var forms: [[ExactText]]

    init(_ string: LocalizedString) {
      (key, locale) = (ExactText(string.key), string.locale)
      forms = string.forms.map { [ExactText($0.name), ExactText($0.text)] }
    }
  }

  /// The extensions of files for translators, which no app draws.
  private static let exports: Set<String> = ["xliff", "xlf"]

  /// Removes the twins from a catalog and counts them; a text that states its own slot or limit is kept.
  ///
  /// A file that the user names does not count as an export.
  static func remove(from catalog: inout Catalog, in inventory: Inventory) {
    let named = Set(inventory.inputs.filter { $0.entry.kind == .file }.map(\.entry.shown))
    let files = Set(catalog.files.lazy.filter { $0.format != nil }.map(\.path)).subtracting(named)
    let exported = files.filter { exports.contains(FilePath.ending(of: $0)) }
    guard !exported.isEmpty, exported.count < files.count else { return }
    let shown = Set(
      catalog.strings.lazy.filter { files.contains($0.location.file) && !exported.contains($0.location.file) }
        .map(Text.init))
    let count = catalog.strings.count
    catalog.strings.removeAll { string in
      guard exported.contains(string.location.file), string.slot == SlotFields(),
        string.details?.characterLimit == nil, shown.contains(Text(string))
      else { return false }
      catalog.locales[string.locale, default: 1] -= 1
      return true
    }
    for (locale, texts) in catalog.locales where texts == 0 { catalog.locales[locale] = nil }
    let removed = count - catalog.strings.count
    if removed > 0 { catalog.leftOut[LeftOutReason.twins, default: 0] += removed }
  }
}
