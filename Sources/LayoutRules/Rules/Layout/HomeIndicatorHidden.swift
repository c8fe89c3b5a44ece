internal import Adaptivity
internal import AuditModel
internal import RuleKit

/// Reports a screen that hides the home indicator but is not only for watching.
///
/// A screen marked as media may have any number of controls, but no text field.
struct HomeIndicatorHidden: LayoutRule {
  private static let most = RuleDescriptor.Option.ours(
    "controls", 2, .count, 0...100, "largest number of controls on a screen for watching")

  static let descriptor = RuleDescriptor(
    id: "home-indicator-hidden", title: "The home indicator is hidden on an interactive screen",
    rationale:
      "Without the indicator, people do not know how to leave the app; hide it only while they watch something",
    severity: "note", criteria: [.layout], options: [most], guidelines: [36],
    turnOffIf: "the app hides the home indicator on interactive screens on purpose, as immersive games do")

  private static func screen(
    _ count: Int, hides: Bool? = true, _ role: LayoutElement.Role = .button,
    kind: Screen.Kind = .standard
  ) -> ScreenMeasurement {
    .screen((0..<count).map { LayoutElement.element("control \($0)", role, (16, 100 + 60 * Double($0), 100, 44)) }) {
      $0.chrome.hidesHomeIndicator = hides
      $0.kind = kind
    }
  }

  static let examples: [Example<ScreenMeasurement>] = [
    Example("a video with one button", screen(1), .pass),
    Example("a screen with three buttons", screen(3), .fail, .note),
    Example("a player with three buttons", screen(3, kind: .media), .pass),
    Example("a player with a text field", screen(3, .textField, kind: .media), .fail, .note),
    Example("a text field", screen(1, .textField), .fail, .note),
    Example("the indicator stays visible", screen(3, hides: false), .notApplicable),
  ]

  var thresholds = RuleThresholds()

  func check(_ subject: ScreenMeasurement, _ outcome: inout OutcomeBuilder) {
    guard subject.layout.chrome.hidesHomeIndicator == true else { return }
    outcome.checked()
    let controls = subject.outline.controls
    let fields = controls.filter { subject.layout.elements[$0].role == .textField }
    let isTooMany = Double(controls.count) > thresholds[Self.most] && subject.layout.kind != .media
    if !fields.isEmpty || isTooMany {
      outcome.add(
        .note, nil,
        """
        the screen hides the home indicator but has \(controls.count.counted("control"))\
        \(fields.isEmpty ? "" : ", including a text field")
        """, remedy: "hide the indicator only while people watch and no controls are shown")
    }
  }
}
