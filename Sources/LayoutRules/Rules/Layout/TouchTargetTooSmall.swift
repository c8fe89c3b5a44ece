internal import Adaptivity
internal import AuditModel
internal import RuleKit

/// Reports a control whose touch area is too small.
///
/// The sizes apply at every text size. The system sets the height of an item that fills its bar, so only its width
/// counts unless the layout states its touch area. Controls with a size set by the system, such as a switch, are
/// skipped. A team cannot enlarge them, and some respond to touches outside their drawn area. Items of UIKit's bars in
/// recordings are skipped for the same reason.
///
/// On a screen whose frames were solved, code may enlarge the touch area. A finding is then a note, a warning below 28
/// points, and an error only if another control is in the way. A button there that reacts to nothing is not a control:
/// it has no action, segue, menu or gesture, and no code can reach it.
///
/// The limits come from the Human Interface Guidelines. WCAG 2.5.8 asks for 24 by 24 CSS pixels, or for enough
/// distance from other targets. A finding mentions WCAG if a control has neither that size nor that distance.
struct TouchTargetTooSmall: LayoutRule {
  private static let least = RuleDescriptor.Option(
    name: "least_side", value: 28, unit: .points, range: 24...100,
    meaning: "width or height below which it is an error",
    source: "HIG Accessibility: minimum size")

  private static let minimum = RuleDescriptor.Option(
    name: "wcag_side", value: 24, unit: .points, range: nil,
    meaning: "width or height below which WCAG 2.5.8 fails too, unless a circle of this diameter around the control's"
      + " centre touches neither another control nor that control's circle",
    source: "WCAG 2.2, success criterion 2.5.8 Target Size (Minimum), exception Spacing")

  static let descriptor = RuleDescriptor(
    id: "touch-target-too-small", title: "A control is too small to tap",
    rationale: "A fingertip covers about 44 points; people miss smaller controls, above all if their hands shake",
    severity: "warning; error below 28 points; one level lower in storyboards and xibs", criteria: [.controlSize],
    options: [.targetSide, least, minimum], guidelines: [39],
    turnOffIf: "the app enlarges touch areas in code, and its layouts or recordings do not show that", screens: .all)

  static let examples: [Example<ScreenMeasurement>] = [
    Example("44 by 44 points", .showing("add", .button, (16, 200, 44, 44)), .pass),
    Example("30 points high", .showing("add", .button, (16, 200, 80, 30)), .fail, .warning),
    Example("20 points high", .showing("add", .button, (16, 200, 80, 20)), .fail, .error),
    Example(
      "two controls of 20 by 20 points side by side",
      .screen([.element("less", .button, (16, 200, 20, 20)), .element("more", .button, (38, 200, 20, 20))]), .fail,
      .error),
    Example(
      "a switch as the system draws it", .showing("frost", .control, (326, 200, 51, 31), .systemSized), .notApplicable),
    Example(
      "a segment of a control that the system draws",
      .screen([
        .element("span", .container, (16, 200, 361, 32), .systemSized),
        .element("day", .button, (16, 200, 121, 32), in: 0),
      ]), .notApplicable),
    Example("no control", .showing("name", .text, (16, 200, 80, 20)), .notApplicable),
  ]

  var thresholds = RuleThresholds()

  func check(_ subject: ScreenMeasurement, _ outcome: inout OutcomeBuilder) {
    let elements = subject.layout.elements
    let slack = subject.slack
    lazy var near = TargetSpacing(subject, diameter: thresholds[Self.minimum])
    for index in subject.outline.controls {
      guard subject.outline.entries[index].systemSized == nil || elements[index].hitFrame != nil else { continue }
      outcome.checked()
      let target = elements[index].touchFrame
      var height = target.height
      if elements[index].hitFrame == nil, let bar = subject.outline.entries[index].bar,
        elements[index].frame.height >= elements[bar].frame.height - slack
      {
        height = max(height, thresholds[.targetSide])
      }
      let side = min(target.width, height)
      guard side < thresholds[.targetSide] - slack else { continue }
      let isError = side < thresholds[Self.least] - slack
      let isBelowMinimum = side < thresholds[Self.minimum] - slack && near.isCrowded(index)
      let limit = isBelowMinimum ? Self.wcagLimit : limit(isError ? Self.least : .targetSide)
      // A recording contains the frames of accessibility elements.
      let area = subject.layout.isRecorded ? "frame" : "touch area"
      let severity: Finding.Severity = isError ? .error : .warning
      let least: Finding.Severity = isError ? .warning : .note
      outcome.add(
        subject.layout.solved == nil || isBelowMinimum ? severity : least, index, by: thresholds[.targetSide] - side,
        """
        \(subject.name(index)) has a \(area) of \(Points(target.width).number) by \(Points(target.height)), less than \
        \(limit)
        """, remedy: "enlarge its touch area to \(Self.square(thresholds[.targetSide])), even if it is drawn smaller")
    }
  }

  private static let wcagLimit = "24 by 24 pt, the minimum of WCAG 2.5.8, with another control near it"

  /// Returns a limit and its source, which is either the guidelines or the configuration.
  private func limit(_ option: RuleDescriptor.Option) -> String {
    if let changed = thresholds.change(of: option) { return Self.square(changed) }
    return option == Self.least
      ? "28 by 28 pt, the minimum of the Human Interface Guidelines" : "44 by 44 pt"
  }

  private static func square(_ side: Double) -> String { "\(Points(side).number) by \(Points(side))" }
}
