package import Documents

extension PaletteLoader: FileLoader {
  /// Claims asset catalogs, their contents, and palettes recognised by name or first bytes.
  package static func claims(_ entry: FileEntry, _ head: FileHead) -> FileClaim? {
    if entry.kind == .folder { return claims(folder: entry) }
    guard entry.ending == "json" || entry.ending == "tokens" else { return nil }
    let name = entry.name.lowercased()
    if PaletteFiles.isPalette(named: name) {
      return .read(reasonElsewhere: entry.ending == "json" ? LeftOutReason.palettes : nil)
    }
    if entry.name == AssetCatalogReader.contents {
      let isColor = entry.isNamed && FilePath.ending(of: String(entry.folderName)) == AssetKind.colorSet
      return isColor || entry.folder(withExtension: AssetKind.catalog) != nil ? .read : nil
    }
    // Many files have this extension, so in a folder only files named `tokens.json` are opened.
    guard entry.kind == .file, entry.isNamed ? entry.ending == "json" : name == "tokens.json",
      head.mayFulfil(PaletteFiles.holdsTokens)
    else { return nil }
    return .read(reasonElsewhere: LeftOutReason.palettes)
  }

  private static func claims(folder: FileEntry) -> FileClaim? {
    let ending = folder.ending
    if ending == AssetKind.catalog { return .search }
    let isInCatalog = folder.isNamed || folder.folder(withExtension: AssetKind.catalog) != nil
    if ending == AssetKind.colorSet, isInCatalog { return .read }
    guard AssetKind.others.contains(ending), isInCatalog else { return nil }
    return .skip(".\(ending) in asset catalogs: contains no colours")
  }
}
