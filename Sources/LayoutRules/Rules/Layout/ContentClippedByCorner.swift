internal import Adaptivity
internal import AuditModel
internal import RuleKit

/// Reports essential content that a round corner of the display clips.
///
/// The corner is calculated as a quarter of a circle. The real corner is flatter, so one more point is allowed. Other
/// rules check content outside the safe area.
struct ContentClippedByCorner: LayoutRule {
  private static let allowance = RuleDescriptor.Option.ours(
    "allowance", 1, .points, 0...20, "largest distance of a frame's corner beyond the display's round corner")

  static let descriptor = RuleDescriptor(
    id: "content-clipped-by-corner", title: "A round corner of the display clips content",
    rationale: "Content that reaches into a round corner of the display is cut off",
    severity: "error", criteria: [.layout], options: [allowance], guidelines: [18],
    turnOffIf: "the app lets content run into the round corners on purpose, as full-screen games do")

  static let examples: [Example<ScreenMeasurement>] = [
    Example("text away from the corners", .showing("name", .text, (16, 120, 300, 24)), .pass),
    Example("text in the corner above the home indicator", .showing("note", .text, (0, 796, 200, 20)), .fail, .error),
    Example(
      "a display with square corners", .showing("note", .text, (0, 646, 200, 20), on: "iphone-se-3"), .notApplicable),
  ]

  var thresholds = RuleThresholds()

  func check(_ subject: ScreenMeasurement, _ outcome: inout OutcomeBuilder) {
    guard let radius = subject.geometry.cornerRadius?.value, radius > 0, let safe = subject.safe else { return }
    for index in subject.outline.essentials where !subject.isGround(index) {
      let entry = subject.outline.entries[index]
      guard entry.bar == nil, !entry.scrollsVertically else { continue }
      outcome.checked()
      let frame = subject.layout.elements[index].frame
      let points = Self.clipped(frame, by: radius, of: subject.window.size)
      guard points > thresholds[Self.allowance] + max(0, subject.layout.rounding),
        !subject.breach(of: index, safe).isAny
      else { continue }
      outcome.add(
        .error, index, by: points,
        "\(subject.name(index)) extends \(Points(points)) beyond the rounded corner of the display",
        remedy: "move it inwards, for example inside the layout margins")
    }
  }

  /// Returns the largest distance in points of a frame's corners beyond the display's round corners, or 0.
  static func clipped(_ frame: Rect, by radius: Double, of size: Size) -> Double {
    // The extent of the frame into the square around the corner, in both directions.
    let across = radius - min(frame.minX, size.width - frame.maxX)
    let down = radius - min(frame.minY, size.height - frame.maxY)
    guard across > 0, down > 0 else { return 0 }
    var most = 0.0
    for x in [radius - frame.minX, radius - (size.width - frame.maxX)] where x > 0 {
      for y in [radius - frame.minY, radius - (size.height - frame.maxY)] where y > 0 {
        most = max(most, (x * x + y * y).squareRoot() - radius)
      }
    }
    return most
  }
}
