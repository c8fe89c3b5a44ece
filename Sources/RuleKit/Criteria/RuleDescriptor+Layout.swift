package import AuditModel

extension RuleDescriptor.Criterion {
  package static let layout = hig("Layout", page: "layout")
  package static let controlSize = hig("Accessibility", "Mobility", page: "accessibility")
  package static let gestures = hig("Gestures", page: "gestures")
  package static let reflow = wcag("1.4.10", "Reflow", at: "reflow")
  package static let targetSize = wcag("2.5.8", "Target Size (Minimum)", at: "target-size-minimum")
}

extension RuleDescriptor.Option {
  /// Creates a threshold with typecheck's own value, which no guideline states.
  package static func ours(
    _ name: String, _ value: Double, _ unit: Unit, _ range: ClosedRange<Double>, _ meaning: String,
    because reason: String = "the guidelines give none"
  ) -> Self {
    Self(
      name: name, value: value, unit: unit, range: range, meaning: meaning, source: "typecheck's own value: \(reason)")
  }
}
