import AuditModel
package import Documents

extension CatalogLoader: FileLoader {
  /// Claims named files, and files in folders that may contain texts.
  package static func claims(_ entry: FileEntry, _ head: FileHead) -> FileClaim? {
    if entry.isNamed { return entry.kind == .folder ? nil : .read }
    if entry.kind != .file, entry.ending == "xcassets" { return .skip(LeftOutReason.pictures) }
    if entry.kind == .folder { return nil }
    guard CatalogReaders.isKnown(entry.name), !isForeignXML(entry), entry.folder(withExtension: "xcassets") == nil
    else { return nil }
    return reasonToSkip(entry, head).map(FileClaim.skip) ?? .read
  }

  /// Returns whether an XML file is not one of Android's files with texts.
  private static func isForeignXML(_ entry: FileEntry) -> Bool {
    entry.ending == "xml" && (AndroidFolder(entry.folderName) == nil || !AndroidFolder.mayHoldTexts(entry.name))
  }

  private static func reasonToSkip(_ entry: FileEntry, _ head: FileHead) -> String? {
    let language = FileLanguage(path: entry.path, visible: entry.depth + 1, sourceLocale: "en")
    if language.isDocumentation { return LeftOutReason.documentation }
    if entry.name == "InfoPlist.strings" || entry.name == "InfoPlist.xcstrings" {
      return LeftOutReason.system(entry.name)
    }
    if isCopy(entry) { return LeftOutReason.exported }
    let ending = entry.ending
    if CatalogReaders.foreign.contains(ending) { return LeftOutReason.foreign(ending) }
    if SpreadsheetReader.format.fileExtensions.contains(ending), entry.kind == .file,
      !head.mayFulfil(SpreadsheetReader.isTable)
    {
      return LeftOutReason.noTable
    }
    let needsLanguage = ending == "json" && language.locale == nil && !entry.name.lowercased().hasPrefix("strings")
    return needsLanguage ? LeftOutReason.noLanguage : nil
  }

  /// Returns whether a file is in an Xcode export (`.xcloc`), but not among the texts for translators.
  private static func isCopy(_ entry: FileEntry) -> Bool {
    guard entry.path.contains(".xcloc") else { return false }
    let folders = entry.path.split(separator: "/").dropLast()
    guard let export = folders.lastIndex(where: { $0.lowercased().hasSuffix(".xcloc") }) else { return false }
    return folders[(export + 1)...].first != "Localized Contents"
  }
}
