internal import Adaptivity
internal import AuditModel
internal import RuleKit

/// A button spans the full width.
///
/// Buttons that are a whole row of a list or cover the window are skipped.
struct ButtonSpansWidth: Rule {
  static let descriptor = RuleDescriptor(
    id: "button-spans-width", title: "A button spans the full width",
    rationale: "A button from edge to edge looks like a bar, and round corners of the display cut it off",
    severity: "warning", criteria: [.layout], guidelines: [25],
    turnOffIf: "buttons from edge to edge are part of the app's design")

  static let examples: [Example<ScreenMeasurement>] = [
    Example(
      "a button from margin to margin",
      ScreenExamples.on([ScreenExamples.element("save", .button, (16, 500, 361, 50))]),
      .pass),
    Example(
      "a button from edge to edge", ScreenExamples.on([ScreenExamples.element("save", .button, (0, 500, 393, 50))]),
      .fail, .warning),
    Example(
      "a row of a list",
      ScreenExamples.on([
        ScreenExamples.element("row", .cell, (0, 500, 393, 52)),
        ScreenExamples.element("account", .button, (0, 500, 393, 52), in: 0),
      ]), .notApplicable),
    Example(
      "a button that covers the window",
      ScreenExamples.on([ScreenExamples.element("close", .button, (0, 0, 393, 852))]), .notApplicable),
    Example(
      "a field", ScreenExamples.on([ScreenExamples.element("name", .textField, (16, 500, 361, 50))]), .notApplicable),
  ]

  init() {}

  func evaluate(_ subject: ScreenMeasurement) -> Outcome {
    var verdict = ScreenVerdict(Self.descriptor, subject)
    let elements = subject.layout.elements
    for index in subject.outline.controls where elements[index].role == .button && !subject.isGround(index) {
      guard !subject.fillsCell(index), let gap = subject.marginGap(of: index) else { continue }
      verdict.judged()
      guard gap.isBothSides else { continue }
      verdict.add(
        .warning, index, by: gap.margin - gap.other, .spans(subject.name(index), gap),
        remedy: "keep it inside the layout margins on both sides")
    }
    return verdict.outcome
  }
}

extension Finding.Message {
  fileprivate static func spans(_ name: String, _ gap: MarginGap) -> Self {
    """
    the button \(name) spans the width: it is \(Points(gap.points)) and \(Points(gap.other)) from the sides, less than \
    the margin of \(Points(gap.margin))
    """
  }
}
