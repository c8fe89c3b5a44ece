/// The code because of which properties of texts are not known, or keys not followed, by its location.
package struct BlockingCodes: Sendable {
  /// The code at the origins of properties.
  package var values: [SourceLocation: BlockingCode] = [:]
  /// The code at the ends of paths of keys.
  package var paths: [SourceLocation: BlockingCode] = [:]

  /// Creates an empty collection.
  package init() {}

  /// Adds the code of another part of the app.
  package mutating func add(_ other: Self) {
    values.merge(other.values) { first, _ in first }
    paths.merge(other.paths) { first, _ in first }
  }
}
