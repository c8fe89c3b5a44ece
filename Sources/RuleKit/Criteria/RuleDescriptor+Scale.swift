package import AuditModel

extension RuleDescriptor.Criterion {
  package static let scaleTypography = Self(id: "HIG Typography", title: "Ensuring legibility", source: today)
  package static let scaleLegibility = Self(
    id: "HIG Typography", title: "Ensuring legibility", source: "\(today), Ensuring legibility")
  package static let scaleTable = Self(
    id: "HIG Typography", title: "Specifications", source: "kept by the iOS table of \(today)")
  package static let scale2014 = Self(
    id: "HIG 2014", title: "Typography of iOS 7",
    source: "iOS Human Interface Guidelines of 2014, typography (iOS 7)")

  private static let today = "HIG Typography, change log of 2025-12-16"
}
