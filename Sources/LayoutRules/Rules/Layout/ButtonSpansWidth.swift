internal import Adaptivity
internal import AuditModel
internal import RuleKit

/// Reports a button that spans the full width.
///
/// Buttons that are a whole row of a list or cover the window are skipped.
struct ButtonSpansWidth: LayoutRule {
  static let descriptor = RuleDescriptor(
    id: "button-spans-width", title: "A button spans the full width",
    rationale: "A button from edge to edge looks like a bar, and round corners of the display cut it off",
    severity: "warning", criteria: [.layout], guidelines: [25],
    turnOffIf: "buttons from edge to edge are part of the app's design")

  static let examples: [Example<ScreenMeasurement>] = [
    Example("a button from margin to margin", .showing("save", .button, (16, 500, 361, 50)), .pass),
    Example("a button from edge to edge", .showing("save", .button, (0, 500, 393, 50)), .fail, .warning),
    Example(
      "a row of a list",
      .screen([.element("row", .cell, (0, 500, 393, 52)), .element("account", .button, (0, 500, 393, 52), in: 0)]),
      .notApplicable),
    Example("a button that covers the window", .showing("close", .button, (0, 0, 393, 852)), .notApplicable),
    Example("a field", .showing("name", .textField, (16, 500, 361, 50)), .notApplicable),
  ]

  func check(_ subject: ScreenMeasurement, _ outcome: inout OutcomeBuilder) {
    let elements = subject.layout.elements
    for index in subject.outline.controls where elements[index].role == .button && !subject.isGround(index) {
      guard !subject.fillsCell(index), let gap = subject.marginGap(of: index) else { continue }
      outcome.checked()
      guard gap.isBothSides else { continue }
      outcome.add(
        .warning, index, by: gap.margin - gap.other,
        """
        the button \(subject.name(index)) spans the width: it is \(Points(gap.points)) and \(Points(gap.other)) from \
        the sides, less than the margin of \(Points(gap.margin))
        """, remedy: "keep it inside the layout margins on both sides")
    }
  }
}
