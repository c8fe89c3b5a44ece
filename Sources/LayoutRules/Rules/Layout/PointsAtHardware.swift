internal import Adaptivity
internal import AuditModel
internal import RuleKit

/// Reports decoration or text right at the camera or the home indicator, as if it pointed there.
///
/// Content that scrolls, is in a bar or belongs to a control is skipped. So is decoration at least half as wide as the
/// window, which counts as a background.
struct PointsAtHardware: LayoutRule {
  private static let reach = RuleDescriptor.Option.ours(
    "reach", 8, .points, 0...100,
    "distance from the camera or home indicator within which an element counts as next to it")

  static let descriptor = RuleDescriptor(
    id: "points-at-hardware", title: "Decoration or text is right at the camera or the home indicator",
    rationale: "Brackets, bezels or words there draw attention to hardware that people should not notice",
    severity: "note", criteria: [.layout], options: [reach], guidelines: [31],
    turnOffIf:
      "the app decorates the camera or the home indicator on purpose, such as with art around the Dynamic Island")

  private static func ornament(_ y: Double, _ flags: LayoutElement.Flags = .decorative) -> ScreenMeasurement {
    .screen([.element("arrow", .image, (186, y, 20, 20), flags)])
  }

  static let examples: [Example<ScreenMeasurement>] = [
    Example("an arrow in the middle", ornament(400), .pass),
    Example("an arrow below the Dynamic Island", ornament(52), .fail, .note),
    Example("words above the home indicator", .showing("hint", .text, (100, 790, 193, 24)), .fail, .note),
    Example("a picture that is not decorative", ornament(52, []), .notApplicable),
    Example(
      "a phone without a camera cutout or home indicator",
      .showing("arrow", .image, (186, 10, 20, 20), .decorative, on: "iphone-se-3"), .notApplicable),
  ]

  var thresholds = RuleThresholds()

  func check(_ subject: ScreenMeasurement, _ outcome: inout OutcomeBuilder) {
    let reach = thresholds[Self.reach]
    var parts: [(name: String, rect: Rect)] = subject.geometry.sensorRects.map { ("the camera", $0) }
    if let indicator = subject.geometry.homeIndicatorRect { parts.append(("the home indicator", indicator)) }
    guard !parts.isEmpty, let safe = subject.safe else { return }
    let elements = subject.layout.elements
    for index in elements.indices {
      let entry = subject.outline.entries[index]
      let isOrnament = elements[index].flags.contains(.decorative) && elements[index].role != .background
      guard entry.isShown, entry.bar == nil, entry.control == nil, !entry.scrollsVertically,
        isOrnament || elements[index].role == .text
      else { continue }
      let frame = elements[index].frame
      guard frame.width < subject.window.width / 2 || !isOrnament else { continue }
      outcome.checked()
      // Other rules check text that leaves the safe area.
      guard isOrnament || !subject.breach(of: index, safe).isAny else { continue }
      let near = parts.first { part in
        let around = Rect(
          x: part.rect.x - reach, y: part.rect.y - reach, width: part.rect.width + 2 * reach,
          height: part.rect.height + 2 * reach)
        guard let common = around.intersection(frame) else { return false }
        return common.width > subject.slack && common.height > subject.slack
      }
      guard let near else { continue }
      outcome.add(
        .note, index, "\(subject.name(index)) is right at \(near.name)",
        remedy: "move it away, unless it is not meant to point at the hardware")
    }
  }
}
