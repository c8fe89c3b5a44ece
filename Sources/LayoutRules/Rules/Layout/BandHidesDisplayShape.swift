internal import Adaptivity
internal import AuditModel
internal import ColorContrast
internal import RuleKit

/// Reports a nearly black band as large as an inset that hides the corners, the camera or the home indicator.
///
/// The rule skips bands that are translucent or scroll, and screens with an equally dark background. A band without a
/// stated colour needs review.
struct BandHidesDisplayShape: LayoutRule {
  private static let darkest = RuleDescriptor.Option.ours(
    "lightness", 10, .lightness, 0...50, "highest L* of a colour that counts as nearly black")
  private static let tolerance = RuleDescriptor.Option.ours(
    "tolerance", 2, .points, 0...20, "largest difference between the size of the band and the inset")

  static let descriptor = RuleDescriptor(
    id: "band-hides-display-shape", title: "A black band hides the shape of the display",
    rationale:
      "Black bands over the corners, the camera or the home indicator make an app look made for another device",
    severity: "warning", criteria: [.layout], options: [darkest, tolerance], guidelines: [30],
    turnOffIf: "a strip behind the status bar or the home indicator is black by design")

  private static func band(_ height: Double, color: String?, ground: String = "#FFFFFF") -> ScreenMeasurement {
    .screen([
      .element("paper", .background, (0, 0, 393, 852)) { $0.background = ground },
      .element("band", .container, (0, 0, 393, height)) { $0.background = color },
    ])
  }

  static let examples: [Example<ScreenMeasurement>] = [
    Example("a black band behind the status bar", band(59, color: "#000000"), .fail, .warning),
    Example("a black band 1 point taller than the status bar", band(60, color: "#000000"), .fail, .warning),
    Example("a white band", band(59, color: "#FFFFFF"), .pass),
    Example("a black band on a black background", band(59, color: "#000000", ground: "#050505"), .pass),
    Example("a band of another height", band(200, color: "#000000"), .notApplicable),
    Example("a band of unknown colour", band(59, color: nil), .needsReview, .note),
  ]

  var thresholds = RuleThresholds()

  func check(_ subject: ScreenMeasurement, _ outcome: inout OutcomeBuilder) {
    guard let insets = subject.geometry.safeArea?.value, subject.geometry.homeIndicatorRect != nil || subject.hasSensor
    else { return }
    let elements = subject.layout.elements
    let ground = elements.indices.first {
      elements[$0].parent == nil && elements[$0].role == .background
        && elements[$0].frame.height > subject.window.height / 2
    }
    let isOnBlack = ground.flatMap { elements[$0].sharedContent?.value.background }.map(isNearBlack) == true
    for index in elements.indices {
      let entry = subject.outline.entries[index]
      guard entry.isShown, entry.bar == nil, !entry.scrollsVertically, Self.isGround(elements[index].role),
        let edge = edge(of: elements[index].frame, insets, subject)
      else { continue }
      guard let words = elements[index].sharedContent?.value.background else {
        outcome.needsReview(
          index, .notDescribed,
          """
          cannot check whether \(subject.name(index)) hides the \(edge) inset of the display: the layout does not give \
          its colour
          """)
        continue
      }
      outcome.checked()
      guard isNearBlack(words), !isOnBlack else { continue }
      outcome.add(
        .warning, index, "the nearly black band \(subject.name(index)) hides the \(edge) inset of the display",
        remedy: "let the screen's background extend there instead")
    }
  }

  private static func isGround(_ role: LayoutElement.Role) -> Bool {
    role == .background || role == .container || role == .image
  }

  /// Returns the edge whose inset a frame covers, or nil.
  private func edge(of frame: Rect, _ insets: Insets, _ subject: ScreenMeasurement) -> String? {
    let window = subject.window
    let most = thresholds[Self.tolerance] + subject.slack
    func isBand(_ length: Double, _ inset: Double) -> Bool { inset > 0 && abs(length - inset) <= most }
    if frame.width >= window.width - most {
      if frame.minY <= most, isBand(frame.maxY, insets.top) { return "top" }
      if frame.maxY >= window.maxY - most, isBand(window.maxY - frame.minY, insets.bottom) { return "bottom" }
    }
    if frame.height >= window.height - most {
      if frame.minX <= most, isBand(frame.maxX, insets.left) { return "left" }
      if frame.maxX >= window.maxX - most, isBand(window.maxX - frame.minX, insets.right) { return "right" }
    }
    return nil
  }

  private func isNearBlack(_ words: String) -> Bool {
    guard let color = try? ColorParser.color(words), color.alpha >= 1 else { return false }
    return Lightness.lightness(color) <= thresholds[Self.darkest]
  }
}
