internal import AuditModel

extension RuleDescriptor.Criterion {
  /// Creates a criterion for a success criterion of WCAG 2.2.
  static func wcag(_ number: String, _ title: String, at anchor: String) -> Self {
    Self(id: "WCAG \(number)", title: title, source: "https://www.w3.org/TR/WCAG22/#\(anchor)")
  }

  /// Creates a criterion for a page of the Human Interface Guidelines, or for a section of the page.
  static func hig(_ name: String, _ section: String? = nil, page: String) -> Self {
    Self(
      id: "HIG \(name)", title: section ?? name,
      source: "https://developer.apple.com/design/human-interface-guidelines/\(page)")
  }

  /// Creates a criterion for an accessibility label of the App Store.
  static func appStore(_ label: String, page: String) -> Self {
    Self(
      id: "App Store \(label)", title: "Accessibility Nutrition Labels: \(label)",
      source: "https://developer.apple.com/help/app-store-connect/manage-app-accessibility/\(page)")
  }
}
