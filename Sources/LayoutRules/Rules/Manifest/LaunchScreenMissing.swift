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
    Example("UILaunchScreen", .app { $0.launchScreen = AppManifest.Entry(example: "UILaunchScreen") }, .pass),
    Example("a built app without one", .app { $0.isBuilt = true }, .fail, .error),
    Example("a project's Info.plist without one", .app(), .needsReview, .note),
  ]

  func evaluate(_ subject: AppManifest) -> Outcome {
    guard subject.launchScreen == nil else { return .pass }
    let remedy = "add UILaunchScreen, or name a storyboard under UILaunchStoryboardName"
    guard !subject.isBuilt else {
      return failure(
        .error, "UILaunchScreen", at: subject.location, "the app declares no launch screen", remedy: remedy)
    }
    return review(
      .setByBuild, "UILaunchScreen", at: subject.location,
      "no launch screen is declared here; check the Info.plist of the built app, since the build may add one",
      remedy: remedy)
  }
}
