internal import Adaptivity
internal import AuditModel
internal import RuleKit

/// Reports an app that supports one of two orientations that are 180 degrees apart, but not the other.
///
/// The rule covers landscape on every device and portrait on iPad. On iPhone, upside down is not required. If iPhone
/// and iPad share one list, landscape is reported once, and portrait only for iPad.
struct HalfOrientationPair: Rule {
  static let descriptor = RuleDescriptor(
    id: "half-orientation-pair", title: "The app supports only one of two opposite orientations",
    rationale: "People who hold the device the other way round see everything upside down",
    severity: "error in landscape, warning for portrait on iPad", criteria: [.orientation, .layout],
    guidelines: [4],
    turnOffIf: "the device is always mounted in one orientation, such as in a kiosk")

  static let examples: [Example<AppManifest>] = [
    Example("both directions of landscape", .app(families: [1], phone: [.landscapeLeft, .landscapeRight]), .pass),
    Example("iPhone in portrait needs no upside down", .app(families: [1], phone: [.portrait]), .pass),
    Example("one direction of landscape", .app(families: [1], phone: [.portrait, .landscapeLeft]), .fail, .error),
    Example(
      "an iPad app without upside down",
      .app(families: [1, 2], phone: [.portrait], pad: [.portrait, .landscapeLeft, .landscapeRight]), .fail, .warning),
    Example(
      "one list for both, incomplete for each", .app(families: [1, 2], phone: [.portrait, .landscapeRight]), .fail,
      .error),
    Example(
      "an iPhone-only target with an incomplete list for iPad",
      .app(targets: [.iphone], phone: [.portrait], pad: [.landscapeLeft]), .pass),
    Example(
      "an iPad-only target with an incomplete list for iPhone",
      .app(targets: [.ipad], phone: [.landscapeLeft], pad: [.landscapeLeft, .landscapeRight]), .pass),
    Example("no list", .app(families: [1, 2]), .notApplicable),
  ]

  func evaluate(_ subject: AppManifest) -> Outcome {
    let lists = subject.orientationLists
    guard !lists.isEmpty else { return .notApplicable }
    let findings = lists.compactMap { list -> Finding? in
      let missing = Self.missing(in: list)
      guard !missing.isEmpty else { return nil }
      return finding(
        missing.contains { $0.orientation == .landscape } ? .error : .warning, list.key, at: list.entry.location,
        """
        on \(list.family.words) the app supports \(Listing(missing.map(\.turned.words))), but not \
        \(Listing(missing.map(\.words)))
        """, remedy: "add \(Listing(missing.map(\.rawValue))) to \(list.key)")
    }
    return findings.isEmpty ? .pass : .fail(findings)
  }

  /// Returns the missing orientations whose opposites are in a list.
  private static func missing(in list: AppManifest.Orientations) -> [InterfaceOrientation] {
    InterfaceOrientation.allCases.filter { orientation in
      guard !list.entry.value.contains(orientation), list.entry.value.contains(orientation.turned) else { return false }
      // For a shared list, landscape is reported for iPhone, where upside down is not required.
      return orientation.orientation == .portrait ? list.family == .ipad : !list.isShared
    }
  }
}
