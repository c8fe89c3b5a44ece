import AuditModel
public import Documents

/// Reads this package's own palette file: colours with roles, pairs that meet, states, bars.
///
/// The format is described by `Schemas/palette.schema.json`. `ios`, `smallestCategory` and `largeText` are conditions of
/// the whole palette; what the user asks for on the command line comes before them.
public struct PaletteFileReader: PaletteReader {
  /// The kind of file it reads.
  public static let format = CatalogFormat(
    id: "palette", name: "palette files", fileExtensions: ["palette.json"])

  /// Creates a reader.
  public init() {}

  /// Reads a palette file.
  ///
  /// - Parameter source: The file.
  /// - Returns: One palette with everything that could be read, and what was wrong; no palette where the file breaks off
  ///   or holds no object.
  public func read(_ source: PaletteSource) -> PaletteCatalog {
    var catalog = PaletteCatalog()
    for file in source.files {
      guard let bytes = AssetCatalogReader.bytes(of: file, into: &catalog) else { continue }
      let document = PaletteFileDocument(bytes, file: file.path)
      catalog.issues += document.issues
      if let palette = document.palette { catalog.palettes.append(palette) }
    }
    return catalog
  }
}
