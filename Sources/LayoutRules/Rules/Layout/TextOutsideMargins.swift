internal import Adaptivity
internal import AuditModel
internal import RuleKit

/// Reports text that is nearer to the edge than the system's margin.
///
/// The margin is the root view's 16 or 20 points, or the 8 points of any view inside an element narrower than the
/// window. Other rules check text in a bar and text outside the safe area. A recorded label that is too near at both
/// sides needs review, since its text may be centred away from the edges.
struct TextOutsideMargins: LayoutRule {
  static let descriptor = RuleDescriptor(
    id: "text-outside-margins", title: "Text is outside the layout margins",
    rationale: "Lines that touch the edge are hard to read and out of line with everything else",
    severity: "warning", criteria: [.layout], guidelines: [16],
    turnOffIf: "the app uses its own margins, smaller than the system's")

  static let examples: [Example<ScreenMeasurement>] = [
    Example("text on the margin", .showing("name", .text, (16, 120, 361, 24)), .pass),
    Example("text 4 points from the edge", .showing("name", .text, (4, 120, 300, 24)), .fail, .warning),
    Example(
      "text in a card, 10 points from the window's edge",
      .screen([.element("card", .container, (8, 110, 200, 100)), .element("name", .text, (10, 120, 180, 24), in: 0)]),
      .pass),
    Example(
      "a recorded label as wide as the window, whose text may be centred",
      .showing("name", .text, (0, 120, 393, 24)) { $0.isRecorded = true }, .needsReview, .note),
    Example(
      "a recorded label that is too near to one side",
      .showing("name", .text, (4, 120, 300, 24)) { $0.isRecorded = true }, .fail, .warning),
    Example(
      "text in a bar",
      .screen([.element("bar", .navigationBar, (0, 59, 393, 54)), .element("title", .text, (0, 70, 393, 24), in: 0)]),
      .notApplicable),
  ]

  func check(_ subject: ScreenMeasurement, _ outcome: inout OutcomeBuilder) {
    for index in subject.outline.texts {
      guard let gap = subject.marginGap(of: index) else { continue }
      outcome.checked()
      guard gap.shortfall > 0 else { continue }
      guard !(gap.isBothSides && subject.mayDrawNarrower(index)) else {
        outcome.needsReview(
          index, .notDescribed,
          """
          the frame of \(subject.name(index)) is \(Points(gap.points)) from the safe area's \(gap.edge) edge; the \
          position of its text in the frame is not recorded
          """)
        continue
      }
      outcome.add(
        .warning, index, by: gap.shortfall,
        """
        \(subject.name(index)) is \(Points(gap.points)) from the safe area's \(gap.edge) edge, less than the margin of \
        \(Points(gap.margin))
        """, remedy: "pin it to the layout margins guide")
    }
  }
}
