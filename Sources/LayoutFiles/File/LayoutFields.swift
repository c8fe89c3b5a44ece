import Documents

/// The names of the members that objects in a layout file can have.
///
/// `Schemas/layout.schema.json` lists the same names; a test compares the two.
enum LayoutFields {
  /// The member that identifies a layout file; its value is the version of the format.
  static let mark = "typecheckLayout"
  /// The members of the root object.
  static let root = ["$schema", mark, "environments", "screens", "comment"]
  /// The members of an environment.
  static let environment = [
    "device", "orientation", "window", "os", "displayZoom", "category", "appearance", "contrast", "gamut",
    "direction", "locale", "comment",
  ]
  /// The members about parts of the system's interface, for a screen or one of its layouts.
  static let chrome = ["hidesStatusBar", "hidesHomeIndicator", "deferredEdges", "showsKeyboard"]
  /// The members of a screen.
  static let screen = ["name", "kind", "environment", "layouts", "elements", "comment"] + chrome
  /// The members of a screen in one environment.
  static let layout = ["environment", "frames", "comment"] + chrome
  /// The members of an element that can differ between layouts.
  static let placement = [
    "frame", "hitFrame", "role", "text", "key", "table", "locale", "style", "font", "size", "weight",
    "lines", "minimumScale", "maxCategory", "color", "background", "cornerRadius", "picture", "flags",
  ]
  /// The members of an element.
  static let element = ["id", "parent", "elements", "comment"] + placement
  /// The members of a picture.
  static let picture = ["size", "mode", "focus", "textSize"]
}
