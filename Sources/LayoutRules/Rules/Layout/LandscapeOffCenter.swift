internal import Adaptivity
internal import AuditModel
internal import RuleKit

/// Reports content that fills the screen in landscape but is nearer to one side than to the other.
///
/// The rule checks the box around all text, controls and pictures if it is wider than half the safe area. More space
/// after text is ignored, since text ends with its last word.
struct LandscapeOffCenter: LayoutRule {
  private static let tolerance = RuleDescriptor.Option(
    name: "tolerance", value: 1, unit: .points, range: 0...100, meaning: "largest difference of the two gaps",
    source: "guidelines table, sentence 24")
  private static let share = RuleDescriptor.Option.ours(
    "share", 0.5, .share, 0...1, "smallest share of the safe area's width that counts as filling the screen")

  static let descriptor = RuleDescriptor(
    id: "landscape-off-center", title: "Content is off centre in landscape",
    rationale: "The camera may be on the left or on the right: only equal insets look balanced in both cases",
    severity: "warning", criteria: [.layout], options: [tolerance, share], guidelines: [24],
    turnOffIf: "the app's landscape layouts are asymmetric by design")

  private static func picture(_ x: Double, _ width: Double, _ role: LayoutElement.Role = .image) -> ScreenMeasurement {
    .screen([.element("view", role, (x, 20, width, 300))], in: .landscape)
  }

  static let examples: [Example<ScreenMeasurement>] = [
    Example("75 points on both sides", picture(75, 702), .pass),
    Example("100 and 75 points", picture(100, 677), .fail, .warning),
    Example("text with free space after it", picture(75, 500, .text), .pass),
    Example("a small picture", picture(75, 100), .notApplicable),
    Example("portrait", .showing("a", .image, (10, 60, 300, 300)), .notApplicable),
  ]

  var thresholds = RuleThresholds()

  func check(_ subject: ScreenMeasurement, _ outcome: inout OutcomeBuilder) {
    guard subject.isLandscape, subject.isOnPhone, let safe = subject.safe else { return }
    let elements = subject.layout.elements
    let content = subject.outline.essentials.filter { index in
      let entry = subject.outline.entries[index]
      guard entry.bar == nil, !entry.scrollsHorizontally, !subject.isGround(index) else { return false }
      return !subject.breach(of: index, safe).isAny
    }
    guard let first = content.min(by: { elements[$0].frame.minX < elements[$1].frame.minX }),
      let last = content.max(by: { elements[$0].frame.maxX < elements[$1].frame.maxX })
    else { return }
    let left = elements[first].frame.minX
    let right = subject.window.maxX - elements[last].frame.maxX
    guard elements[last].frame.maxX - left >= thresholds[Self.share] * safe.width else { return }
    outcome.checked()
    let trailing = subject.isRightToLeft ? first : last
    let isRagged = elements[trailing].role == .text && (right > left) != subject.isRightToLeft
    if abs(left - right) > thresholds[Self.tolerance] + max(0, subject.layout.rounding), !isRagged {
      let wide = left > right ? first : last
      outcome.add(
        .warning, wide, by: abs(left - right),
        """
        the content starts \(Points(left)) from the left side of the display and ends \(Points(right)) from the right \
        side
        """, remedy: "give the content equal insets on both sides")
    }
  }
}
