import AuditModel
package import Documents

/// Reads the palette file of this package: colours with roles, pairs, states and bars.
///
/// The format is described in `Schemas/palette.schema.json`. `ios`, `smallestCategory` and `largeText` are conditions
/// of the whole palette; options on the command line override them.
package struct PaletteFileReader: PaletteReader {
  /// The kind of file it reads.
  package static let format = CatalogFormat(id: "palette", name: "palette files", fileExtensions: ["palette.json"])

  /// Reads a palette file.
  ///
  /// - Parameter source: The file.
  /// - Returns: One palette with everything that could be read, and the issues. There is no palette if the file is
  ///   truncated or its root is not an object.
  package func read(_ source: PaletteSource) -> PaletteCatalog {
    var catalog = PaletteCatalog()
    for file in source.files {
      guard let bytes = catalog.bytes(of: file) else { continue }
      let document = PaletteFileDocument(bytes, file: file.path)
      catalog.issues += document.issues
      if let palette = document.palette { catalog.palettes.append(palette) }
    }
    return catalog
  }
}
