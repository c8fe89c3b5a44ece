import AuditModel
import Bytes
import Documents

/// The texts of exports that a file of the app has too, with the same key, language and text.
enum TwinTexts {
  /// The key, language and text of a string.
  private struct Text: Hashable {
    var key: ExactText
    var locale: String
    var text: ExactText

    init(_ string: LocalizedString) {
      (key, locale, text) = (ExactText(string.key), string.locale, ExactText(string.text))
    }
  }

  /// The extensions of files that translators get, which no app draws.
  private static let exports: Set<String> = ["xliff", "xlf"]

  /// The role of a file.
  private enum Role {
    case ofApp, export, other
  }

  /// Removes the twins from a catalog and counts them; a text that states its own slot is kept.
  ///
  /// A file that the user names does not count as an export.
  static func remove(from catalog: inout Catalog, of app: AppMembership) {
    let named = Set(app.inventory.inputs.filter { $0.entry.kind == .file }.map(\.entry.shown))
    var roles: [String: Role] = [:]
    for file in catalog.files where file.format != nil { roles[file.path] = role(of: file.path, in: app, named) }
    guard roles.values.contains(.export), roles.values.contains(.ofApp) else { return }
    let exported = Set(catalog.strings.lazy.filter { roles[$0.location.file] == .export }.map(Text.init))
    let shown = Set(catalog.strings.lazy.filter { roles[$0.location.file] == .ofApp }.map(Text.init))
    let twins = exported.intersection(shown)
    guard !twins.isEmpty else { return }
    let count = catalog.strings.count
    catalog.strings.removeAll { string in
      guard roles[string.location.file] == .export, string.slot == SlotFields(), twins.contains(Text(string)) else {
        return false
      }
      catalog.locales[string.locale, default: 1] -= 1
      return true
    }
    for (locale, texts) in catalog.locales where texts == 0 { catalog.locales[locale] = nil }
    let removed = count - catalog.strings.count
    if removed > 0 { catalog.leftOut[LeftOutReason.twins, default: 0] += removed }
  }

  private static func role(of file: String, in app: AppMembership, _ named: Set<String>) -> Role {
    if named.contains(file) { return .other }
    let taking = app.isTaken(file)
    if exports.contains(FilePath.ending(of: file)) { return .export }
    return taking.byApp ? .ofApp : taking.byAny ? .other : .export
  }
}
