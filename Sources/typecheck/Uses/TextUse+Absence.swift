import TypeCheckKit

extension TextUse {
  /// The reason why nothing is known of a property, if no statement for it was found.
  enum Absence {
    /// The system draws the text in a place of its own.
    case system
    /// The place is in Objective-C, of which only the text is read.
    case objectiveC
    /// The app may set the property by a statement that was not found or not followed.
    case notFound
  }

  /// The reason why nothing is known of a property without a value and an origin.
  var absence: Absence { !isOwn ? .system : isObjectiveC ? .objectiveC : .notFound }
}
