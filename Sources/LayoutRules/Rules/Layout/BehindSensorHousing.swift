internal import Adaptivity
internal import AuditModel
internal import RuleKit

/// Reports essential content behind the camera and sensors.
///
/// In portrait, the rule checks the area of the notch or Dynamic Island. In landscape, it checks the band at both
/// sides, since a device can be turned either way. Controls and pictures that cover the window count as backgrounds and
/// may go there. So may pictures as wide or high as the window unless they are primary. A recorded label that reaches
/// behind the camera at both sides needs review, because its text may be centred. In documents, only the area of the
/// Dynamic Island counts, for texts only their letters, and pictures do not count.
struct BehindSensorHousing: LayoutRule {
  static let descriptor = RuleDescriptor(
    id: "behind-sensor-housing", title: "Content is behind the camera",
    rationale:
      "The housing of the camera and the sensors covers the content behind it, so people cannot read or tap it",
    severity: "error", criteria: [.layout, .reflow], guidelines: [19, 29],
    turnOffIf: "the app is full screen and accepts that the camera covers parts of its content, as some games do",
    screens: .all)

  /// Returns a solved screen with a label in the camera's band; `letters` are the left edge and width of its text.
  private static func label(letters: (Double, Double)?) -> ScreenMeasurement {
    .showing("name", .text, (0, 184, 852, 24), in: .landscape) { screen in
      var solved = SolvedLayout()
      solved.drawnTextFrames[0] = letters.map { Rect(x: $0.0, y: 184, width: $0.1, height: 24) }
      screen.solved = solved
    }
  }

  static let examples: [Example<ScreenMeasurement>] = [
    Example("text clear of the camera", .showing("name", .text, (75, 40, 300, 24), in: .landscape), .pass),
    Example(
      "text in the band of the camera at the side", .showing("name", .text, (20, 40, 300, 24), in: .landscape), .fail,
      .error),
    Example("a button behind the Dynamic Island", .showing("close", .button, (150, 8, 90, 44)), .fail, .error),
    Example(
      "a picture that fills the width", .showing("view", .image, (0, 0, 852, 300), in: .landscape), .notApplicable),
    Example("a button that covers the window", .showing("close", .button, (0, 0, 393, 852)), .notApplicable),
    Example(
      "a primary picture that covers the window", .showing("art", .image, (0, 0, 393, 852), .primary), .notApplicable),
    Example(
      "a recorded label as wide as the window, whose text may be centred",
      .showing("name", .text, (0, 40, 852, 24), in: .landscape) { $0.isRecorded = true }, .needsReview, .note),
    Example("a label of a storyboard with centred text", label(letters: (300, 252)), .pass),
    Example("a label of a storyboard whose text begins behind the camera", label(letters: (0, 120)), .fail, .error),
    Example("a label of a storyboard whose text is not known", label(letters: nil), .pass),
    Example(
      "a phone without a notch or Dynamic Island",
      .showing("name", .text, (0, 40, 300, 24), on: "iphone-se-3", in: .landscape), .notApplicable),
  ]

  func check(_ subject: ScreenMeasurement, _ outcome: inout OutcomeBuilder) {
    guard subject.hasSensor, subject.isOnPhone, !subject.isContained, let safe = subject.safe else { return }
    for index in subject.outline.essentials where !subject.isGround(index) {
      outcome.checked()
      let breach = subject.breach(of: index, safe)
      if breach.isOpen {
        outcome.needsReview(
          index, .notDescribed,
          """
          the frame of \(subject.name(index)) reaches behind the camera on both sides; the position of its text in the \
          frame is not recorded
          """)
      }
      let points = breach.sensor
      guard points > 0 else { continue }
      outcome.add(
        .error, index, by: points,
        "\(subject.name(index)) is behind the camera and the sensors, \(Points(points)) outside the safe area",
        remedy: "keep it inside the safe area; only backgrounds belong behind the camera")
    }
  }
}
