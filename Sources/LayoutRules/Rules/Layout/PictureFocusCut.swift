internal import Adaptivity
internal import AuditModel
internal import RuleKit

/// The important part of a picture is cropped, or the picture leaves empty bands.
///
/// The visible part depends on the size of the picture, its frame and its content mode.
struct PictureFocusCut: LayoutRule {
  static let descriptor = RuleDescriptor(
    id: "picture-focus-cut", title: "A picture is cropped where it matters, or leaves empty bands",
    rationale:
      "Displays have many aspect ratios: a picture that fits one is cropped at the sides or the top on another",
    severity: "error where the focus is cropped; note for empty bands", criteria: [.layout], guidelines: [66],
    turnOffIf: "the app crops or letterboxes pictures on purpose, as photo grids and viewers do")

  private static func picture(
    _ frame: (Double, Double, Double, Double), _ mode: LayoutElement.Picture.Mode, focus: Rect? = nil
  ) -> ScreenMeasurement {
    .screen([
      .element("view", .image, frame) {
        var picture = LayoutElement.Picture(size: Size(width: 1600, height: 900), mode: mode)
        picture.focus = focus
        $0.picture = picture
      }
    ])
  }

  private static let middle = Rect(x: 600, y: 200, width: 400, height: 400)

  static let examples: [Example<ScreenMeasurement>] = [
    Example(
      "the focus is visible in a square frame", picture((16, 100, 300, 300), .scaleAspectFill, focus: middle), .pass),
    Example(
      "the focus is cropped by a square frame",
      picture((16, 100, 300, 300), .scaleAspectFill, focus: Rect(x: 0, y: 200, width: 400, height: 400)), .fail, .error),
    Example("empty bands above and below", picture((16, 100, 300, 300), .scaleAspectFit, focus: middle), .fail, .note),
    Example("focus not given", picture((16, 100, 300, 300), .scaleAspectFill), .needsReview, .note),
    Example("no picture", .screen(), .notApplicable),
  ]

  func check(_ subject: ScreenMeasurement, _ outcome: inout OutcomeBuilder) {
    let elements = subject.layout.elements
    for index in elements.indices where elements[index].role == .image || elements[index].role == .background {
      guard subject.outline.entries[index].isShown, let picture = elements[index].sharedContent?.value.picture,
        picture.size.width > 0, picture.size.height > 0
      else { continue }
      let frame = elements[index].frame
      let across = frame.width / picture.size.width
      let down = frame.height / picture.size.height
      switch picture.mode {
      case .scaleToFill: outcome.checked()
      case .scaleAspectFit:
        outcome.checked()
        let scale = min(across, down)
        let band = max(frame.width - picture.size.width * scale, frame.height - picture.size.height * scale)
        guard band > 2 * subject.slack else { continue }
        outcome.add(
          .note, index, by: band / 2,
          "the picture \(subject.name(index)) leaves empty bands of \(Points(band / 2)) in its frame",
          remedy: "let it fill its frame, or give the frame the aspect ratio of the picture")
      case .scaleAspectFill, .center:
        let scale = picture.mode == .center ? 1 : max(across, down)
        let seen = Size(width: frame.width / scale, height: frame.height / scale)
        let isWhole = seen.width >= picture.size.width - 1 && seen.height >= picture.size.height - 1
        guard let focus = picture.focus ?? (isWhole ? Rect(picture.size) : nil) else {
          outcome.needsReview(
            index, .notDescribed,
            """
            cannot check whether the picture \(subject.name(index)) is cropped where it matters: the layout does not \
            give its focus
            """)
          continue
        }
        outcome.checked()
        let visible = Rect(
          x: (picture.size.width - seen.width) / 2, y: (picture.size.height - seen.height) / 2, width: seen.width,
          height: seen.height)
        let cut = Self.cut(focus, visible) * scale
        guard cut > subject.slack else { continue }
        outcome.add(
          .error, index, by: cut, "the focus of the picture \(subject.name(index)) is cropped by \(Points(cut))",
          remedy: "change the frame's aspect ratio, or use a picture with more space around the focus")
      }
    }
  }

  /// The largest distance by which a rectangle exceeds another.
  private static func cut(_ focus: Rect, _ visible: Rect) -> Double {
    max(
      0, visible.minX - focus.minX, visible.minY - focus.minY, focus.maxX - visible.maxX, focus.maxY - visible.maxY)
  }
}
