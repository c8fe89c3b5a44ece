internal import Adaptivity
internal import AuditModel
internal import RuleKit

/// Reports a full-width button at the bottom that has square corners or does not end at the safe area.
///
/// The rule covers displays with a home indicator, and buttons that span the margins and do not scroll. It does not
/// apply if there is a bar or keyboard at the bottom. Buttons placed by the system, such as in an action sheet, are
/// skipped. If the layout does not state the corner radius, the button needs review.
struct BottomButtonShape: LayoutRule {
  private static let tolerance = RuleDescriptor.Option(
    name: "tolerance", value: 1, unit: .points, range: 0...44,
    meaning: "largest distance between the button and the bottom of the safe area",
    source: "guidelines table, sentence 26")
  private static let reach = RuleDescriptor.Option.ours(
    "reach", 44, .points, 1...200,
    "distance from the bottom of the safe area within which a button counts as at the bottom")

  static let descriptor = RuleDescriptor(
    id: "bottom-button-shape", title: "A wide button at the bottom does not match the display's shape",
    rationale:
      "A button with round corners that ends at the safe area matches the display and is clear of the home indicator",
    severity: "warning", criteria: [.layout], options: [tolerance, reach], guidelines: [26],
    turnOffIf:
      "the app's design has wide buttons with square corners, or places them above the bottom of the safe area")

  private static func button(_ y: Double, radius: Double?) -> ScreenMeasurement {
    .screen([.element("save", .button, (16, y, 361, 50)) { $0.cornerRadius = radius }])
  }

  static let examples: [Example<ScreenMeasurement>] = [
    Example("round corners, at the bottom of the safe area", button(768, radius: 12), .pass),
    Example("square corners", button(768, radius: 0), .fail, .warning),
    Example("20 points above the safe area", button(748, radius: 12), .fail, .warning),
    Example("corner radius not given", button(768, radius: nil), .needsReview, .note),
    Example(
      "the Cancel button of an action sheet",
      .screen([
        .element("photo", .container, (8, 600, 377, 210), [.overlay, .systemPlaced]),
        .element("cancel", .button, (8, 753, 377, 57), in: 0),
      ]), .notApplicable),
    Example("a button further up", button(300, radius: 0), .notApplicable),
  ]

  var thresholds = RuleThresholds()

  func check(_ subject: ScreenMeasurement, _ outcome: inout OutcomeBuilder) {
    guard subject.geometry.homeIndicatorRect != nil, let safe = subject.safe else { return }
    let elements = subject.layout.elements
    let outline = subject.outline
    let bars = outline.bars.contains { elements[$0].frame.maxY >= safe.maxY - subject.slack }
    guard !bars, subject.layout.chrome.showsKeyboard != true else { return }
    for index in outline.controls where elements[index].role == .button {
      let frame = elements[index].frame
      let entry = outline.entries[index]
      guard entry.bar == nil, entry.systemPlaced == nil, !entry.scrollsVertically, subject.spansMargins(frame),
        frame.maxY <= safe.maxY + subject.slack,
        safe.maxY - frame.maxY < thresholds[Self.reach]
      else { continue }
      outcome.checked()
      let points = safe.maxY - frame.maxY
      let radius = elements[index].sharedContent?.value.cornerRadius
      if points > thresholds[Self.tolerance] + max(0, subject.layout.rounding) {
        outcome.add(
          .warning, index, by: points,
          """
          the wide button \(subject.name(index)) at the bottom ends \(Points(points)) above the bottom of the safe area
          """, remedy: "pin its bottom to the safe area")
      } else if radius == 0 {
        outcome.add(
          .warning, index, "the wide button \(subject.name(index)) at the bottom has square corners",
          remedy: "round its corners to match the display")
      } else if radius == nil {
        outcome.needsReview(
          index, .notDescribed,
          """
          cannot check whether the wide button \(subject.name(index)) at the bottom has round corners: the layout \
          gives no corner radius
          """)
      }
    }
  }
}
