/// A parameter, by function name and label, as in `apply(to)`; the label `_` means none.
struct ParameterName: Hashable, Sendable {
  let function: String
  let label: String

  init(_ function: String, label: String) { (self.function, self.label) = (function, label) }

  /// The written form.
  var text: String { "\(function)(\(label.isEmpty ? "_" : label))" }
}
