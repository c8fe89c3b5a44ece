internal import Adaptivity
internal import AuditModel
internal import RuleKit

/// Reports a screen that takes swipes from the bottom edge before the system does.
struct BottomEdgeDeferred: LayoutRule {
  static let descriptor = RuleDescriptor(
    id: "bottom-edge-deferred", title: "The app takes bottom-edge swipes before the system",
    rationale:
      "People leave an app with a swipe from the bottom edge; if they must swipe twice, the device seems stuck",
    severity: "note", criteria: [.gestures], guidelines: [37],
    turnOffIf: "the app needs swipes from the bottom edge itself, as games and drawing apps do")

  private static func screen(_ edges: Set<Screen.Edge>?) -> ScreenMeasurement {
    .screen { $0.chrome.deferredEdges = edges }
  }

  static let examples: [Example<ScreenMeasurement>] = [
    Example("no deferred edge", screen([]), .pass),
    Example("the bottom edge is deferred", screen([.bottom, .left]), .fail, .note),
    Example("not stated", screen(nil), .notApplicable),
  ]

  func check(_ subject: ScreenMeasurement, _ outcome: inout OutcomeBuilder) {
    guard let edges = subject.layout.chrome.deferredEdges else { return }
    outcome.checked()
    if edges.contains(.bottom) {
      outcome.add(
        .note, nil, "the screen takes swipes from the bottom edge before the system does",
        remedy: "defer system gestures at the bottom only where the app needs swipes there")
    }
  }
}
