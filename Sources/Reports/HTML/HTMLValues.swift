internal import Mustache

/// The values for the names in a template.
///
/// The value `false` hides a section. A test checks that every name in a template has a value.
struct HTMLValues: MustacheParent, Sendable {
  let values: [String: (any Sendable)?]

  /// Creates values: texts, Booleans, and nested sets of values.
  init(_ values: [String: (any Sendable)?]) { self.values = values }

  /// Returns the value of a name, with `false` for nil, or nil for an unknown name.
  func child(named: String) -> Any? { values[named].map { $0 ?? false } }
}
