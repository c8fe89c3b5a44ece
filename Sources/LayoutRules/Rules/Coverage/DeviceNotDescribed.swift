internal import Adaptivity
internal import AuditModel
internal import RuleKit

/// Reports device families and orientations that the app supports but that lack layouts for some screens.
///
/// The appearance of the app on those screens is unknown, so a person has to add layouts or check it. Devices with
/// the same screen size count as one, and only full-screen layouts count. Without any layouts, the rule does not
/// apply.
struct DeviceNotDescribed: Rule {
  static let descriptor = RuleDescriptor(
    id: "device-not-described", title: "A supported device or orientation has no layout",
    rationale: "People use the app on every screen and in every orientation it supports, but some are not checked",
    severity: "note, always needs review", criteria: [.layout, .orientation], guidelines: [1],
    turnOffIf: "other tests cover the devices and orientations that the layouts do not describe")

  static let examples: [Example<AppCoverage>] = [
    Example(
      "described on every screen",
      .app(phone: [.portrait, .landscapeLeft], described: everyPhone(Orientation.allCases)), .pass),
    Example(
      "described on one phone only", .app(phone: [.portrait], described: [("iphone-16", .portrait)]), .needsReview,
      .note),
    Example(
      "no layout in landscape", .app(phone: [.portrait, .landscapeLeft], described: everyPhone([.portrait])),
      .needsReview, .note),
    Example(
      "no layout on iPad", .app(phone: [.portrait], pad: [.portrait], described: everyPhone([.portrait])), .needsReview,
      .note),
    Example("no layout at all", .app(phone: [.portrait], described: []), .notApplicable),
    Example("no orientations", .app(described: [("iphone-16", .portrait)]), .notApplicable),
  ]

  private static func everyPhone(_ orientations: [Orientation]) -> [(device: String, orientation: Orientation)] {
    DeviceTable.standard.devices(in: .iphone).flatMap { device in orientations.map { (device.id, $0) } }
  }

  func evaluate(_ subject: AppCoverage) -> Outcome {
    let lists = subject.manifest.orientationLists
    guard !subject.environments.isEmpty, let first = lists.first else { return .notApplicable }
    let missing = lists.flatMap { list in
      Set(list.entry.value.map(\.orientation)).sorted { $0.rawValue > $1.rawValue }
        .compactMap { subject.lack(on: list.family, $0) }
    }
    guard !missing.isEmpty else { return .pass }
    return review(
      .noLayout, "devices", at: first.entry.location,
      "the app supports \(Listing(missing, limit: 8)), but no layout describes a screen there",
      remedy: "add layouts for them")
  }
}

extension AppCoverage {
  /// Returns the missing screens of a family in an orientation, in words; nil if none is missing.
  fileprivate func lack(on family: Device.Family, _ orientation: Orientation) -> String? {
    let full = environments(of: family).filter { $0.orientation == orientation && $0.window == .full }
    let described = Set(full.compactMap { $0.device?.size })
    let words = "\(family.words) in \(orientation.rawValue)"
    guard !described.isEmpty else { return words }
    let known = DeviceTable.standard.devices(in: .all).filter { $0.family == family }
    let others = known.filter { !described.contains($0.size) }
    let narrowest = others.min { ($0.size.width, $0.size.height) < ($1.size.width, $1.size.height) }
    guard let narrowest else { return nil }
    let count = Set(others.map(\.size)).count
    let all = Set(known.map(\.size)).count
    return "\(words) (\(count) of \(all) screen sizes, the narrowest on \(narrowest.name))"
  }
}
