internal import Adaptivity
internal import AuditModel
internal import RuleKit

/// Reports a vertically scrolling list that stops above the bottom edge of the display.
///
/// The rule covers lists as wide as the screen's content, if no bar, keyboard or other content is below them.
struct ScrollViewShortOfBottom: LayoutRule {
  static let descriptor = RuleDescriptor(
    id: "scroll-view-short-of-bottom", title: "A list ends before the bottom edge",
    rationale: "A list that stops above the home indicator wastes space and looks cut off",
    severity: "warning", criteria: [.layout], guidelines: [28],
    turnOffIf: "lists end above the bottom edge on purpose, for example to show the background below them")

  private static func list(height: Double) -> LayoutElement {
    .element("beds", .scrollView, (0, 0, 393, height), .scrollsVertically)
  }

  static let examples: [Example<ScreenMeasurement>] = [
    Example("a list that runs to the edge", .screen([list(height: 852)]), .pass),
    Example("a list that ends at the safe area", .screen([list(height: 818)]), .fail, .warning),
    Example(
      "a list with a button below it",
      .screen([list(height: 700), .element("add", .button, (16, 720, 361, 50))]), .pass),
    Example("nothing scrolls", .screen(), .notApplicable),
  ]

  func check(_ subject: ScreenMeasurement, _ outcome: inout OutcomeBuilder) {
    guard subject.layout.chrome.showsKeyboard != true, let room = subject.geometry.roomForText?.value else { return }
    let elements = subject.layout.elements
    let slack = subject.slack
    let bottom = subject.window.maxY
    // The lowest bottom edge of the content that does not scroll.
    let fixed = (subject.outline.essentials + subject.outline.bars).filter {
      !subject.outline.entries[$0].scrollsVertically
    }
    let lowest = fixed.map { elements[$0].frame.maxY }.max() ?? 0
    for index in subject.outline.scrollViews {
      let entry = subject.outline.entries[index]
      let frame = elements[index].frame
      guard elements[index].flags.contains(.scrollsVertically), !entry.scrollsVertically,
        frame.width >= room - slack
      else { continue }
      outcome.checked()
      let points = bottom - frame.maxY
      guard points > slack, lowest <= frame.maxY + slack else { continue }
      outcome.add(
        .warning, index, by: points,
        "\(subject.name(index)) scrolls but ends \(Points(points)) above the bottom edge of the display",
        remedy: "pin it to the bottom of the screen; the system insets its content by the safe area")
    }
  }
}
