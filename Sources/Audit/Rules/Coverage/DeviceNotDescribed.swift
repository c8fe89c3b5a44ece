internal import Adaptivity
internal import AuditModel

/// The app says that it runs on a family of devices in an orientation, and no screen is described there.
///
/// Nothing is then known of how the app looks there, so a person has to add layouts or look. Not said where no screens
/// are described at all.
struct DeviceNotDescribed: Rule {
  static let descriptor = RuleDescriptor(
    id: "device-not-described", title: "No layout for a device or orientation of the app",
    rationale: "An app has to work on every screen of every family it runs on, in every orientation it declares",
    severity: "note, always for a person", criteria: [.layout, .orientation], guidelines: [1])

  static let examples: [Example<AppCoverage>] = [
    Example(
      "described both ways",
      CoverageExamples.app(
        phone: [.portrait, .landscapeLeft], described: [("iphone-16", .portrait), ("iphone-16", .landscape)]),
      .pass),
    Example(
      "no layout in landscape",
      CoverageExamples.app(phone: [.portrait, .landscapeLeft], described: [("iphone-16", .portrait)]), .needsReview,
      .note),
    Example(
      "no layout on iPad",
      CoverageExamples.app(phone: [.portrait], pad: [.portrait], described: [("iphone-16", .portrait)]), .needsReview,
      .note),
    Example("no layout at all", CoverageExamples.app(phone: [.portrait], described: []), .notApplicable),
    Example("no orientations", CoverageExamples.app(described: [("iphone-16", .portrait)]), .notApplicable),
  ]

  init() {}

  func evaluate(_ subject: AppCoverage) -> Outcome {
    let lists = subject.manifest.orientationLists
    guard !subject.environments.isEmpty, let first = lists.first else { return .notApplicable }
    let missing = lists.flatMap { list in
      Set(list.entry.value.map(\.orientation)).sorted { $0.rawValue > $1.rawValue }
        .filter { !subject.isDescribed(list.family, $0) }.map { "\(list.family.words) in \($0.rawValue)" }
    }
    guard !missing.isEmpty else { return .pass }
    var finding = subject.manifest.finding(
      Self.descriptor.id, .note, "devices", at: first.entry.location, .isNotDescribed(missing),
      remedy: "describe the screens there too")
    finding.outcome = .needsReview
    finding.reason = .noLayout
    return .needsReview(finding)
  }
}

extension AppCoverage {
  /// Whether a screen is described on a family in an orientation.
  fileprivate func isDescribed(_ family: Device.Family, _ orientation: Orientation) -> Bool {
    environments.contains { environment in
      guard environment.orientation == orientation, let device = environment.device else { return false }
      return device.family == family || (device.family == .ipod && family == .iphone)
    }
  }
}

extension Finding.Message {
  fileprivate static func isNotDescribed(_ missing: [String]) -> Self {
    "the app says that it runs on \(Listing(missing, limit: 8)), where no layout describes a screen"
  }
}
