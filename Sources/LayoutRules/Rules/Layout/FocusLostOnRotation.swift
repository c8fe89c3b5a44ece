internal import Adaptivity
internal import AuditModel
internal import RuleKit

/// Content in use is outside the window after the device is turned.
///
/// The layout flags it in one orientation: the first visible element of scrolling content, the selection or the focus.
struct FocusLostOnRotation: Rule {
  static let descriptor = RuleDescriptor(
    id: "focus-lost-on-rotation", title: "The focus is lost on rotation",
    rationale: "People rotate a device to see the same content better, not to search for it again",
    severity: "warning", criteria: [.layout], guidelines: [61],
    turnOffIf: "the app shows different content in portrait and in landscape on purpose")

  private static func row(_ orientation: Orientation, _ y: Double, _ flags: LayoutElement.Flags) -> ScreenMeasurement {
    ScreenExamples.on(
      "iphone-16", orientation,
      [
        ScreenExamples.element("beds", .scrollView, (0, 0, 393, 852), .scrollsVertically),
        ScreenExamples.element("beans", .cell, (0, y, 393, 60), in: 0, flags),
      ])
  }

  static let examples: [Example<ScreenSet>] = [
    Example(
      "the selected row stays in view",
      ScreenExamples.set(row(.portrait, 600, .selected), row(.landscape, 100, .selected)), .pass),
    Example(
      "the selected row is below the edge",
      ScreenExamples.set(row(.portrait, 600, .selected), row(.landscape, 600, .selected)), .fail, .warning),
    Example(
      "no element is marked", ScreenExamples.set(row(.portrait, 600, []), row(.landscape, 600, [])), .notApplicable),
  ]

  init() {}

  private static let flags: LayoutElement.Flags = [.firstVisible, .selected, .focused]

  func evaluate(_ subject: ScreenSet) -> Outcome {
    var verdict = SetVerdict(Self.descriptor, subject)
    for (upright, lying) in subject.turned {
      check(upright, after: lying, &verdict)
      check(lying, after: upright, &verdict)
    }
    return verdict.outcome
  }

  private func check(_ screen: ScreenMeasurement, after turned: ScreenMeasurement, _ verdict: inout SetVerdict) {
    let elements = screen.layout.elements
    guard elements.indices.contains(where: { !elements[$0].flags.isDisjoint(with: Self.flags) }) else { return }
    let pairs = ElementPairs(elements, turned.layout.elements)
    for index in elements.indices where !elements[index].flags.isDisjoint(with: Self.flags) {
      // An element that is already out of view is not in use.
      guard screen.outline.entries[index].isShown, Self.isInSight(elements[index].frame, screen) else { continue }
      verdict.judged()
      let place = pairs[index].flatMap { turned.outline.entries[$0].isShown ? $0 : nil }
      if let place, Self.isInSight(turned.layout.elements[place].frame, turned) { continue }
      verdict.add(
        .warning, index, on: [screen, turned], .lost(screen.name(index), turned.isLandscape),
        remedy: "scroll it into view after rotation")
    }
  }

  private static func isInSight(_ frame: Rect, _ screen: ScreenMeasurement) -> Bool {
    frame.intersection(screen.window) != nil
  }
}

extension Finding.Message {
  fileprivate static func lost(_ name: String, _ isLandscape: Bool) -> Self {
    "\(name) is in use, but outside the window after rotation to \(isLandscape ? "landscape" : "portrait")"
  }
}
