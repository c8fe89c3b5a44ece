import Documents

/// The readers of all formats with colours.
package enum PaletteReaders {
  /// One reader per format.
  package static let all: [any PaletteReader] = [AssetCatalogReader(), PaletteFileReader(), DesignTokensReader()]

  /// The names of the formats, as shown to users: `asset catalogs (.xcassets), …`.
  static var description: String { all.map { type(of: $0).format.description }.joined(separator: ", ") }
}
