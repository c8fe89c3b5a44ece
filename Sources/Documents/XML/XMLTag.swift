package import AuditModel

/// The start tag of an XML element.
package struct XMLTag: Hashable {
  /// An attribute in a start tag.
  package struct Attribute: Hashable {
    /// The name without a prefix.
    package var name: String
    /// The namespace of the prefix; empty without a prefix.
    var namespace: String
    /// The unescaped value.
    package var value: String
  }

  /// The name without a prefix.
  package var name: String
  /// The namespace; empty if the element has none.
  package var namespace: String
  /// The attributes in order.
  package var attributes: [Attribute]
  /// The location of the tag's `<`.
  package var location: SourceLocation

  /// Returns the value of an attribute without a prefix, or nil if it is missing.
  package subscript(name: String) -> String? { self[name, in: ""] }

  /// Returns the value of an attribute in a namespace, or nil if it is missing.
  package subscript(name: String, in namespace: String) -> String? {
    attributes.first { $0.name == name && $0.namespace == namespace }?.value
  }
}

/// A part of an XML file, in the order of the text.
package enum XMLEvent {
  case start(XMLTag)
  case end
  /// Text between two tags, comments or instructions; CDATA sections count as text.
  case text(LocatedText)
  /// The text of a comment without `<!--` and `-->`.
  case comment(LocatedText)
}
