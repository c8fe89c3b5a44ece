import AuditModel
package import Documents

/// A reader of one kind of file or folder with colours.
///
/// Problems become issues of the catalog; valid parts of a file and all other files are kept.
package protocol PaletteReader: Sendable {
  /// The format that this reader accepts.
  static var format: CatalogFormat { get }

  /// Reads the palettes of a file or folder.
  func read(_ source: PaletteSource) -> PaletteCatalog
}
