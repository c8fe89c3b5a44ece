internal import Mustache

/// The values for the names in a template.
///
/// The value `false` hides the section of a name. A test checks that every name in a template has a value.
struct HTMLValues: MustacheParent, Sendable {
  /// A text, a Boolean, or one or several sets of values.
  enum Value: Sendable {
    case text(String)
    case truth(Bool)
    case one(HTMLValues)
    case many([HTMLValues])

    /// Returns a count as text, such as `1,234`.
    static func number(_ count: Int) -> Value { .text(Wording.number(count)) }

    /// Returns a text, or `false` for nil.
    static func maybe(_ text: String?) -> Value { text.map(Value.text) ?? .truth(false) }

    /// Returns a set of values, or `false` for nil.
    static func maybe(_ values: HTMLValues?) -> Value { values.map(Value.one) ?? .truth(false) }
  }

  let values: [String: Value]

  init(_ values: [String: Value]) { self.values = values }

  /// Returns the value of a name as a `String`, a `Bool` or further values, or nil for an unknown name.
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
