internal import Adaptivity
internal import AuditModel
internal import RuleKit

/// Reports text with a different width or height on two phones of the same width.
///
/// Environments are compared if they are equal except for the device and version of iOS. A different height means a
/// different number of lines.
struct SameWidthDifferentBreaks: LayoutRule {
  static let descriptor = RuleDescriptor(
    id: "same-width-different-breaks", title: "Phones of the same width show different amounts of text",
    rationale:
      "Phones of the same width have space for the same text; a difference shows that the layout was made for one device",
    severity: "warning", criteria: [.layout], guidelines: [60],
    turnOffIf: "the app lays out text differently on phones of the same width on purpose")

  private static func note(_ device: String, _ width: Double, _ height: Double) -> ScreenMeasurement {
    .showing("note", .text, (16, 120, width, height), on: device)
  }

  static let examples: [Example<ScreenSet>] = [
    Example("the same size on both phones", .set(note("iphone-se-3", 343, 44), note("iphone-x", 343, 44)), .pass),
    Example("one more line", .set(note("iphone-se-3", 343, 44), note("iphone-x", 343, 66)), .fail, .warning),
    Example(
      "phones of different widths", .set(note("iphone-se-3", 343, 44), note("iphone-16", 361, 66)), .notApplicable),
  ]

  private struct Room: Hashable {
    var width: Double
    var horizontal: SizeClass
    var rest: LayoutEnvironment
  }

  func check(_ subject: ScreenSet, _ outcome: inout OutcomeBuilder) {
    let groups = subject.screens.grouped { screen -> Room? in
      guard screen.isOnPhone, let horizontal = screen.geometry.horizontalSizeClass?.value else { return nil }
      var rest = screen.layout.environment
      rest.device = nil
      rest.systemVersion = .current
      return Room(width: screen.window.width, horizontal: horizontal, rest: rest)
    }
    for (_, group) in groups {
      guard let first = group.first else { continue }
      for other in group.dropFirst() where other.layout.environment.device != first.layout.environment.device {
        outcome.checked()
        compare(first, other, &outcome)
      }
    }
  }

  private func compare(_ one: ScreenMeasurement, _ other: ScreenMeasurement, _ outcome: inout OutcomeBuilder) {
    let (first, second) = (one.layout.elements, other.layout.elements)
    let pairs = ElementPairs(one, other)
    let slack = max(one.slack, other.slack)
    for index in one.outline.texts where one.outline.entries[index].bar == nil {
      guard let place = pairs[index],
        first[index].sharedContent?.value.text == second[place].sharedContent?.value.text
      else { continue }
      let (before, after) = (first[index].frame, second[place].frame)
      let points = max(abs(before.width - after.width), abs(before.height - after.height))
      guard points > slack else { continue }
      outcome.add(
        .warning, index, on: [one, other], by: points,
        """
        \(one.name(index)) is \(Points(before.size.width).number) by \(Points(before.size.height)) on one phone and \
        \(Points(after.size.width).number) by \(Points(after.size.height)) on another of the same width
        """, remedy: "base its width on the window's width, not on the device")
    }
  }
}
