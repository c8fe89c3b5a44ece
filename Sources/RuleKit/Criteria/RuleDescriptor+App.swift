package import AuditModel

extension RuleDescriptor.Criterion {
  package static let orientation = Self(
    id: "WCAG 1.3.4", title: "Orientation", source: "https://www.w3.org/TR/WCAG22/#orientation")
  package static let higMultitasking = Self(
    id: "HIG Multitasking", title: "Multitasking",
    source: "https://developer.apple.com/design/human-interface-guidelines/multitasking")
  package static let safeAreaInsets = Self(
    id: "CSS env()", title: "Safe area inset variables", source: "https://www.w3.org/TR/css-env-1/#safe-area-insets")
  package static let higLaunching = Self(
    id: "HIG Launching", title: "Launching",
    source: "https://developer.apple.com/design/human-interface-guidelines/launching")
  package static let higStatusBars = Self(
    id: "HIG Status bars", title: "Status bars",
    source: "https://developer.apple.com/design/human-interface-guidelines/status-bars")
  package static let higImages = Self(
    id: "HIG Images", title: "Images", source: "https://developer.apple.com/design/human-interface-guidelines/images")
  package static let deviceCapabilities = Self(
    id: "UIRequiredDeviceCapabilities", title: "Information Property List",
    source:
      "https://developer.apple.com/documentation/bundleresources/information-property-list/uirequireddevicecapabilities"
  )
}
