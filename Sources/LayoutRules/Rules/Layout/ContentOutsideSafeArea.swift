internal import Adaptivity
internal import AuditModel
internal import RuleKit

/// Reports text or a control outside the safe area.
///
/// Content that scrolls may leave the safe area in the direction of scrolling. Other rules cover the camera and the
/// home indicator. If the safe area of an environment is not published, the screen needs review.
struct ContentOutsideSafeArea: LayoutRule {
  static let descriptor = RuleDescriptor(
    id: "content-outside-safe-area", title: "Content is outside the safe area",
    rationale: "Content under the status bar or beyond the edge is covered or cannot be reached",
    severity: "error; in storyboards, a warning at the sides of phones with a camera in the display",
    criteria: [.layout, .reflow], guidelines: [13, 29],
    turnOffIf: "the app draws content outside the safe area on purpose, as full-screen games do", screens: .all)

  static let examples: [Example<ScreenMeasurement>] = [
    Example("a title below the status bar", .showing("title", .text, (16, 36, 300, 40), on: "iphone-se-3"), .pass),
    Example(
      "a title under the status bar", .showing("title", .text, (16, 4, 300, 40), on: "iphone-se-3"), .fail, .error),
    Example(
      "the same with the status bar hidden",
      .showing("title", .text, (16, 4, 300, 40), on: "iphone-se-3") { $0.chrome.hidesStatusBar = true }, .pass),
    Example(
      "a title that scrolls",
      .screen(
        [
          .element("page", .scrollView, (0, 0, 375, 667), [.scrollsVertically]),
          .element("title", .text, (16, 4, 300, 40), in: 0),
        ], on: "iphone-se-3"), .pass),
    Example(
      "a button that covers the window, to close a menu",
      .showing("close", .button, (0, 0, 375, 667), on: "iphone-se-3"), .pass),
    Example("a screen without text and controls", .showing("paper", .background, (0, 0, 393, 852)), .notApplicable),
    Example(
      "a window with an unknown safe area",
      .inWindow([.element("title", .text, (16, 4, 300, 40))]), .needsReview, .note),
  ]

  func check(_ subject: ScreenMeasurement, _ outcome: inout OutcomeBuilder) {
    let outline = subject.outline
    guard !outline.texts.isEmpty || !outline.controls.isEmpty else { return }
    // A containing view decides the safe area, which is at most as large as the window.
    let isContained = subject.isContained
    guard let safe = isContained ? subject.window : subject.safe else {
      outcome.needsReview(
        nil, .notPublished,
        "cannot check whether text and controls are inside the safe area: its insets are not known here")
      return
    }
    outcome.checked()
    for index in outline.essentials {
      guard subject.layout.elements[index].role != .image, !subject.isGround(index) else { continue }
      var over = subject.breach(of: index, safe).others
      // The containing view decides the height of the screen and the position of its top.
      if isContained { (over.top, over.bottom) = (0, 0) }
      guard over.greatest > 0 else { continue }
      // At the sides of a phone with a camera in the display, only the camera and the corners cover content.
      let isSide = subject.layout.solved != nil && subject.hasSensor && over.top == 0 && over.bottom == 0
      outcome.add(
        isSide ? .warning : .error, index, by: over.greatest,
        "\(subject.name(index)) is \(Points(over.greatest)) outside the safe area at the \(over.edges)",
        remedy: "pin it to the safe area layout guide")
    }
  }
}
