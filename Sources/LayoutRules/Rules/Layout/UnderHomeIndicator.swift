internal import Adaptivity
internal import AuditModel
internal import RuleKit

/// Reports essential content under the home indicator that does not scroll, or a control close to the indicator.
///
/// A flag allows the controls of a game there in landscape. A control that ends just above the indicator's band gets
/// a note, except in a bar. A full-width button has to end there, so it gets none. A row of controls that fills the
/// bottom of the window counts as a bar. It may extend into the band if enough of it is above. In documents, the
/// letters of a text count, and pictures do not.
struct UnderHomeIndicator: LayoutRule {
  private static let room = RuleDescriptor.Option.ours(
    "room", 8, .points, 0...100, "smallest gap between a control and the band of the home indicator")

  static let descriptor = RuleDescriptor(
    id: "under-home-indicator", title: "Content is under the home indicator",
    rationale: "The system takes swipes from the bottom edge, so content there is covered and does not respond",
    severity: "error; note for a control that is only close to it", criteria: [.layout, .gestures], options: [room],
    guidelines: [20, 22],
    turnOffIf: "the app uses the bottom edge of the screen on purpose, as full-screen games do", screens: .all)

  /// Returns a solved screen with a label at the bottom; `bottom` is the lower edge of its letters.
  private static func label(bottom: Double) -> ScreenMeasurement {
    .showing("terms", .text, (16, 752, 361, 100)) { screen in
      var solved = SolvedLayout()
      solved.drawnTextFrames[0] = Rect(x: 16, y: bottom - 20, width: 200, height: 20)
      screen.solved = solved
    }
  }

  static let examples: [Example<ScreenMeasurement>] = [
    Example("a button above the band", .showing("save", .button, (100, 740, 120, 50)), .pass),
    Example("the tabs of a custom tab bar", .screen(.tabs), .pass),
    Example("a button that covers the window", .showing("close", .button, (0, 0, 393, 852)), .notApplicable),
    Example(
      "a primary picture that covers the window", .showing("art", .image, (0, 0, 393, 852), .primary), .notApplicable),
    Example("a button in the band", .showing("save", .button, (100, 790, 120, 50)), .fail, .error),
    Example("a button that nearly touches the band", .showing("save", .button, (100, 766, 120, 50)), .fail, .note),
    Example(
      "a game's joystick in landscape",
      .showing("stick", .control, (100, 300, 90, 90), [.belowSafeArea], in: .landscape), .notApplicable),
    Example("a label of a storyboard whose letters are above the band", label(bottom: 810), .pass),
    Example("a label of a storyboard whose letters are in the band", label(bottom: 840), .fail, .error),
    Example(
      "a phone with a Home button", .showing("save", .button, (100, 610, 120, 50), on: "iphone-se-3"), .notApplicable),
  ]

  var thresholds = RuleThresholds()

  func check(_ subject: ScreenMeasurement, _ outcome: inout OutcomeBuilder) {
    guard subject.geometry.homeIndicatorRect != nil, !subject.isContained, let safe = subject.safe else { return }
    let strip = subject.bottomStrip
    for index in subject.outline.essentials where !subject.isGround(index) && !subject.mayStandBelow(index) {
      outcome.checked()
      guard !strip.contains(index) else { continue }
      let points = subject.breach(of: index, safe).indicator
      if points > 0 {
        outcome.add(
          .error, index, by: points,
          "\(subject.name(index)) reaches \(Points(points)) into the band of the home indicator",
          remedy: "pin its bottom to the safe area, or let it scroll")
      } else if let points = closeness(of: index, in: subject, safe) {
        outcome.add(
          .note, index, by: thresholds[Self.room] - points,
          "\(subject.name(index)) ends \(Points(points)) above the band of the home indicator",
          remedy: "leave \(Points(thresholds[Self.room])) above the band of the home indicator")
      }
    }
  }

  /// Returns the distance of a control from the band if it is too small, or nil if it is large enough or intended.
  private func closeness(of index: Int, in subject: ScreenMeasurement, _ safe: Rect) -> Double? {
    let entry = subject.outline.entries[index]
    // Apple recommends constraints to the bottom of the safe area.
    guard subject.layout.solved == nil, subject.layout.elements[index].isControl, entry.bar == nil,
      !entry.scrollsVertically
    else { return nil }
    let frame = subject.layout.elements[index].frame
    let points = safe.maxY - frame.maxY
    guard points < thresholds[Self.room] - subject.slack, !subject.spansMargins(frame) else { return nil }
    return max(0, points)
  }
}
