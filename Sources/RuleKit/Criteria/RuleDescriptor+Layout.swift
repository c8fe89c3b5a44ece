package import AuditModel

extension RuleDescriptor.Criterion {
  package static let layout = Self(
    id: "HIG Layout", title: "Layout", source: "https://developer.apple.com/design/human-interface-guidelines/layout")
  package static let controlSize = Self(
    id: "HIG Accessibility", title: "Mobility",
    source: "https://developer.apple.com/design/human-interface-guidelines/accessibility")
  package static let gestures = Self(
    id: "HIG Gestures", title: "Gestures",
    source: "https://developer.apple.com/design/human-interface-guidelines/gestures")
  package static let reflow = Self(id: "WCAG 1.4.10", title: "Reflow", source: "https://www.w3.org/TR/WCAG22/#reflow")
  package static let targetSize = Self(
    id: "WCAG 2.5.8", title: "Target Size (Minimum)", source: "https://www.w3.org/TR/WCAG22/#target-size-minimum")
}

extension RuleDescriptor.Option {
  /// A number that no guideline states.
  package static func ours(
    _ name: String, _ value: Double, _ unit: Unit, _ range: ClosedRange<Double>, _ meaning: String
  ) -> Self {
    Self(
      name: name, value: value, unit: unit, range: range, meaning: meaning,
      source: "typecheck's own value: the guidelines give none")
  }
}
