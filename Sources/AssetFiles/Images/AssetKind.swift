import Documents

/// Folder extensions in asset catalogs, in lowercase.
///
/// Source: Apple, Asset Catalog Format Reference, types overview; later kinds as Xcode writes them.
enum AssetKind {
  /// An asset catalog.
  static let catalog = "xcassets"
  /// An image set: one picture at several scales.
  static let imageSet = "imageset"
  /// A colour set: one colour in several appearances.
  static let colorSet = "colorset"

  /// Sets that contain no colours.
  static let others: Set<String> = [
    "appiconset", "arimageset", "arresourcegroup", "arreferenceimage", "brandassets", "cubetextureset",
    "complicationset",
    "dataset", "gcdashboardimage", "gcleaderboard", "gcleaderboardset", "iconset", "imageset", "imagestack",
    "imagestacklayer", "launchimage", "mipmapset", "solidimagestack", "solidimagestacklayer", "spriteatlas", "sticker",
    "stickerpack", "stickersequence", "stickersiconset", "symbolset", "textureset",
  ]

  /// The sets above that may contain image sets and other sets.
  static let groups: Set<String> = [
    "arresourcegroup", "brandassets", "cubetextureset", "gcleaderboardset", "imagestack", "imagestacklayer",
    "solidimagestack", "solidimagestacklayer", "spriteatlas", "stickerpack", "textureset",
  ]

  /// Returns whether a folder with this extension is an asset catalog or a set in one.
  static func isOne(_ ending: String) -> Bool {
    ending == catalog || ending == colorSet || others.contains(ending)
  }

  /// Returns whether sets of this kind are skipped: they are not checked and cannot contain sets to check.
  static func isLeftOut(_ ending: String) -> Bool {
    ending != imageSet && others.contains(ending) && !groups.contains(ending)
  }
}
