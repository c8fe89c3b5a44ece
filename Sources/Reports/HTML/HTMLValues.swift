internal import Mustache

/// The values for the names in a template.
///
/// The value `false` hides the section of a name. A test checks that every name in a template has a value.
struct HTMLValues: MustacheParent, Sendable {
  let values: [String: (any Sendable)?]

  /// Creates values: texts, Booleans, and one or several further sets of values.
  init(_ values: [String: (any Sendable)?]) { self.values = values }

  /// The value of a name, `false` where it is nil; nil for an unknown name.
  func child(named: String) -> Any? { values[named].map { $0 ?? false } }
}
