import Documents

/// One design token as its file has it.
struct Token {
  /// Its path: the groups and its own name with points between them.
  var name: String
  /// The file, by its place among those read together.
  var file: Int
  /// Its own type, nil where it states none.
  var type: String?
  /// The nearest type of a group around it.
  var groupType: String?
  /// What it holds: `$value`, or `$ref` with what it points at.
  var value: LocatedJSON
  /// Whether the value is the pointer of a `$ref`.
  var isPointer: Bool
  /// What the file says about it.
  var comment: String?
  /// Where its name stands.
  var place: LocatedJSON.Place
}
