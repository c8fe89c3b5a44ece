internal import Adaptivity
internal import AuditModel
internal import RuleKit

/// Reports a control that is nearer to the edge than the system's margin, where it is hard to reach.
///
/// ``ButtonSpansWidth`` covers buttons that are too near at both sides. Controls that cover the window, fill its
/// bottom as a row or are placed by the system are skipped.
struct ControlAtEdge: LayoutRule {
  static let descriptor = RuleDescriptor(
    id: "control-at-edge", title: "A control is at the edge",
    rationale: "A control at the edge is hard to reach with a thumb, or under a case that covers the rim",
    severity: "warning", criteria: [.layout], guidelines: [16, 41],
    turnOffIf: "the app places controls at the edge on purpose, as drawing apps and games do")

  static let examples: [Example<ScreenMeasurement>] = [
    Example("a button on the margin", .showing("add", .button, (16, 120, 60, 44)), .pass),
    Example("a switch 2 points from the edge", .showing("frost", .control, (340, 120, 51, 44)), .fail, .warning),
    Example("a control that covers the window", .showing("close", .control, (0, 0, 393, 852)), .notApplicable),
    Example(
      "a page control, whose dots are in the middle", .showing("page", .control, (0, 700, 393, 26), .systemPlaced),
      .notApplicable),
    Example("the tabs of a custom tab bar", .screen(.tabs), .notApplicable),
    Example(
      "an item of a bar",
      .screen([.element("bar", .tabBar, (0, 769, 393, 83)), .element("beds", .barItem, (0, 769, 131, 49), in: 0)]),
      .notApplicable),
  ]

  func check(_ subject: ScreenMeasurement, _ outcome: inout OutcomeBuilder) {
    let strip = subject.bottomStrip
    for index in subject.outline.controls where subject.outline.entries[index].systemPlaced == nil {
      guard !subject.isGround(index), !strip.contains(index) else { continue }
      guard let gap = subject.marginGap(of: index) else { continue }
      outcome.checked()
      let isWideButton = gap.isBothSides && subject.layout.elements[index].role == .button
      guard gap.shortfall > 0, !isWideButton else { continue }
      outcome.add(
        .warning, index, by: gap.shortfall,
        """
        the control \(subject.name(index)) is \(Points(gap.points)) from the safe area's \(gap.edge) edge, less than \
        the margin of \(Points(gap.margin))
        """, remedy: "pin it to the layout margins guide")
    }
  }
}
