internal import Mustache

/// What the names in a template stand for.
///
/// A name without a value is there too: its section is left out.
///
/// A test holds templates and values against each other: a name that no value answers would be a hole in the page.
struct HTMLValues: MustacheParent, Sendable {
  /// A text, a truth, one set of values or several.
  enum Value: Sendable {
    case text(String)
    case truth(Bool)
    case one(HTMLValues)
    case many([HTMLValues])

    /// A text, or nothing.
    static func maybe(_ text: String?) -> Value { text.map(Value.text) ?? .truth(false) }

    /// A set of values, or nothing.
    static func maybe(_ values: HTMLValues?) -> Value { values.map(Value.one) ?? .truth(false) }
  }

  let values: [String: Value]

  init(_ values: [String: Value]) { self.values = values }

  /// What a name stands for.
  ///
  /// - Parameter named: The name.
  /// - Returns: A `String`, a `Bool`, other values; nil where the name is not known.
  func child(named: String) -> Any? {
    switch values[named] {
    case .text(let text): text
    case .truth(let truth): truth
    case .one(let values): values
    case .many(let list): list
    case nil: nil
    }
  }
}
