internal import Adaptivity
internal import AuditModel
internal import RuleKit

/// The list of orientations for iPhone contains upside down, which phones without a Home button do not support.
struct UpsideDownOnPhone: Rule {
  static let descriptor = RuleDescriptor(
    id: "upside-down-on-phone", title: "Upside down is declared for iPhone",
    rationale: "It has no effect on phones without a Home button, so people cannot rely on it",
    severity: "note", criteria: [.layout], guidelines: [5],
    turnOffIf: "the app also runs on iPhones with a Home button and needs upside down there")

  static let examples: [Example<AppManifest>] = [
    Example("all but upside down", .app(families: [1], phone: [.portrait, .landscapeLeft, .landscapeRight]), .pass),
    Example("upside down", .app(families: [1], phone: [.portrait, .portraitUpsideDown]), .fail, .note),
    Example("an iPad-only app", .app(families: [2], phone: [.portrait, .portraitUpsideDown]), .notApplicable),
    Example("no list", .app(families: [1]), .notApplicable),
  ]

  func evaluate(_ subject: AppManifest) -> Outcome {
    guard let list = subject.orientationLists.first(where: { $0.family == .iphone }) else { return .notApplicable }
    guard list.entry.value.contains(.portraitUpsideDown) else { return .pass }
    let remedy =
      subject.runs(on: .ipad) == false
      ? "remove it" : "declare it under \(AppManifest.padOrientationsKey) only, where it has an effect"
    return failure(
      .note, list.key, at: list.entry.location,
      "upside down has no effect on an iPhone without a Home button", remedy: remedy)
  }
}
