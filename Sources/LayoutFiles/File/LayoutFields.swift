import Documents

/// The names a member may have in each object of a layout file.
///
/// `Schemas/layout.schema.json` says the same; a test compares the two.
enum LayoutFields {
  /// The mark by which a layout file is known; its value is the version of the format.
  static let mark = "typecheckLayout"
  /// The file itself.
  static let root = ["$schema", mark, "environments", "screens", "comment"]
  /// Where a screen is laid out.
  static let environment = [
    "device", "orientation", "window", "os", "displayZoom", "category", "appearance", "contrast", "gamut",
    "direction", "locale", "comment",
  ]
  /// What a screen says of the system's parts, in general or in one layout.
  static let chrome = ["hidesStatusBar", "hidesHomeIndicator", "deferredEdges", "showsKeyboard"]
  /// A screen.
  static let screen = ["name", "kind", "environment", "layouts", "elements", "comment"] + chrome
  /// A screen in one environment.
  static let layout = ["environment", "frames", "comment"] + chrome
  /// What an element may say otherwise in one layout.
  static let placement = [
    "frame", "hitFrame", "role", "text", "key", "table", "locale", "style", "font", "size", "weight",
    "lines", "minimumScale", "maxCategory", "color", "background", "cornerRadius", "picture", "flags",
  ]
  /// An element.
  static let element = ["id", "parent", "elements", "comment"] + placement
  /// A picture.
  static let picture = ["size", "mode", "focus", "textSize"]
}
