internal import AuditModel
internal import RuleKit

/// The app hides the status bar.
///
/// On an iPhone with the camera in the display this adds no space for content, since the area around the camera stays
/// free.
struct StatusBarHidden: Rule {
  static let descriptor = RuleDescriptor(
    id: "status-bar-hidden", title: "The status bar is hidden",
    rationale: "It shows people the time and the battery, in an area that most phones reserve anyway",
    severity: "note", criteria: [.higStatusBars], guidelines: [35],
    turnOffIf: "the app is a game or shows media in full screen throughout")

  static let examples: [Example<AppManifest>] = [
    Example("shown", .app { $0.hidesStatusBar = AppManifest.Entry(example: false) }, .pass),
    Example("hidden", .app { $0.hidesStatusBar = AppManifest.Entry(example: true) }, .fail, .note),
    Example("not stated", .app(), .notApplicable),
  ]

  func evaluate(_ subject: AppManifest) -> Outcome {
    guard let entry = subject.hidesStatusBar else { return .notApplicable }
    guard entry.value else { return .pass }
    return failure(
      .note, "UIStatusBarHidden", at: entry.location,
      "the status bar is hidden while the app starts, and on every screen that does not request it",
      remedy: "hide it only on screens for media and games")
  }
}
