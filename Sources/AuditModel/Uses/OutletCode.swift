/// The changes that an app's code makes to the objects of its storyboards and xibs, by the names of outlets and classes.
package struct OutletCode: Sendable {
  /// The properties and methods by which code changes a value of each name, such as `text` for `titleLabel`.
  package var changes: [String: Set<String>] = [:]
  /// The names of values that code passes on, so that other code may change them.
  package var passed: Set<String> = []
  /// The properties and methods by which each class of the app changes itself, with those of its superclasses.
  ///
  /// A class that is not in it is not declared in the code.
  package var classes: [String: Set<String>] = [:]
  /// Whether code looks for views by their numbers.
  package var usesTags = false

  /// The mark of a class that passes itself on.
  package static let itself = "self"

  /// Creates a value of an app whose code does nothing with its documents.
  package init() {}
}
