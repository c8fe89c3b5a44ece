import Documents

/// The kinds of folders in asset catalogs, by their extensions in lowercase.
///
/// Source: Apple, Asset Catalog Format Reference, types overview; later kinds as Xcode writes them.
enum AssetKind {
  /// An asset catalog.
  static let catalog = "xcassets"
  /// A picture at its scales.
  static let imageSet = "imageset"
  /// A colour in its appearances.
  static let colorSet = "colorset"

  /// Sets without colours.
  static let others: Set<String> = [
    "appiconset", "arimageset", "arresourcegroup", "arreferenceimage", "brandassets", "cubetextureset",
    "complicationset",
    "dataset", "gcdashboardimage", "gcleaderboard", "gcleaderboardset", "iconset", "imageset", "imagestack",
    "imagestacklayer", "launchimage", "mipmapset", "solidimagestack", "solidimagestacklayer", "spriteatlas", "sticker",
    "stickerpack", "stickersequence", "stickersiconset", "symbolset", "textureset",
  ]

  /// The sets above that may contain other sets, including image sets.
  static let groups: Set<String> = [
    "arresourcegroup", "brandassets", "cubetextureset", "gcleaderboardset", "imagestack", "imagestacklayer",
    "solidimagestack", "solidimagestacklayer", "spriteatlas", "stickerpack", "textureset",
  ]

  /// Whether an extension is that of an asset catalog or of a set in one.
  static func isOne(_ ending: String) -> Bool {
    ending == catalog || ending == colorSet || others.contains(ending)
  }

  /// Whether a set is neither checked itself nor contains sets that are.
  static func isLeftOut(_ ending: String) -> Bool {
    ending != imageSet && others.contains(ending) && !groups.contains(ending)
  }
}
