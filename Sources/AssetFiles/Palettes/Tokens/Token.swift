import Documents

/// A design token as defined in its file.
struct Token {
  /// Its path: the names of its groups and its own name, separated by dots.
  var name: String
  /// The index of its file among those read together.
  var file: Int
  /// Its own type; nil if it has none.
  var type: String?
  /// The type of the nearest enclosing group that has one.
  var groupType: String?
  /// Its value: `$value`, or `$ref` with its pointer.
  var value: LocatedJSON
  /// Whether the value is the pointer of a `$ref`.
  var isPointer: Bool
  /// Its description.
  var comment: String?
  /// The position of its name.
  var place: LocatedJSON.Place
}
