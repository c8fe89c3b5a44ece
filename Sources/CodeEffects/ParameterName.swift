/// A parameter of the functions with a name, as in `apply(to)`; those without a label share the label `_`.
struct ParameterName: Hashable, Sendable {
  let function: String
  let label: String

  init(_ function: String, label: String) { (self.function, self.label) = (function, label) }

  /// The written form.
  var text: String { "\(function)(\(label.isEmpty ? "_" : label))" }
}
