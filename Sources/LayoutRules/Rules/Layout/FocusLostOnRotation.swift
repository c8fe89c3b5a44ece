internal import Adaptivity
internal import AuditModel
internal import RuleKit

/// Content in use is outside the window after the device is turned.
///
/// The layout flags it in one orientation: the first visible element of scrolling content, the selection or the focus.
struct FocusLostOnRotation: LayoutRule {
  static let descriptor = RuleDescriptor(
    id: "focus-lost-on-rotation", title: "The focus is lost on rotation",
    rationale: "People rotate a device to see the same content better, not to search for it again",
    severity: "warning", criteria: [.layout], guidelines: [61],
    turnOffIf: "the app shows different content in portrait and in landscape on purpose")

  private static func row(_ orientation: Orientation, _ y: Double, _ flags: LayoutElement.Flags) -> ScreenMeasurement {
    .screen(
      [
        .element("beds", .scrollView, (0, 0, 393, 852), .scrollsVertically),
        .element("beans", .cell, (0, y, 393, 60), in: 0, flags),
      ], in: orientation)
  }

  static let examples: [Example<ScreenSet>] = [
    Example(
      "the selected row stays in view", .set(row(.portrait, 600, .selected), row(.landscape, 100, .selected)), .pass),
    Example(
      "the selected row is below the edge", .set(row(.portrait, 600, .selected), row(.landscape, 600, .selected)),
      .fail, .warning),
    Example("no element is marked", .set(row(.portrait, 600, []), row(.landscape, 600, [])), .notApplicable),
  ]

  private static let flags: LayoutElement.Flags = [.firstVisible, .selected, .focused]

  func check(_ subject: ScreenSet, _ outcome: inout OutcomeBuilder) {
    for (upright, lying) in subject.turned {
      check(upright, after: lying, &outcome)
      check(lying, after: upright, &outcome)
    }
  }

  private func check(_ screen: ScreenMeasurement, after turned: ScreenMeasurement, _ outcome: inout OutcomeBuilder) {
    let elements = screen.layout.elements
    guard elements.indices.contains(where: { !elements[$0].flags.isDisjoint(with: Self.flags) }) else { return }
    let pairs = ElementPairs(screen, turned)
    for index in elements.indices where !elements[index].flags.isDisjoint(with: Self.flags) {
      // An element that is already out of view is not in use.
      guard screen.outline.entries[index].isShown, Self.isInSight(elements[index].frame, screen) else { continue }
      outcome.checked()
      if let place = pairs[index], Self.isInSight(turned.layout.elements[place].frame, turned) { continue }
      outcome.add(
        .warning, index, on: [screen, turned],
        """
        \(screen.name(index)) is in use, but outside the window after rotation to \
        \(turned.isLandscape ? "landscape" : "portrait")
        """, remedy: "scroll it into view after rotation")
    }
  }

  private static func isInSight(_ frame: Rect, _ screen: ScreenMeasurement) -> Bool {
    frame.intersection(screen.window) != nil
  }
}
