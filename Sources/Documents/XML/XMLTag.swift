package import AuditModel

/// The start tag of an element.
package struct XMLTag: Hashable {
  /// An attribute.
  package struct Attribute: Hashable {
    /// Its name without a prefix.
    package var name: String
    /// The namespace of its prefix; empty if it has no prefix.
    var namespace: String
    /// Its value, unescaped.
    package var value: String
  }

  /// Its name without a prefix.
  package var name: String
  /// Its namespace; empty if it has none.
  package var namespace: String
  /// Its attributes in order.
  package var attributes: [Attribute]
  /// The location of its `<`.
  package var location: SourceLocation

  /// The value of an attribute without a prefix.
  package subscript(name: String) -> String? { self[name, in: ""] }

  /// The value of an attribute.
  package subscript(name: String, in namespace: String) -> String? {
    attributes.first { $0.name == name && $0.namespace == namespace }?.value
  }
}

/// The next part of a file.
package enum XMLEvent {
  case start(XMLTag)
  case end
  /// Text between two tags, comments or instructions; CDATA sections count as text.
  case text(LocatedText)
  /// The text of a comment without `<!--` and `-->`.
  case comment(LocatedText)
}
