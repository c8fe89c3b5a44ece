import AuditModel
import Documents

/// The texts of one `<file>` element.
struct XLIFFTable {
  private let file: SourceFile
  private let original: String
  /// The target language, or nil if it is unknown.
  private let target: String?
  private let source: String
  /// The location of the `<file>`.
  private let location: SourceLocation
  /// Whether any target text differs from its source text.
  private var hasTranslations = false
  private var entries: [XLIFFEntry] = []
  private var places: [String: Int] = [:]
  private var lines: [String: Int] = [:]

  /// Creates an empty table; `target` is nil if the target language is unknown.
  init(original: String, source: String, target: String?, in file: SourceFile, at location: SourceLocation) {
    var file = file
    file.bytes = []
    file.locale = target ?? source
    if !original.isEmpty { file.group += "/\(original)" }
    self.file = file
    self.original = original
    self.source = source
    self.target = target
    self.location = location
  }

  /// Adds a unit, and its warnings to the catalog.
  mutating func add(_ unit: XLIFFUnit, size: XLIFFSize, comments: [LocatedText], to catalog: inout Catalog) {
    if let line = lines.updateValue(unit.location.line, forKey: unit.key) {
      catalog.issues.append(.repeated(unit.key, at: unit.location, line: line))
    }
    let name = XLIFFKey(unit.key, original: original)
    let place = places[name.key] ?? entries.count
    if place == entries.count {
      places[name.key] = place
      let isCatalog = !original.lowercased().hasSuffix(".stringsdict")
      entries.append(
        XLIFFEntry(key: name.key, location: unit.location, isCatalog: isCatalog, locale: file.locale))
    }
    entries[place].add(unit, steps: name.steps, size: size, comments: comments)
    if let target = unit.target, target.text != unit.source?.text { hasTranslations = true }
  }

  /// Adds the texts of all units to the catalog, or an error if their language is unknown.
  func finish(_ catalog: inout Catalog) {
    catalog.sourceLocales[file.group] = source
    let name = original.split(separator: "/").last ?? ""
    let isSystem = name.hasPrefix("InfoPlist.") || name.hasSuffix("Info.plist")
    guard target != nil || !hasTranslations || isSystem else {
      // The source texts would be checked as if they were the translations.
      return catalog.issues.refuse(
        at: location, "this <file> has translations but no target language, so its texts are not read",
        fix:
          "write, for example, target-language=\"de\" in <file> (1.2) or trgLang=\"de\" in <xliff> (2.x), or name the "
          + "file de.xliff")
    }
    if isSystem {
      // These texts count as one file, like a separate `InfoPlist.strings`.
      if !entries.isEmpty { catalog.leaveOut(LeftOutReason.system("InfoPlist.strings")) }
      return
    }
    for entry in entries {
      let isSpoken = StringsEntries.isSpoken(entry.key)
      if isSpoken || entry.isFixed {
        catalog.leaveOut(isSpoken ? LeftOutReason.spoken : LeftOutReason.fixed)
        catalog.skippedKeys.insert(entry.key)
      } else {
        add(entry, to: &catalog)
      }
    }
  }

  private func add(_ entry: XLIFFEntry, to catalog: inout Catalog) {
    let isTranslated = entry.translated > 0 && !entry.isIncomplete
    guard isTranslated || target == nil || target == source else {
      return catalog.leaveOut(LeftOutReason.untranslated)
    }
    let (string, issues) = entry.string(isTranslated: isTranslated && target != nil, in: file)
    catalog.issues += issues
    guard let string else { return catalog.leaveOut(LeftOutReason.untranslated) }
    catalog.strings.append(string)
  }
}
