package import AuditModel

extension RuleDescriptor.Criterion {
  package static let useOfColor = Self(
    id: "WCAG 1.4.1", title: "Use of Color", source: "https://www.w3.org/TR/WCAG22/#use-of-color")
  package static let contrastMinimum = Self(
    id: "WCAG 1.4.3", title: "Contrast (Minimum)", source: "https://www.w3.org/TR/WCAG22/#contrast-minimum")
  package static let contrastEnhanced = Self(
    id: "WCAG 1.4.6", title: "Contrast (Enhanced)", source: "https://www.w3.org/TR/WCAG22/#contrast-enhanced")
  package static let nonTextContrast = Self(
    id: "WCAG 1.4.11", title: "Non-text Contrast", source: "https://www.w3.org/TR/WCAG22/#non-text-contrast")
  package static let sufficientContrast = Self(
    id: "App Store Sufficient Contrast", title: "Accessibility Nutrition Labels: Sufficient Contrast",
    source:
      "https://developer.apple.com/help/app-store-connect/manage-app-accessibility/sufficient-contrast-accessibility-evaluation-criteria"
  )
  package static let differentiateWithoutColor = Self(
    id: "App Store Differentiate Without Color Alone",
    title: "Accessibility Nutrition Labels: Differentiate Without Color Alone",
    source:
      "https://developer.apple.com/help/app-store-connect/manage-app-accessibility/differentiate-without-color-alone-evaluation-criteria"
  )
  package static let color = Self(
    id: "HIG Color", title: "Color", source: "https://developer.apple.com/design/human-interface-guidelines/color")
  package static let darkMode = Self(
    id: "HIG Dark Mode", title: "Dark Mode",
    source: "https://developer.apple.com/design/human-interface-guidelines/dark-mode")
  package static let colorAndEffects = Self(
    id: "HIG Accessibility", title: "Color and effects",
    source: "https://developer.apple.com/design/human-interface-guidelines/accessibility")
}

extension RuleDescriptor.Option {
  /// The threshold as written in a sentence.
  package var number: String { Ratio.decimals(value) }
}
