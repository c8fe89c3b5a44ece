internal import Adaptivity
internal import AuditModel
internal import RuleKit

/// Reports text or a control that overlaps a bar that it is not part of.
///
/// Content that scrolls vertically may pass below bars.
struct ContentBehindBar: LayoutRule {
  static let descriptor = RuleDescriptor(
    id: "content-behind-bar", title: "Content overlaps a bar that it is not part of",
    rationale:
      "Content that overlaps a navigation bar, tab bar or toolbar is covered by it or covers it, and is hard to read or tap",
    severity: "error", criteria: [.layout, .reflow], guidelines: [14],
    turnOffIf: "the app places content over its bars on purpose, such as a raised button in the middle of the tab bar")

  private static let bar = LayoutElement.element("bar", .tabBar, (0, 769, 393, 83))

  static let examples: [Example<ScreenMeasurement>] = [
    Example("a button above the tab bar", .screen([bar, .element("save", .button, (16, 700, 361, 50))]), .pass),
    Example(
      "a button that overlaps the tab bar",
      .screen([bar, .element("save", .button, (16, 740, 361, 50))]), .fail, .error),
    Example(
      "an item of the bar", .screen([bar, .element("beds", .barItem, (0, 769, 131, 49), in: 0)]), .notApplicable),
    Example("no bar", .showing("save", .button, (16, 740, 361, 50)), .notApplicable),
  ]

  func check(_ subject: ScreenMeasurement, _ outcome: inout OutcomeBuilder) {
    let outline = subject.outline
    guard !outline.bars.isEmpty else { return }
    let elements = subject.layout.elements
    let bars = FrameIndex(outline.bars.map { elements[$0].frame })
    for index in outline.essentials where elements[index].role != .image && !subject.isGround(index) {
      let entry = outline.entries[index]
      guard entry.bar == nil, !entry.scrollsVertically else { continue }
      outcome.checked()
      let frame = elements[index].frame
      guard let place = bars.first(overlapping: frame, by: subject.slack) else { continue }
      let bar = outline.bars[place]
      let common = frame.intersection(elements[bar].frame)?.height ?? 0
      outcome.add(
        .error, index, by: common,
        "\(subject.name(index)) and the bar \(subject.name(bar)) overlap vertically by \(Points(common))",
        remedy: "pin it to the safe area, which excludes the bar")
    }
  }
}
