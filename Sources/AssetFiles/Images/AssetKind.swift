import Documents

/// The kinds of folders that asset catalogs consist of, by their endings in small letters.
///
/// Source: Apple, Asset Catalog Format Reference, types overview; the later ones as Xcode writes them.
enum AssetKind {
  /// A whole catalog.
  static let catalog = "xcassets"
  /// A picture at its scales.
  static let imageSet = "imageset"
  /// A colour in its appearances.
  static let colorSet = "colorset"

  /// Sets that hold no colours.
  static let others: Set<String> = [
    "appiconset", "arimageset", "arresourcegroup", "arreferenceimage", "brandassets", "cubetextureset",
    "complicationset",
    "dataset", "gcdashboardimage", "gcleaderboard", "gcleaderboardset", "iconset", "imageset", "imagestack",
    "imagestacklayer", "launchimage", "mipmapset", "solidimagestack", "solidimagestacklayer", "spriteatlas", "sticker",
    "stickerpack", "stickersequence", "stickersiconset", "symbolset", "textureset",
  ]

  /// Those among them that hold others, image sets among them.
  private static let groups: Set<String> = [
    "arresourcegroup", "brandassets", "cubetextureset", "gcleaderboardset", "imagestack", "imagestacklayer",
    "solidimagestack", "solidimagestacklayer", "spriteatlas", "stickerpack", "textureset",
  ]

  /// Whether a folder's ending is one of an asset catalog or of something in one.
  static func isOne(_ ending: String) -> Bool {
    ending == catalog || ending == colorSet || others.contains(ending)
  }

  /// Whether a set is neither judged itself nor holds what is.
  static func isLeftOut(_ ending: String) -> Bool {
    ending != imageSet && others.contains(ending) && !groups.contains(ending)
  }
}
