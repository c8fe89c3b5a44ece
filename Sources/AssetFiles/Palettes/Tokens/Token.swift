import Documents

/// A design token as defined in its file.
struct Token {
  /// The path: the group names and the token's own name, separated by dots.
  var name: String
  /// The index of the token's file among those read together.
  var file: Int
  /// The token's own `$type`, or nil if it has none.
  var type: String?
  /// The type of the nearest enclosing group that has one, or nil.
  var groupType: String?
  /// The `$value`, or the pointer in `$ref`.
  var value: LocatedJSON
  /// Whether the value is the pointer of a `$ref`.
  var isPointer: Bool
  /// The `$description`, or nil if it has none.
  var comment: String?
  /// The position of the token's name in its file.
  var place: LocatedJSON.Place
}
