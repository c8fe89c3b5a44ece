import AuditModel

/// The reasons for skipping something, as shown to users and used as keys of ``Catalog/leftOut``.
///
/// All readers share them, so that every format counts equal reasons together.
package enum LeftOutReason {
  package static let untranslated = "untranslated texts: the source text shows instead"
  package static let fuzzy = "fuzzy translations: the source text shows instead"
  package static let fixed = "texts that are not to be translated"
  package static let stale = "stale texts: no longer used by the app"
  package static let obsolete = "obsolete entries: no longer used by the app"
  package static let spoken = "accessibility labels and hints: spoken, never drawn"
  package static let twins = "exported texts that a file of the app also contains: reported there"
  package static let empty = "empty keys: nothing to draw"
  package static let references = "references to other texts: measured where those are defined"
  package static let unknownElements = "elements that XLIFF does not know: not read"
  package static let noTexts = "Android resources that are not texts"
  package static let neverChosen = "plural forms that no whole number selects: never drawn"
  package static let joined = "JSON keys that are forms of another text, as i18next writes plurals and contexts"
  package static let documentation = "files in qqq.lproj: documentation for translators"
  package static let exported = "files in .xcloc folders next to Localized Contents: not for translators"
  package static let noTable = "CSV and TSV files without a key column and a language column"
  package static let bracketed = "columns of CSV and TSV files whose brackets name no language, such as width (pt)"
  package static let noLanguage = "JSON files whose name and folder name no language"
  package static let palettes = "palettes: typecheck check and palette read them"
  package static let pointers =
    "CSV and TSV files that are Git LFS pointers: run git lfs pull to read them"
  package static let notShipped = SkippedWords.notShipped
  package static let hiddenFolders = "hidden folders: not read"
  package static let hiddenFiles = "hidden files: not read"
  package static let pictures = ".xcassets folders: no texts; typecheck check and palette read their colours"

  /// Returns the reason for a kind of set in asset catalogs, such as `appiconset`.
  package static func assets(_ ending: String) -> String {
    ".\(ending) in asset catalogs: no rule checks it"
  }

  /// Returns the reason for a table of texts that the system draws, such as `InfoPlist.strings`.
  package static func system(_ name: String) -> String { "\(name) files: drawn by the system, not by the app" }

  /// Returns the reason for files of an unsupported kind.
  package static func foreign(_ ending: String) -> String { ".\(ending) files: this version does not read them" }
}
