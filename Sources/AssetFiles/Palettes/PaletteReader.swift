import AuditModel
package import Documents

/// A reader of one kind of file or folder with colours.
///
/// Problems in a file become issues of the catalog, so valid parts and all other files are kept.
package protocol PaletteReader: Sendable {
  /// The format that the reader reads.
  static var format: CatalogFormat { get }

  /// Reads the palettes of a file or folder.
  func read(_ source: PaletteSource) -> PaletteCatalog
}
