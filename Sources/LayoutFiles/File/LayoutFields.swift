import Documents

/// The names of the members that each object of a layout file may have.
///
/// `Schemas/layout.schema.json` lists the same names; a test compares the two.
enum LayoutFields {
  /// The member that identifies a layout file; its value is the version of the format.
  static let mark = "typecheckLayout"
  /// Members of the root object.
  static let root = ["$schema", mark, "environments", "screens", "comment"]
  /// Members of an environment.
  static let environment = [
    "device", "orientation", "window", "os", "displayZoom", "category", "appearance", "contrast", "gamut",
    "direction", "locale", "comment",
  ]
  /// Members about the system's parts, for a screen or one of its layouts.
  static let chrome = ["hidesStatusBar", "hidesHomeIndicator", "deferredEdges", "showsKeyboard"]
  /// Members of a screen.
  static let screen = ["name", "kind", "environment", "layouts", "elements", "comment"] + chrome
  /// Members of a screen in one environment.
  static let layout = ["environment", "frames", "comment"] + chrome
  /// Members of an element that may differ in a layout.
  static let placement = [
    "frame", "hitFrame", "role", "text", "key", "table", "locale", "style", "font", "size", "weight",
    "lines", "minimumScale", "maxCategory", "color", "background", "cornerRadius", "picture", "flags",
  ]
  /// Members of an element.
  static let element = ["id", "parent", "elements", "comment"] + placement
  /// Members of a picture.
  static let picture = ["size", "mode", "focus", "textSize"]
}
