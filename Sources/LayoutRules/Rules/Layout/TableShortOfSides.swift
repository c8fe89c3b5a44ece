internal import Adaptivity
internal import AuditModel
internal import RuleKit

/// A table ends at the safe area's sides in landscape and does not span the display.
///
/// The rule covers tables on phones that span the safe area. Narrower ones are columns. Text that leaves the safe area
/// is left to other rules.
struct TableShortOfSides: LayoutRule {
  static let descriptor = RuleDescriptor(
    id: "table-short-of-sides", title: "A table does not span the screen in landscape",
    rationale: "Rows and separators are expected to run from edge to edge; only their content keeps to the safe area",
    severity: "warning", criteria: [.layout], guidelines: [29],
    turnOffIf: "tables keep to the safe area in landscape on purpose, for example to show a background at their sides")

  private static func table(_ x: Double, _ width: Double) -> [LayoutElement] {
    [
      .element("beds", .scrollView, (x, 0, width, 393), .scrollsVertically),
      .element("beans", .cell, (x, 40, width, 60), in: 0),
    ]
  }

  static let examples: [Example<ScreenMeasurement>] = [
    Example("a table that spans the display", .screen(table(0, 852), in: .landscape), .pass),
    Example("a table that spans only the safe area", .screen(table(59, 734), in: .landscape), .fail, .warning),
    Example("portrait", .screen(table(0, 393)), .notApplicable),
  ]

  func check(_ subject: ScreenMeasurement, _ outcome: inout OutcomeBuilder) {
    guard subject.isLandscape, subject.isOnPhone, let room = subject.geometry.roomForText?.value else { return }
    let elements = subject.layout.elements
    var tables = Set<Int>()
    for index in elements.indices where elements[index].role == .cell && subject.outline.entries[index].isShown {
      if let parent = elements[index].parent, elements[parent].role == .scrollView { tables.insert(parent) }
    }
    for index in tables.sorted() where !elements[index].flags.contains(.scrollsHorizontally) {
      let frame = elements[index].frame
      guard frame.width >= room - subject.slack else { continue }
      outcome.checked()
      let points = max(frame.minX, subject.window.maxX - frame.maxX)
      guard points > subject.slack else { continue }
      outcome.add(
        .warning, index, by: points,
        "the table \(subject.name(index)) ends \(Points(points)) before the side of the display",
        remedy: "pin the table to the edges of the screen and the content of its cells to the safe area")
    }
  }
}
