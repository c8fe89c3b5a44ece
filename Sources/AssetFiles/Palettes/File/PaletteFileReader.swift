import AuditModel
package import Documents

/// A reader of palette files, this package's own format: colours with roles, pairs, states and bars.
///
/// `Schemas/palette.schema.json` describes the format. `ios`, `smallestCategory` and `largeText` apply to the whole
/// palette, unless options on the command line override them.
package struct PaletteFileReader: PaletteReader {
  /// The format of palette files.
  package static let format = CatalogFormat(id: "palette", name: "palette files", fileExtensions: ["palette.json"])

  /// Reads a palette file.
  ///
  /// The result has no palette if the file is not valid JSON or its root is not an object.
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
