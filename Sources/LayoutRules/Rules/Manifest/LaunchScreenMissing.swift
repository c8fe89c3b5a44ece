internal import AuditModel
internal import RuleKit

/// The app has no launch screen, so the system shows it in a small area with black bars, or refuses it.
///
/// In a project's own file the build may add the key, so the built app needs review.
struct LaunchScreenMissing: Rule {
  static let descriptor = RuleDescriptor(
    id: "launch-screen-missing", title: "The app has no launch screen",
    rationale: "Without one, the app does not fill the screen of newer devices, and the App Store rejects it",
    severity: "error", criteria: [.higLaunching, .layout], guidelines: [30],
    turnOffIf: "the launch screen is added after the build, so the checked Info.plist never has it")

  static let examples: [Example<AppManifest>] = [
    Example(
      "UILaunchScreen", ManifestExamples.manifest { $0.launchScreen = ManifestExamples.entry("UILaunchScreen") }, .pass),
    Example("a built app without one", ManifestExamples.manifest { $0.isBuilt = true }, .fail, .error),
    Example("a project's Info.plist without one", ManifestExamples.manifest(), .needsReview, .note),
  ]

  init() {}

  func evaluate(_ subject: AppManifest) -> Outcome {
    guard subject.launchScreen == nil else { return .pass }
    var finding = subject.finding(
      Self.descriptor.id, .error, "UILaunchScreen", at: nil, .isMissing,
      remedy: "add UILaunchScreen, or name a storyboard under UILaunchStoryboardName")
    guard !subject.isBuilt else { return .fail([finding]) }
    finding.severity = .note
    finding.outcome = .needsReview
    finding.reason = .setByBuild
    finding.message = .mayBeAdded
    return .needsReview(finding)
  }
}

extension Finding.Message {
  fileprivate static let isMissing: Self = "the app declares no launch screen"
  fileprivate static let mayBeAdded: Self =
    "no launch screen is declared here; check the Info.plist of the built app, since the build may add one"
}
