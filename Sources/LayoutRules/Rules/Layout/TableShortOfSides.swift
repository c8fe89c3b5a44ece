internal import Adaptivity
internal import AuditModel
internal import RuleKit

/// A table ends at the safe area's sides in landscape and does not span the display.
///
/// The rule covers tables on phones that span the safe area. Narrower ones are columns. Text that leaves the safe area
/// is left to other rules.
struct TableShortOfSides: Rule {
  static let descriptor = RuleDescriptor(
    id: "table-short-of-sides", title: "A table does not span the screen in landscape",
    rationale: "Rows and separators are expected to run from edge to edge; only their content keeps to the safe area",
    severity: "warning", criteria: [.layout], guidelines: [29],
    turnOffIf: "tables keep to the safe area in landscape on purpose, for example to show a background at their sides")

  private static func table(_ x: Double, _ width: Double) -> [LayoutElement] {
    [
      ScreenExamples.element("beds", .scrollView, (x, 0, width, 393), .scrollsVertically),
      ScreenExamples.element("beans", .cell, (x, 40, width, 60), in: 0),
    ]
  }

  static let examples: [Example<ScreenMeasurement>] = [
    Example("a table that spans the display", ScreenExamples.on("iphone-16", .landscape, table(0, 852)), .pass),
    Example(
      "a table that spans only the safe area", ScreenExamples.on("iphone-16", .landscape, table(59, 734)), .fail,
      .warning),
    Example("portrait", ScreenExamples.on(table(0, 393)), .notApplicable),
  ]

  init() {}

  func evaluate(_ subject: ScreenMeasurement) -> Outcome {
    guard subject.isLandscape, subject.isOnPhone, let room = subject.geometry.roomForText?.value else {
      return .notApplicable
    }
    var verdict = ScreenVerdict(Self.descriptor, subject)
    let elements = subject.layout.elements
    var tables = Set<Int>()
    for index in elements.indices where elements[index].role == .cell && subject.outline.entries[index].isShown {
      if let parent = elements[index].parent, elements[parent].role == .scrollView { tables.insert(parent) }
    }
    for index in tables.sorted() where !elements[index].flags.contains(.scrollsHorizontally) {
      let frame = elements[index].frame
      guard frame.width >= room - subject.slack else { continue }
      verdict.judged()
      let points = max(frame.minX, subject.window.maxX - frame.maxX)
      guard points > subject.slack else { continue }
      verdict.add(
        .warning, index, by: points, .short(subject.name(index), points),
        remedy: "pin the table to the edges of the screen and the content of its cells to the safe area")
    }
    return verdict.outcome
  }
}

extension Finding.Message {
  fileprivate static func short(_ name: String, _ points: Double) -> Self {
    "the table \(name) ends \(Points(points)) before the side of the display"
  }
}
