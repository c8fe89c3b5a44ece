internal import Adaptivity
internal import AuditModel
internal import RuleKit

/// The app supports one of two orientations that are 180 degrees apart, but not the other.
///
/// This concerns landscape on every device and portrait on iPad. On iPhone, upside down is not required. If iPhone and
/// iPad share one list, landscape is reported once, and portrait only for iPad.
struct HalfOrientationPair: Rule {
  static let descriptor = RuleDescriptor(
    id: "half-orientation-pair", title: "The app supports only one of two opposite orientations",
    rationale: "People who hold the device the other way round see everything upside down",
    severity: "error in landscape, warning for portrait on iPad", criteria: [.orientation, .layout],
    guidelines: [4],
    turnOffIf: "the device is always mounted in one orientation, such as in a kiosk")

  static let examples: [Example<AppManifest>] = [
    Example(
      "both directions of landscape", ManifestExamples.app(families: [1], phone: [.landscapeLeft, .landscapeRight]),
      .pass),
    Example("iPhone in portrait needs no upside down", ManifestExamples.app(families: [1], phone: [.portrait]), .pass),
    Example(
      "one direction of landscape", ManifestExamples.app(families: [1], phone: [.portrait, .landscapeLeft]), .fail,
      .error),
    Example(
      "an iPad app without upside down",
      ManifestExamples.app(
        families: [1, 2], phone: [.portrait], pad: [.portrait, .landscapeLeft, .landscapeRight]), .fail, .warning),
    Example(
      "one list for both, incomplete for each",
      ManifestExamples.app(families: [1, 2], phone: [.portrait, .landscapeRight]), .fail, .error),
    Example("no list", ManifestExamples.app(families: [1, 2]), .notApplicable),
  ]

  init() {}

  func evaluate(_ subject: AppManifest) -> Outcome {
    let lists = subject.orientationLists
    guard !lists.isEmpty else { return .notApplicable }
    var findings: [Finding] = []
    for list in lists {
      let missing = Self.missing(in: list)
      guard !missing.isEmpty else { continue }
      let isLandscape = missing.contains { $0.orientation == .landscape }
      findings.append(
        subject.finding(
          Self.descriptor.id, isLandscape ? .error : .warning, list.key, at: list.entry.location,
          .has(missing.map(\.turned), without: missing, on: list.family),
          remedy: "add \(Listing(missing.map(\.rawValue))) to \(list.key)"))
    }
    return findings.isEmpty ? .pass : .fail(findings)
  }

  /// The missing orientations whose opposites are in a list.
  private static func missing(in list: AppManifest.Orientations) -> [InterfaceOrientation] {
    InterfaceOrientation.allCases.filter { orientation in
      guard !list.entry.value.contains(orientation), list.entry.value.contains(orientation.turned) else { return false }
      // For a shared list, landscape is reported for iPhone, where upside down is not required.
      return orientation.orientation == .portrait ? list.family == .ipad : !list.isShared
    }
  }
}

extension Finding.Message {
  fileprivate static func has(
    _ some: [InterfaceOrientation], without others: [InterfaceOrientation], on family: Device.Family
  ) -> Self {
    """
    on \(family.words) the app supports \(Listing(some.map(\.words))), \
    but not \(Listing(others.map(\.words)))
    """
  }
}
