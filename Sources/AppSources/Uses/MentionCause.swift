/// The reason that a mention of a key was not followed to a place.
package enum MentionCause: String, CaseIterable, Codable, Sendable {
  /// The value of a property, local or default value.
  case property
  /// The result of a function, closure or computed property.
  case result
  /// An argument of a call that is not known to draw it.
  case argument
  /// Assigned to a property that is not known to be a text.
  case assignment
  /// Compared with another value.
  case comparison
  /// A string literal that equals a key, but is nowhere localized.
  case literal
  /// Anything else.
  case other
}
