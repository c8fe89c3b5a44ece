internal import Adaptivity
internal import AuditModel

/// The screen takes swipes from the bottom edge before the system does.
struct BottomEdgeDeferred: Rule {
  static let descriptor = RuleDescriptor(
    id: "bottom-edge-deferred", title: "Swipes from the bottom edge wait",
    rationale: "People leave an app by a swipe from the bottom: where it must be done twice, the device seems stuck",
    severity: "note", criteria: [.gestures], guidelines: [37])

  private static func screen(_ edges: Set<ScreenLayout.Edge>?) -> ScreenMeasurement {
    ScreenExamples.on([]) { $0.chrome.deferredEdges = edges }
  }

  static let examples: [Example<ScreenMeasurement>] = [
    Example("no edge", screen([]), .pass),
    Example("the bottom edge", screen([.bottom, .left]), .fail, .note),
    Example("nothing is said", screen(nil), .notApplicable),
  ]

  init() {}

  func evaluate(_ subject: ScreenMeasurement) -> Outcome {
    guard let edges = subject.layout.chrome.deferredEdges else { return .notApplicable }
    var verdict = ScreenVerdict(Self.descriptor, subject)
    verdict.judged()
    if edges.contains(.bottom) {
      verdict.add(.note, nil, .deferred, remedy: "defer it only where a swipe of the app's own is lost otherwise")
    }
    return verdict.outcome
  }
}

extension Finding.Message {
  fileprivate static let deferred: Self = "the screen takes swipes from the bottom edge before the system does"
}
