internal import AuditModel
internal import RuleKit

/// Reports required constraints that cannot all hold.
///
/// Each finding names a minimal set: without any one constraint, the others can hold. UIKit breaks one, but does not
/// document which one.
struct ConstraintsConflict: LayoutRule {
  static let descriptor = RuleDescriptor(
    id: "constraints-conflict", title: "Required constraints conflict",
    rationale: "UIKit breaks one of them, so views have a wrong position or size",
    severity: "warning", criteria: [.layout],
    turnOffIf: "code removes one of the constraints before the screen is shown", screens: [.documents])

  private static func screen(conflicts: [SolvedLayout.Conflict]) -> ScreenMeasurement {
    .screen([.element("title", .text, (16, 100, 361, 40))]) {
      var solved = SolvedLayout()
      solved.conflicts = conflicts
      $0.solved = solved
    }
  }

  static let examples: [Example<ScreenMeasurement>] = [
    Example("constraints that all hold", screen(conflicts: []), .pass),
    Example(
      "a height that is both 40 and 50 points",
      screen(conflicts: [
        SolvedLayout.Conflict(
          constraints: ["title.height = 40", "title.height = 50"],
          locations: [5, 6].map { SourceLocation(file: "Beds.storyboard", line: $0, column: 9) })
      ]), .fail, .warning),
    Example("a layout without constraints", .showing("title", .text, (16, 100, 361, 40)), .notApplicable),
  ]

  func check(_ subject: ScreenMeasurement, _ outcome: inout OutcomeBuilder) {
    guard let solved = subject.layout.solved else { return }
    outcome.checked()
    for conflict in solved.conflicts {
      let parts = zip(conflict.constraints, conflict.locations).map { "\($0) (line \($1.line))" }
      outcome.add(
        .warning, conflict.element, "these required constraints conflict: \(Listing(parts, limit: 8))",
        remedy: "remove one of them, or give it a priority below 1000")
    }
  }
}
