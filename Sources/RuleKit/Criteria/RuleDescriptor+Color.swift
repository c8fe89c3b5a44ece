package import AuditModel

extension RuleDescriptor.Criterion {
  package static let useOfColor = wcag("1.4.1", "Use of Color", at: "use-of-color")
  package static let contrastMinimum = wcag("1.4.3", "Contrast (Minimum)", at: "contrast-minimum")
  package static let contrastEnhanced = wcag("1.4.6", "Contrast (Enhanced)", at: "contrast-enhanced")
  package static let nonTextContrast = wcag("1.4.11", "Non-text Contrast", at: "non-text-contrast")
  package static let sufficientContrast = appStore(
    "Sufficient Contrast", page: "sufficient-contrast-accessibility-evaluation-criteria")
  package static let differentiateWithoutColor = appStore(
    "Differentiate Without Color Alone", page: "differentiate-without-color-alone-evaluation-criteria")
  package static let color = hig("Color", page: "color")
  package static let darkMode = hig("Dark Mode", page: "dark-mode")
  package static let colorAndEffects = hig("Accessibility", "Color and effects", page: "accessibility")
}

extension RuleDescriptor.Option {
  /// The value of the threshold as text, for sentences.
  package var number: String { Ratio.decimals(value) }
}
