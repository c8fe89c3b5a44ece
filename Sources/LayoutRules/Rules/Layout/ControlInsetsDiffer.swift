internal import Adaptivity
internal import AuditModel
internal import RuleKit

/// The controls at the top and bottom have different distances to their edges.
///
/// The lowest control is compared with the highest one of the same role, layer and similar height if both are near
/// their edges. Controls that scroll, are in a bar or are placed by the system are skipped. A full-width button above a
/// home indicator has its own rule. The distances are measured from the safe area. Equal distances from the display's
/// edges pass too.
struct ControlInsetsDiffer: LayoutRule {
  private static let tolerance = RuleDescriptor.Option.ours(
    "tolerance", 4, .points, 0...100, "largest difference of the two distances")
  private static let reach = RuleDescriptor.Option.ours(
    "reach", 44, .points, 1...200,
    "distance from the edge of the safe area within which a control counts as at that edge")

  private static let likeness = RuleDescriptor.Option.ours(
    "likeness", 1.5, .times, 1...10, "largest ratio of the heights of two controls that are compared")

  static let descriptor = RuleDescriptor(
    id: "control-insets-differ", title: "Controls at the top and the bottom have different insets",
    rationale: "Equal distances at the top and the bottom make a screen look balanced",
    severity: "warning", criteria: [.layout], options: [tolerance, reach, likeness], guidelines: [23],
    turnOffIf: "the app gives its top and bottom controls different insets on purpose")

  private static func screen(top: Double, bottom: Double) -> ScreenMeasurement {
    .screen([.element("close", .button, (100, top, 60, 44)), .element("play", .button, (100, bottom, 60, 44))])
  }

  static let examples: [Example<ScreenMeasurement>] = [
    Example("both 16 points from the safe area", screen(top: 75, bottom: 758), .pass),
    Example("4 and 16 points", screen(top: 63, bottom: 758), .fail, .warning),
    Example(
      "a full-width button, which ends at the safe area",
      .screen([.element("close", .button, (16, 71, 44, 44)), .element("continue", .button, (16, 768, 361, 50))]),
      .notApplicable),
    Example(
      "the same on a phone without a home indicator",
      .screen(
        [.element("close", .button, (16, 32, 44, 44)), .element("continue", .button, (16, 617, 343, 50))],
        on: "iphone-se-3"), .fail, .warning),
    Example(
      "the handle of a drawer and a button",
      .screen([.element("handle", .button, (178, 63, 36, 20)), .element("play", .button, (100, 758, 60, 44))]),
      .notApplicable),
    Example("a control in the middle", screen(top: 63, bottom: 400), .notApplicable),
  ]

  var thresholds = RuleThresholds()

  func check(_ subject: ScreenMeasurement, _ outcome: inout OutcomeBuilder) {
    guard let safe = subject.safe else { return }
    let elements = subject.layout.elements
    let free = subject.outline.controls.filter { index in
      let entry = subject.outline.entries[index]
      return entry.bar == nil && entry.systemPlaced == nil && !entry.scrollsVertically
        && !isBottomButton(index, in: subject, safe) && !subject.breach(of: index, safe).isAny
    }
    guard let bottom = free.max(by: { elements[$0].frame.maxY < elements[$1].frame.maxY }),
      let top = free.filter({ areAlike(elements[$0], elements[bottom]) })
        .min(by: { elements[$0].frame.minY < elements[$1].frame.minY }), top != bottom,
      subject.outline.entries[top].overlay == subject.outline.entries[bottom].overlay
    else { return }
    let above = elements[top].frame.minY - safe.minY
    let below = safe.maxY - elements[bottom].frame.maxY
    guard above <= thresholds[Self.reach], below <= thresholds[Self.reach] else { return }
    outcome.checked()
    let difference = abs(above - below)
    let onDisplay = abs(elements[top].frame.minY - (subject.window.maxY - elements[bottom].frame.maxY))
    if min(difference, onDisplay) > thresholds[Self.tolerance] + max(0, subject.layout.rounding) {
      outcome.add(
        .warning, bottom, by: difference,
        """
        \(subject.name(top)) is \(Points(max(0, above))) from the safe area's top, \(subject.name(bottom)) is \
        \(Points(max(0, below))) from its bottom
        """, remedy: "give both the same distance to the safe area")
    }
  }

  private func areAlike(_ one: LayoutElement, _ other: LayoutElement) -> Bool {
    let heights = (one.frame.height, other.frame.height)
    return one.role == other.role && max(heights.0, heights.1) <= thresholds[Self.likeness] * min(heights.0, heights.1)
  }

  /// Whether a button spans the margins at the bottom, where it has to end at the safe area.
  private func isBottomButton(_ index: Int, in subject: ScreenMeasurement, _ safe: Rect) -> Bool {
    let element = subject.layout.elements[index]
    return element.role == .button && subject.geometry.homeIndicatorRect != nil && subject.spansMargins(element.frame)
      && safe.maxY - element.frame.maxY < thresholds[Self.reach]
  }
}
