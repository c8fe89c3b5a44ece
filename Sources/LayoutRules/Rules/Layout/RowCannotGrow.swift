internal import Adaptivity
internal import AuditModel
internal import DynamicType
internal import RuleKit

/// Reports a table row with a fixed height that is too low for its contents.
struct RowCannotGrow: LayoutRule {
  static let descriptor = RuleDescriptor(
    id: "row-cannot-grow", title: "A row is too short for its contents",
    rationale: "A row with a fixed height cuts its texts or draws them over each other once people choose larger text",
    severity: "error; warning at accessibility sizes", criteria: [.resizeText, .largerText, .layout],
    guidelines: [10, 11], turnOffIf: "code decides the height of the row", screens: [.documents])

  private static func row(needs needed: Double, category: ContentSizeCategory = .large) -> ScreenMeasurement {
    .screen([.element("row", .cell, (0, 100, 393, 44))], category: category) {
      var solved = SolvedLayout()
      solved.rows = [SolvedLayout.Row(element: 0, height: 44, needed: needed)]
      $0.solved = solved
    }
  }

  static let examples: [Example<ScreenMeasurement>] = [
    Example("a row that is high enough", row(needs: 40), .pass),
    Example("a row of 44 points whose text needs 60", row(needs: 60), .fail, .error),
    Example("the same at AX3", row(needs: 60, category: .accessibilityExtraLarge), .fail, .warning),
    Example("no row of a fixed height", .showing("row", .cell, (0, 100, 393, 44)), .notApplicable),
  ]

  func check(_ subject: ScreenMeasurement, _ outcome: inout OutcomeBuilder) {
    guard let solved = subject.layout.solved, !solved.rows.isEmpty else { return }
    outcome.checked()
    let severity: Finding.Severity = subject.layout.environment.category.isAccessibilityCategory ? .warning : .error
    for row in solved.rows where row.needed - row.height > subject.slack {
      outcome.add(
        severity, row.element, by: row.needed - row.height,
        "the row \(subject.name(row.element)) is \(Points(row.height)) high, but its contents need \(Points(row.needed))",
        remedy: "let the contents set the row height (Row Height: Automatic)")
    }
  }
}
