import Documents

/// The names of the members that each object of a palette file may have.
///
/// A test compares them with those in `Schemas/palette.schema.json`.
enum PaletteFields {
  /// Members of the root object.
  static let root = [
    "$schema", "name", "comment", "ios", "smallestCategory", "largeText", "colors", "pairs", "states", "keyColor",
    "bars",
  ]
  /// Members of a colour.
  static let color = [
    "role", "roles", "value", "light", "dark", "lightHighContrast", "darkHighContrast", "style", "weight", "cues",
    "comment",
  ]
  /// Members of a pair.
  static let pair = [
    "text", "icon", "first", "background", "second", "relation", "over", "style", "weight", "exempt", "cues", "comment",
  ]
  /// Members of a group of states.
  static let state = ["name", "colors", "cues", "comment"]
  /// Members of a bar.
  static let bar = ["name", "kind", "tint", "title", "barTint", "layers", "translucent", "ios", "comment"]
}
