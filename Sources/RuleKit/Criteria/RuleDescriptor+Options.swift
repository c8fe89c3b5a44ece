package import AuditModel

/// The thresholds that rules on screens share with rules on code of the same identifier.
extension RuleDescriptor.Option {
  /// The smallest size of text, in points.
  package static let minimumSize = RuleDescriptor.Option(
    name: "minimum_size", value: 11, unit: .points, range: 11...40, meaning: "minimum size, at every text size",
    source: "HIG Typography, Ensuring legibility: 11 points on iOS")

  /// The smallest side of a control, in points.
  package static let targetSide = RuleDescriptor.Option(
    name: "side", value: 44, unit: .points, range: 28...100, meaning: "smallest width and height",
    source: "HIG Accessibility: default size")
}
