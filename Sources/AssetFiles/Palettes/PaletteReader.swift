import AuditModel
package import Documents

/// Reads one kind of file or folder with colours.
///
/// Problems in a file become issues of the catalog, so that its valid parts and all other files are kept.
package protocol PaletteReader: Sendable {
  /// The kind of file it reads.
  static var format: CatalogFormat { get }

  /// Reads colours.
  ///
  /// - Parameter source: The file, or the files of the folder.
  /// - Returns: The palettes, with an issue for each problem.
  func read(_ source: PaletteSource) -> PaletteCatalog
}
