internal import Adaptivity
internal import AuditModel
internal import RuleKit

/// Reports content that is slightly out of line with the first button of the navigation bar.
///
/// Items that the system places nearer to the edge than the margin, such as the back button, do not define a line.
/// Only content near the line is checked, because a column that begins far away is a separate layout.
struct ContentOutOfLineWithBar: LayoutRule {
  private static let tolerance = RuleDescriptor.Option(
    name: "tolerance", value: 1, unit: .points, range: 0...20,
    meaning: "largest offset of two edges that count as aligned",
    source: "guidelines table, sentence 17")
  private static let reach = RuleDescriptor.Option.ours(
    "reach", 12, .points, 1...100, "distance from the bar button's edge within which content is meant to align with it")

  static let descriptor = RuleDescriptor(
    id: "content-out-of-line-with-bar", title: "Content is not aligned with the bar",
    rationale: "Content that starts on the same line as the buttons of the bar is easier to scan",
    severity: "warning", criteria: [.layout], options: [tolerance, reach], guidelines: [17],
    turnOffIf: "the app indents its content relative to the bar's buttons on purpose")

  private static func screen(content x: Double) -> ScreenMeasurement {
    .screen([
      .element("bar", .navigationBar, (0, 59, 393, 54)),
      .element("back", .barItem, (16, 64, 60, 44), in: 0),
      .element("name", .text, (x, 130, 300, 24)),
    ])
  }

  static let examples: [Example<ScreenMeasurement>] = [
    Example("aligned", screen(content: 16), .pass),
    Example("5 points off", screen(content: 21), .fail, .warning),
    Example(
      "the back button of a recorded screen, placed by the system",
      .screen([
        .element("bar", .navigationBar, (0, 59, 393, 54)),
        .element("back", .barItem, (8, 64, 60, 44), in: 0, .systemPlaced),
        .element("name", .text, (16, 130, 300, 24)),
      ]), .notApplicable),
    Example("a separate column", screen(content: 60), .pass),
    Example("no bar", .showing("name", .text, (21, 130, 300, 24)), .notApplicable),
  ]

  var thresholds = RuleThresholds()

  func check(_ subject: ScreenMeasurement, _ outcome: inout OutcomeBuilder) {
    let elements = subject.layout.elements
    let outline = subject.outline
    let items = outline.controls.filter { index in
      guard let bar = outline.entries[index].bar else { return false }
      return elements[bar].role == .navigationBar && !Self.isBeforeMargin(index, in: subject)
    }
    guard let item = items.min(by: { subject.leading(elements[$0].frame) < subject.leading(elements[$1].frame) })
    else { return }
    let line = subject.leading(elements[item].frame)
    guard line < subject.window.width / 2 else { return }
    let content = outline.essentials.filter { index in
      let entry = outline.entries[index]
      guard elements[index].role != .image, entry.bar == nil, !entry.isInNarrow, !entry.scrollsHorizontally else {
        return false
      }
      return subject.marginGap(of: index).map { $0.shortfall == 0 } ?? false
    }
    guard let first = content.min(by: { subject.leading(elements[$0].frame) < subject.leading(elements[$1].frame) })
    else { return }
    outcome.checked()
    let off = abs(subject.leading(elements[first].frame) - line)
    if off > thresholds[Self.tolerance] + max(0, subject.layout.rounding), off <= thresholds[Self.reach] {
      outcome.add(
        .warning, first, by: off,
        "\(subject.name(first)) is \(Points(off)) out of alignment with \(subject.name(item)) in the bar",
        remedy: "align both with the layout margin")
    }
  }

  /// Returns whether the system places an item nearer to the edge than the margin.
  private static func isBeforeMargin(_ index: Int, in subject: ScreenMeasurement) -> Bool {
    guard subject.outline.entries[index].systemPlaced != nil, let room = subject.geometry.contentRect else {
      return false
    }
    return subject.leading(subject.layout.elements[index].frame) < subject.leading(room) - subject.slack
  }
}
