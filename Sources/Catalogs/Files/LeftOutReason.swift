/// The reasons why something is skipped, as shown to users; ``Catalog/leftOut`` counts by them.
///
/// All readers use these, so that equal reasons are counted together in every format.
enum LeftOutReason {
  static let untranslated = "untranslated texts: the source text shows instead"
  static let fuzzy = "fuzzy translations: the source text shows instead"
  static let fixed = "texts that are not to be translated"
  static let stale = "stale texts: no longer used by the app"
  static let obsolete = "obsolete entries: no longer used by the app"
  static let spoken = "accessibility labels and hints: spoken, never drawn"
  static let empty = "empty keys: nothing to draw"
  static let references = "references to other texts: measured where they stand"
  static let unknownElements = "elements that XLIFF does not know: not read"
  static let noTexts = "Android resources that are not texts"
  static let neverChosen = "plural forms that no whole number takes: never drawn"
  static let joined = "JSON keys that are forms of another text, as i18next writes plurals and contexts"
  static let documentation = "files in qqq.lproj: documentation for translators"
  static let exported = "files in .xcloc folders next to Localized Contents: not for translators"
  static let noTable = "CSV and TSV files without a column of keys and one of a language"
  static let bracketed = "columns of CSV and TSV files whose brackets name no language, such as width (pt)"
  static let noLanguage = "JSON files whose name and folder name no language"
  static let palettes = "palettes, which check and palette read"
  static let pointers = "CSV and TSV files that are pointers of Git LFS: run git lfs pull to have them looked at"
  static let hiddenFolders = "hidden folders: not looked into"
  static let hiddenFiles = "hidden files: not read"
  static let pictures = ".xcassets folders: no texts; check and palette read their colours"

  /// A kind of set in asset catalogs, such as `appiconset`.
  static func assets(_ ending: String) -> String {
    ".\(ending) in asset catalogs: no rule checks it"
  }

  /// A folder such as `Pods`.
  static func othersCode(_ name: String) -> String { "folders named \(name): other people's code" }

  /// A table of texts that the system draws, such as `InfoPlist.strings`.
  static func system(_ name: String) -> String { "\(name) files: drawn by the system, not by the app" }

  /// Files of an unsupported kind.
  static func foreign(_ ending: String) -> String { ".\(ending) files: this version does not read them" }
}
