internal import Adaptivity
internal import AuditModel
internal import RuleKit

/// Reports an iPad app that requires a device for phone calls or text messages, which iPads do not support.
struct TelephonyRequired: Rule {
  static let descriptor = RuleDescriptor(
    id: "telephony-required", title: "An iPad app requires a phone",
    rationale: "People cannot install the app on a device without a required capability",
    severity: "warning", criteria: [.deviceCapabilities], guidelines: [1],
    turnOffIf: "the app is not distributed for iPad although its Info.plist lists iPad")

  static let examples: [Example<AppManifest>] = [
    Example("other capabilities", manifest(["arm64"], families: [1, 2]), .pass),
    Example("telephony", manifest(["arm64", "telephony"], families: [1, 2]), .fail, .warning),
    Example("an iPhone-only app", manifest(["sms"], families: [1]), .notApplicable),
    Example(
      "an iPhone-only target with the orientations for iPad of a template",
      .app(targets: [.iphone], pad: [.portrait]) { $0.capabilities = AppManifest.Entry(example: ["telephony"]) },
      .notApplicable),
    Example("no capabilities", .app(families: [1, 2]), .notApplicable),
  ]

  /// The capabilities that no iPad has.
  private static let names = ["telephony", "sms"]

  func evaluate(_ subject: AppManifest) -> Outcome {
    guard subject.runs(on: .ipad) == true, let entry = subject.capabilities else { return .notApplicable }
    let asked = Self.names.filter(entry.value.contains)
    guard !asked.isEmpty else { return .pass }
    return failure(
      .warning, "UIRequiredDeviceCapabilities", at: entry.location,
      "the app runs on iPad and requires \(Listing(asked)), which iPads do not have",
      remedy: "remove \(Listing(asked)), and offer the features that need it only where it is available")
  }

  private static func manifest(_ names: [String], families: [Int]) -> AppManifest {
    .app(families: families) { $0.capabilities = AppManifest.Entry(example: names) }
  }
}
