import Documents

/// All formats that colours are read from.
package enum PaletteReaders {
  /// One reader per format.
  package static let all: [any PaletteReader] = [AssetCatalogReader(), PaletteFileReader(), DesignTokensReader()]

  /// The formats as shown to users: `asset catalogs (.xcassets), …`.
  static var description: String {
    all.map { reader in
      let format = type(of: reader).format
      return "\(format.name) (\(format.fileExtensions.map { ".\($0)" }.joined(separator: " ")))"
    }.joined(separator: ", ")
  }
}
