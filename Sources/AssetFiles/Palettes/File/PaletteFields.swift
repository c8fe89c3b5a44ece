import Documents

/// The names a member may have in each object of a palette file.
///
/// `Schemas/palette.schema.json` says the same; a test compares the two.
enum PaletteFields {
  /// The file itself.
  static let root = [
    "$schema", "name", "comment", "ios", "smallestCategory", "largeText", "colors", "pairs", "states", "keyColor",
    "bars",
  ]
  /// A colour.
  static let color = [
    "role", "roles", "value", "light", "dark", "lightHighContrast", "darkHighContrast", "style", "weight", "cues",
    "comment",
  ]
  /// Two colours that meet.
  static let pair = [
    "text", "icon", "first", "background", "second", "relation", "over", "style", "weight", "exempt", "cues",
    "comment",
  ]
  /// States of one thing.
  static let state = ["name", "colors", "cues", "comment"]
  /// A bar.
  static let bar = ["name", "kind", "tint", "title", "barTint", "layers", "translucent", "ios", "comment"]
}
