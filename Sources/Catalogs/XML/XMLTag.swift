import AuditModel

/// The start of an element.
struct XMLTag: Hashable {
  /// One attribute.
  struct Attribute: Hashable {
    /// Its name without a prefix.
    var name: String
    /// The namespace its prefix stands for; empty where it has no prefix.
    var namespace: String
    /// Its value, unescaped.
    var value: String
  }

  /// Its name without a prefix.
  var name: String
  /// The namespace it is in; empty for none.
  var namespace: String
  /// Its attributes as they are written.
  var attributes: [Attribute]
  /// Where its `<` stands.
  var location: SourceLocation

  /// The value of an attribute without a prefix.
  subscript(name: String) -> String? { self[name, in: ""] }

  /// The value of an attribute.
  subscript(name: String, in namespace: String) -> String? {
    attributes.first { $0.name == name && $0.namespace == namespace }?.value
  }
}

/// What comes next in a file.
enum XMLEvent {
  case start(XMLTag)
  case end
  /// Text between two tags, comments or instructions; CDATA sections count as text.
  case text(String, SourceLocation)
  case comment(String, SourceLocation)
}
