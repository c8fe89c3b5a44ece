internal import Adaptivity
internal import AuditModel
internal import RuleKit

/// Reports a control in a corner of the display.
///
/// A corner is a square as large as the display's round corner, and at least as large as a control. Items of bars are
/// skipped, and so is a row of controls that fills the bottom of the window like a bar. A flag allows the controls of
/// a game there in landscape.
struct ControlInCorner: LayoutRule {
  private static let side = RuleDescriptor.Option(
    name: "side", value: 44, unit: .points, range: 0...200,
    meaning: "smallest side of the square that counts as a corner",
    source: "HIG Accessibility: control size")

  static let descriptor = RuleDescriptor(
    id: "control-in-corner", title: "A control is in a corner",
    rationale: "Corners are hard to reach, and round corners cut controls off",
    severity: "warning", criteria: [.layout], options: [side], guidelines: [21, 22],
    turnOffIf: "the app places controls in the corners on purpose, as games and camera apps do")

  static let examples: [Example<ScreenMeasurement>] = [
    Example("a button at the bottom", .showing("add", .button, (160, 610, 50, 50), on: "iphone-se-3"), .pass),
    Example(
      "a button in the bottom corner", .showing("add", .button, (16, 622, 44, 44), on: "iphone-se-3"), .fail, .warning),
    Example(
      "a game's joystick in landscape",
      .showing("stick", .control, (16, 330, 44, 44), [.belowSafeArea], on: "iphone-se-3", in: .landscape),
      .notApplicable),
    Example("the tabs of a custom tab bar", .screen(.tabs), .notApplicable),
    Example("no control", .showing("name", .text, (0, 0, 9, 9)), .notApplicable),
  ]

  var thresholds = RuleThresholds()

  func check(_ subject: ScreenMeasurement, _ outcome: inout OutcomeBuilder) {
    guard let radius = subject.geometry.cornerRadius?.value, let safe = subject.safe else { return }
    let side = max(radius, thresholds[Self.side])
    let size = subject.window.size
    let strip = subject.bottomStrip
    for index in subject.outline.controls {
      let entry = subject.outline.entries[index]
      guard entry.bar == nil, !entry.scrollsVertically, !subject.mayStandBelow(index), !strip.contains(index) else {
        continue
      }
      outcome.checked()
      let frame = subject.layout.elements[index].frame
      let across = min(frame.midX, size.width - frame.midX)
      let down = min(frame.midY, size.height - frame.midY)
      guard across < side, down < side, !subject.breach(of: index, safe).isAny else { continue }
      outcome.add(
        .warning, index, by: side - max(across, down),
        "the control \(subject.name(index)) is in a corner: its centre is less than \(Points(side)) from both edges",
        remedy: "move it towards the middle of the screen")
    }
  }
}
