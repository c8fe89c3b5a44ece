import Documents

/// All kinds of files that colours are read from.
public enum PaletteReaders {
  /// One reader a format.
  public static let all: [any PaletteReader] = [AssetCatalogReader(), PaletteFileReader(), DesignTokensReader()]

  /// The formats for a person: `asset catalogs (.xcassets), …`.
  static var description: String {
    all.map { reader in
      let format = type(of: reader).format
      return "\(format.name) (\(format.fileExtensions.map { ".\($0)" }.joined(separator: " ")))"
    }.joined(separator: ", ")
  }
}
