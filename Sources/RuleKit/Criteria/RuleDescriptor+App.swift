package import AuditModel

extension RuleDescriptor.Criterion {
  package static let orientation = wcag("1.3.4", "Orientation", at: "orientation")
  package static let higMultitasking = hig("Multitasking", page: "multitasking")
  package static let safeAreaInsets = Self(
    id: "CSS env()", title: "Safe area inset variables", source: "https://www.w3.org/TR/css-env-1/#safe-area-insets")
  package static let higLaunching = hig("Launching", page: "launching")
  package static let higStatusBars = hig("Status bars", page: "status-bars")
  package static let higImages = hig("Images", page: "images")
  package static let bundleContent = Self(
    id: "Bundle", title: "Placing content in a bundle",
    source: "https://developer.apple.com/documentation/bundleresources/placing-content-in-a-bundle")
  package static let deviceCapabilities = Self(
    id: "UIRequiredDeviceCapabilities", title: "Information Property List",
    source:
      "https://developer.apple.com/documentation/bundleresources/information-property-list/uirequireddevicecapabilities"
  )
}
