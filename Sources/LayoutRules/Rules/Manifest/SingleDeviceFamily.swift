internal import Adaptivity
internal import AuditModel
internal import RuleKit

/// Reports an app that supports only iPhone or only iPad.
///
/// The rule reads `UIDeviceFamily`. A project's own file usually leaves this key to the build, so the rule does not
/// apply there. If the file has the key, the families of the project's targets take precedence, as in a build.
struct SingleDeviceFamily: Rule {
  static let descriptor = RuleDescriptor(
    id: "single-device-family", title: "The app runs only on iPhone or only on iPad",
    rationale: "People expect an app on the device they have, with a layout that uses its screen",
    severity: "note", criteria: [.layout], guidelines: [2],
    turnOffIf: "the app is made for one device family on purpose")

  static let examples: [Example<AppManifest>] = [
    Example("iPhone and iPad", .app(families: [1, 2]), .pass),
    Example("iPhone only", .app(families: [1]), .fail, .note),
    Example("iPad only", .app(families: [2]), .fail, .note),
    Example("iPhone only, but the target runs on both", .app(families: [1], targets: [.iphone, .ipad]), .pass),
    Example("set by the build", .app(), .notApplicable),
    Example("neither of the two", .app(families: [4]), .notApplicable),
  ]

  func evaluate(_ subject: AppManifest) -> Outcome {
    guard let families = subject.deviceFamilies else { return .notApplicable }
    let known: [Device.Family] = [.iphone, .ipad].filter { subject.runs(on: $0) == true }
    guard let only = known.first else { return .notApplicable }
    guard known.count == 1 else { return .pass }
    let other: Device.Family = only == .iphone ? .ipad : .iphone
    let key = subject.targetFamilies == nil ? "UIDeviceFamily" : "TARGETED_DEVICE_FAMILY"
    return failure(
      .note, "UIDeviceFamily", at: families.location, "the app runs on \(only.words) only",
      remedy: "consider \(other.words) too: add \(other == .ipad ? 2 : 1) to \(key)")
  }
}
