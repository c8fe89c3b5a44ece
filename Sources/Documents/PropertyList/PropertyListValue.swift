package import AuditModel

/// A value of a property list and where it stands.
package struct PropertyListValue {
  /// What a value is.
  package enum Content {
    case text(String)
    case dictionary([Member])
    case array([PropertyListValue])
    case number(Double)
    case bool(Bool)
    /// A value of another kind, with what a person calls it.
    case other(String)
  }

  /// A key and its value.
  package struct Member {
    package var key: String
    /// Where the key stands.
    package var location: SourceLocation
    package var value: PropertyListValue
    /// The XML comments between the member before and the value.
    package var comments: [XMLComment] = []
  }

  package var content: Content
  /// Where it stands; of a text, where its first character does.
  package var location: SourceLocation

  /// The text; nil where it is none.
  package var text: String? { if case .text(let text) = content { text } else { nil } }

  /// What kind of value it is, for a person.
  package var kind: String {
    switch content {
    case .text: "a text"
    case .dictionary: "a dictionary"
    case .array: "an array"
    case .number: "a number"
    case .bool(let value): value ? "true" : "false"
    case .other(let kind): kind
    }
  }

  /// The members; nil where it is no dictionary.
  package var members: [Member]? { if case .dictionary(let members) = content { members } else { nil } }
}

/// A comment of an XML file.
package struct XMLComment: Hashable {
  /// Its text without `<!--` and `-->`.
  package var text: String
  /// Where its text starts.
  package var location: SourceLocation

  /// Creates a comment.
  ///
  /// - Parameters:
  ///   - text: Its text.
  ///   - start: Where its `<!--` stands.
  package init(_ text: String, start: SourceLocation) {
    self.text = text
    location = start
    location.column += 4
  }
}
