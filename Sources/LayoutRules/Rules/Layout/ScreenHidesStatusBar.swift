internal import Adaptivity
internal import AuditModel
internal import RuleKit

/// Reports a screen that hides the status bar on a phone with the camera in the display.
///
/// Hiding the bar adds no space for content, since the area around the camera stays free. Screens marked as media or
/// game may hide the bar. In landscape, the system hides it on every screen of a phone.
struct ScreenHidesStatusBar: LayoutRule {
  static let descriptor = RuleDescriptor(
    id: "screen-hides-status-bar", title: "A screen hides the status bar",
    rationale: "People look at the status bar for the time and battery, and on most phones an app cannot use its space",
    severity: "note", criteria: [.higStatusBars], guidelines: [35],
    turnOffIf: "the app hides the status bar on purpose, for example to show photos on the whole screen")

  private static func screen(
    _ hides: Bool?, _ kind: Screen.Kind = .standard, on device: String = "iphone-16",
    _ orientation: Orientation = .portrait
  ) -> ScreenMeasurement {
    .screen(on: device, in: orientation) {
      $0.chrome.hidesStatusBar = hides
      $0.kind = kind
    }
  }

  static let examples: [Example<ScreenMeasurement>] = [
    Example("the status bar is shown", screen(false), .pass),
    Example("the status bar is hidden", screen(true), .fail, .note),
    Example("hidden on a screen for media", screen(true, .media), .pass),
    Example("hidden in a game", screen(true, .game), .pass),
    Example("hidden where that gains space", screen(true, on: "iphone-se-3"), .notApplicable),
    Example("in landscape", screen(true, on: "iphone-16", .landscape), .notApplicable),
    Example("not stated", screen(nil), .notApplicable),
  ]

  func check(_ subject: ScreenMeasurement, _ outcome: inout OutcomeBuilder) {
    guard let hides = subject.layout.chrome.hidesStatusBar, subject.hasSensor, subject.isOnPhone,
      !subject.isLandscape
    else { return }
    outcome.checked()
    if hides, subject.layout.kind == .standard {
      outcome.add(
        .note, nil, "the screen hides the status bar but gains no space",
        remedy: "show it, or mark the screen as media or game with \"kind\"")
    }
  }
}
