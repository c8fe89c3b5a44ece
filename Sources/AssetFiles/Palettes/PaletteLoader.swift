import AuditModel
package import Documents
import Foundation

/// A loader of colours from the files and folders that a user names.
///
/// Folders are searched for asset catalogs, palette files (`palette.json`, `NAME.palette.json`) and design tokens
/// (`NAME.tokens.json`, `NAME.tokens`, and `tokens.json` if it contains a `$value`). If an input file's name does not
/// determine its kind, its content does.
///
/// Each asset catalog and palette file is one palette. The token files of a folder form one palette, because each may
/// contain one appearance.
package enum PaletteLoader {
  /// Reads files and folders; each is either read or has an error among the issues.
  ///
  /// Results are in the order of the inputs. Pictures are listed but not read. If `readsOutside` is true, links in
  /// folders may lead out of them.
  package static func load(inputs: [String], readsOutside: Bool = false) -> PaletteCatalog {
    let inventory = Inventory(inputs, for: [Self.self], readsOutside: readsOutside)
    var catalog = load(inventory, isOptional: false)
    catalog.issues = inventory.issues + catalog.issues
    catalog.leftOut.merge(inventory.leftOutFiles, uniquingKeysWith: +)
    return catalog
  }

  /// Reads the palettes of an inventory, without its own issues and skipped items.
  ///
  /// If `isOptional` is true, inputs without colours are acceptable, because other loaders report them. Palettes are in
  /// the order of the inputs and sorted within each.
  package static func load(_ inventory: Inventory, isOptional: Bool) -> PaletteCatalog {
    let files = PaletteFiles(inventory, isOptional: isOptional)
    let contents = files.found.flatMap(\.files).concurrentMap { content(of: $0.path) }
    var whole = PaletteCatalog()
    whole.issues = files.issues
    // With several loaders, the others report items without colours.
    whole.leftOut = isOptional ? [:] : files.leftOut
    whole.pictures = files.pictures
    var next = 0
    for found in files.found {
      let read = found.files.enumerated().map { index, place in
        PaletteSource.File(path: place.shown, content: contents[next + index])
      }
      next += found.files.count
      whole.append(catalog(of: found, PaletteSource(path: found.shown, files: read)))
    }
    return whole
  }

  /// Returns the files that `load` would read for the same inputs.
  package static func files(in inputs: [String], readsOutside: Bool) -> [String] {
    let files = PaletteFiles(Inventory(inputs, for: [Self.self], readsOutside: readsOutside))
    return files.found.flatMap(\.files).map(\.path) + files.pictures
  }

  private static func catalog(of found: PaletteFiles.Found, _ source: PaletteSource) -> PaletteCatalog {
    switch found.kind {
    case .assetCatalog, .colorSet: return AssetCatalogReader().read(source)
    case .paletteFile: return PaletteFileReader().read(source)
    case .tokens: return DesignTokensReader().read(source)
    case .unknown:
      guard let file = source.files.first, case .bytes(let bytes) = file.content else {
        return PaletteFileReader().read(source)
      }
      if let reader = PaletteShape.reader(of: bytes) { return reader.read(source) }
      var catalog = PaletteCatalog()
      catalog.issues.refuse(
        startOf: source.path, "unknown file type",
        fix: "supported: \(PaletteReaders.description), and pictures (.png .jpg)")
      return catalog
    }
  }

  private static func content(of path: String) -> PaletteSource.File.Content {
    var status = stat()
    guard stat(path, &status) == 0 else { return errno == EACCES ? .unreadable : .missing }
    guard status.st_mode & S_IFMT == S_IFREG else { return .special }
    guard status.st_size <= PaletteFiles.largest else { return .tooLarge(Int(status.st_size)) }
    return FileBytes.read(path, limit: PaletteFiles.largest).map { .bytes($0) } ?? .unreadable
  }
}
