internal import Adaptivity
internal import AuditModel
internal import RuleKit

/// A control is in a corner of the display.
///
/// A corner is a square as large as the display's round corner, and at least as large as a control. Items of bars are
/// skipped, and so is a row of controls that fills the bottom of the window like a bar. The controls of a game can be
/// flagged to be allowed there in landscape.
struct ControlInCorner: Rule {
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
    Example(
      "a button at the bottom",
      ScreenExamples.on(
        "iphone-se-3",
        [
          ScreenExamples.element("add", .button, (160, 610, 50, 50))
        ]), .pass),
    Example(
      "a button in the bottom corner",
      ScreenExamples.on(
        "iphone-se-3",
        [
          ScreenExamples.element("add", .button, (16, 622, 44, 44))
        ]), .fail, .warning),
    Example(
      "a game's joystick in landscape",
      ScreenExamples.on(
        "iphone-se-3", .landscape,
        [
          ScreenExamples.element("stick", .control, (16, 330, 44, 44), [.belowSafeArea])
        ]), .notApplicable),
    Example("the tabs of a custom tab bar", ScreenExamples.on(ScreenExamples.tabs), .notApplicable),
    Example("no control", ScreenExamples.on([ScreenExamples.element("name", .text, (0, 0, 9, 9))]), .notApplicable),
  ]

  var thresholds = RuleThresholds()

  init() {}

  func evaluate(_ subject: ScreenMeasurement) -> Outcome {
    guard let radius = subject.geometry.cornerRadius?.value, let safe = subject.safe else { return .notApplicable }
    var verdict = ScreenVerdict(Self.descriptor, subject)
    let side = max(radius, thresholds[Self.side])
    let size = subject.window.size
    let strip = subject.bottomStrip
    for index in subject.outline.controls {
      let entry = subject.outline.entries[index]
      guard entry.bar == nil, !entry.scrollsVertically, !subject.mayStandBelow(index), !strip.contains(index) else {
        continue
      }
      verdict.judged()
      let frame = subject.layout.elements[index].frame
      let across = min(frame.midX, size.width - frame.midX)
      let down = min(frame.midY, size.height - frame.midY)
      guard across < side, down < side, !subject.breach(of: index, safe).isAny else { continue }
      verdict.add(
        .warning, index, by: side - max(across, down), .inCorner(subject.name(index), side),
        remedy: "move it towards the middle of the screen")
    }
    return verdict.outcome
  }
}

extension Finding.Message {
  fileprivate static func inCorner(_ name: String, _ side: Double) -> Self {
    "the control \(name) is in a corner: its centre is less than \(Points(side)) from both edges"
  }
}
