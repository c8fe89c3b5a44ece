import AuditModel

/// The start tag of an element.
struct XMLTag: Hashable {
  /// An attribute.
  struct Attribute: Hashable {
    /// Its name without a prefix.
    var name: String
    /// The namespace of its prefix; empty if it has no prefix.
    var namespace: String
    /// Its value, unescaped.
    var value: String
  }

  /// Its name without a prefix.
  var name: String
  /// Its namespace; empty if it has none.
  var namespace: String
  /// Its attributes in order.
  var attributes: [Attribute]
  /// The location of its `<`.
  var location: SourceLocation

  /// The value of an attribute without a prefix.
  subscript(name: String) -> String? { self[name, in: ""] }

  /// The value of an attribute.
  subscript(name: String, in namespace: String) -> String? {
    attributes.first { $0.name == name && $0.namespace == namespace }?.value
  }
}

/// The next part of a file.
enum XMLEvent {
  case start(XMLTag)
  case end
  /// Text between two tags, comments or instructions; CDATA sections count as text.
  case text(String, SourceLocation)
  case comment(String, SourceLocation)
}
