import AuditModel

/// A value of a property list and where it stands.
struct PropertyListValue {
  /// What a value is.
  enum Content {
    case text(String)
    case dictionary([Member])
    case array([PropertyListValue])
    case number(Double)
    case bool(Bool)
    /// A value of another kind, with what a person calls it.
    case other(String)
  }

  /// A key and its value.
  struct Member {
    var key: String
    /// Where the key stands.
    var location: SourceLocation
    var value: PropertyListValue
    /// The XML comments between the member before and the value.
    var comments: [XMLComment] = []
  }

  var content: Content
  /// Where it stands; of a text, where its first character does.
  var location: SourceLocation

  /// The text; nil where it is none.
  var text: String? { if case .text(let text) = content { text } else { nil } }

  /// What kind of value it is, for a person.
  var kind: String {
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
  var members: [Member]? { if case .dictionary(let members) = content { members } else { nil } }
}

/// A comment of an XML file.
struct XMLComment: Hashable {
  /// Its text without `<!--` and `-->`.
  var text: String
  /// Where its text starts.
  var location: SourceLocation

  /// Creates a comment.
  ///
  /// - Parameters:
  ///   - text: Its text.
  ///   - start: Where its `<!--` stands.
  init(_ text: String, start: SourceLocation) {
    self.text = text
    location = start
    location.column += 4
  }
}
