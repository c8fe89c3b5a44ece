import AuditModel
public import Documents

/// Reads one kind of file or folder that holds colours.
///
/// What is wrong in it is an issue of the catalog, so that its good parts and all other files are kept.
public protocol PaletteReader: Sendable {
  /// The kind of file it reads.
  static var format: CatalogFormat { get }

  /// Reads colours.
  ///
  /// - Parameter source: The file, or the files of the folder.
  /// - Returns: The palettes and what was wrong.
  func read(_ source: PaletteSource) -> PaletteCatalog
}
