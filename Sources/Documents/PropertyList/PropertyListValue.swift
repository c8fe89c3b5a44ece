package import AuditModel

/// A value of a property list with its location.
package struct PropertyListValue {
  /// The content of a value.
  package enum Content {
    case text(String)
    case dictionary([Member])
    case array([PropertyListValue])
    case number(Double)
    case bool(Bool)
    /// A value of another kind, with its name for messages.
    case other(String)
  }

  /// A key of a dictionary and its value.
  package struct Member {
    package var key: String
    /// The location of the key.
    package var location: SourceLocation
    package var value: PropertyListValue
    /// The XML comments between the preceding member and the value.
    package var comments: [LocatedText] = []
  }

  package var content: Content
  /// The location of the value; for a text, the location of its first character.
  package var location: SourceLocation

  /// The text, or nil for other kinds of values.
  package var text: String? { if case .text(let text) = content { text } else { nil } }

  /// The kind of value, as shown to users.
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

  /// The members of a dictionary, or nil for other kinds of values.
  package var members: [Member]? { if case .dictionary(let members) = content { members } else { nil } }
}
