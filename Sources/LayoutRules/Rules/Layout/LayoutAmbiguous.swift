internal import AuditModel
internal import RuleKit

/// Reports an element whose place or size its constraints leave open.
struct LayoutAmbiguous: LayoutRule {
  static let descriptor = RuleDescriptor(
    id: "layout-ambiguous", title: "Constraints leave a frame ambiguous",
    rationale: "UIKit chooses any frame that the constraints allow, which may differ from run to run",
    severity: "warning", criteria: [.layout],
    turnOffIf: "code adds the constraints that are missing", screens: [.documents])

  private static func screen(openElements: [Int]) -> ScreenMeasurement {
    .screen([.element("title", .text, (16, 100, 361, 40))]) {
      var solved = SolvedLayout()
      solved.openElements = openElements
      $0.solved = solved
    }
  }

  static let examples: [Example<ScreenMeasurement>] = [
    Example("constraints that determine all frames", screen(openElements: []), .pass),
    Example("a title without a vertical constraint", screen(openElements: [0]), .fail, .warning),
    Example("a layout without constraints", .showing("title", .text, (16, 100, 361, 40)), .notApplicable),
  ]

  func check(_ subject: ScreenMeasurement, _ outcome: inout OutcomeBuilder) {
    guard let solved = subject.layout.solved else { return }
    outcome.checked()
    for index in solved.openElements {
      outcome.add(
        .warning, index, "the constraints do not determine the position or size of \(subject.name(index))",
        remedy: "add a constraint, or change a content hugging or compression resistance priority")
    }
  }
}
