internal import Adaptivity
internal import AuditModel
internal import DynamicType
internal import RuleKit

/// Reports a primary picture that is not fully visible at the default text size or below, or has text too small to
/// read.
///
/// The layout marks primary pictures and states the size of the text in a picture. That size scales with the picture.
struct PictureNotWhole: LayoutRule {
  private static let minimum = RuleDescriptor.Option(
    name: "minimum_size", value: 11, unit: .points, range: 11...40,
    meaning: "smallest size of text in a picture as it is shown",
    source: "HIG Typography, Ensuring legibility: 11 points on iOS")

  static let descriptor = RuleDescriptor(
    id: "picture-not-whole", title: "A picture must be zoomed or scrolled",
    rationale: "People need to see an important picture as a whole, and to read the text in it like any other",
    severity: "warning", criteria: [.reflow, .legibility, .higImages], options: [minimum], guidelines: [43],
    turnOffIf: "primary pictures are meant to be zoomed and panned, as maps and photos are")

  static let examples: [Example<ScreenMeasurement>] = [
    Example("a primary picture inside the window", .showing("map", .image, (16, 100, 361, 300), [.primary]), .pass),
    Example(
      "a primary picture wider than the window", .showing("map", .image, (0, 100, 800, 300), [.primary]), .fail,
      .warning),
    Example("a picture with text at 12 pt", picture(textSize: 24), .pass),
    Example("a picture with text at 8 pt", picture(textSize: 16), .fail, .warning),
    Example("a picture not marked as primary", .showing("map", .image, (0, 100, 800, 300)), .notApplicable),
    Example("a decorative picture", .showing("leaf", .image, (0, 100, 800, 300), [.decorative]), .notApplicable),
  ]

  var thresholds = RuleThresholds()

  func check(_ subject: ScreenMeasurement, _ outcome: inout OutcomeBuilder) {
    guard subject.layout.environment.category <= .large else { return }
    let elements = subject.layout.elements
    for index in subject.outline.essentials {
      if elements[index].role == .image, elements[index].flags.contains(.primary) {
        judgeFrame(of: index, on: subject, &outcome)
      }
      guard let picture = elements[index].sharedContent?.value.picture, let size = picture.textSize else { continue }
      outcome.checked()
      let shown = size * picture.scale(in: elements[index].frame.size)
      guard shown < thresholds[Self.minimum] - 0.001 else { continue }
      outcome.add(
        .warning, index, by: thresholds[Self.minimum] - shown,
        """
        the text in the picture \(subject.name(index)) is shown at \(Points(shown)); the minimum is \
        \(Points(thresholds[Self.minimum]))
        """, remedy: "show the picture larger, or add its text as real text next to it")
    }
  }

  private func judgeFrame(of index: Int, on subject: ScreenMeasurement, _ outcome: inout OutcomeBuilder) {
    outcome.checked()
    let frame = subject.layout.elements[index].frame
    let excess = max(frame.width - subject.window.width, frame.height - subject.window.height)
    let over = max(excess, subject.overhang(of: index, from: subject.window).greatest)
    guard over > subject.slack else { return }
    outcome.add(
      .warning, index, by: over,
      """
      the primary picture \(subject.name(index)) of \(Points(frame.size.width).number) × \(Points(frame.size.height)) \
      is not fully visible in a window of \(Points(subject.window.size.width).number) × \
      \(Points(subject.window.size.height))
      """, remedy: "fit the picture into the window")
  }

  private static func picture(textSize: Double) -> ScreenMeasurement {
    .screen([
      .element("map", .image, (16, 100, 300, 200)) {
        $0.picture = LayoutElement.Picture(size: Size(width: 600, height: 400), mode: .scaleAspectFit)
        $0.picture?.textSize = textSize
      }
    ])
  }
}

extension LayoutElement.Picture {
  /// Returns the scale of the picture in a frame, or the smaller one if the picture is distorted.
  fileprivate func scale(in frame: Size) -> Double {
    guard size.width > 0, size.height > 0 else { return 1 }
    let (across, down) = (frame.width / size.width, frame.height / size.height)
    switch mode {
    case .center: return 1
    case .scaleAspectFill: return max(across, down)
    case .scaleAspectFit, .scaleToFill: return min(across, down)
    }
  }
}
