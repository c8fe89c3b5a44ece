package import AuditModel

/// The start of an element.
package struct XMLTag: Hashable {
  /// One attribute.
  package struct Attribute: Hashable {
    /// Its name without a prefix.
    package var name: String
    /// The namespace its prefix stands for; empty where it has no prefix.
    var namespace: String
    /// Its value, unescaped.
    package var value: String
  }

  /// Its name without a prefix.
  package var name: String
  /// The namespace it is in; empty for none.
  package var namespace: String
  /// Its attributes as they are written.
  package var attributes: [Attribute]
  /// Where its `<` stands.
  package var location: SourceLocation

  /// The value of an attribute without a prefix.
  package subscript(name: String) -> String? { self[name, in: ""] }

  /// The value of an attribute.
  package subscript(name: String, in namespace: String) -> String? {
    attributes.first { $0.name == name && $0.namespace == namespace }?.value
  }
}

/// What comes next in a file.
package enum XMLEvent {
  case start(XMLTag)
  case end
  /// Text between two tags, comments or instructions; CDATA sections count as text.
  case text(String, SourceLocation)
  case comment(String, SourceLocation)
}
