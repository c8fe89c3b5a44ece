internal import Adaptivity
internal import AuditModel
internal import RuleKit

/// Text or a control is outside the safe area.
///
/// Content that scrolls may leave it in the direction of scrolling. The camera and the home indicator have their own
/// rules. If the safe area of an environment is not published, the screen needs review.
struct ContentOutsideSafeArea: Rule {
  static let descriptor = RuleDescriptor(
    id: "content-outside-safe-area", title: "Content is outside the safe area",
    rationale: "Content under the status bar or beyond the edge is covered or cannot be reached",
    severity: "error", criteria: [.layout, .reflow], guidelines: [13, 29],
    turnOffIf: "the app draws content outside the safe area on purpose, as full-screen games do")

  static let examples: [Example<ScreenMeasurement>] = [
    Example(
      "a title below the status bar",
      ScreenExamples.on("iphone-se-3", [ScreenExamples.element("title", .text, (16, 36, 300, 40))]), .pass),
    Example(
      "a title under the status bar",
      ScreenExamples.on("iphone-se-3", [ScreenExamples.element("title", .text, (16, 4, 300, 40))]), .fail, .error),
    Example(
      "the same with the status bar hidden",
      ScreenExamples.on("iphone-se-3", [ScreenExamples.element("title", .text, (16, 4, 300, 40))]) {
        $0.chrome.hidesStatusBar = true
      }, .pass),
    Example(
      "a title that scrolls",
      ScreenExamples.on(
        "iphone-se-3",
        [
          ScreenExamples.element("page", .scrollView, (0, 0, 375, 667), [.scrollsVertically]),
          ScreenExamples.element("title", .text, (16, 4, 300, 40), in: 0),
        ]), .pass),
    Example(
      "a button that covers the window, to close a menu",
      ScreenExamples.on("iphone-se-3", [ScreenExamples.element("close", .button, (0, 0, 375, 667))]), .pass),
    Example(
      "a screen without text and controls",
      ScreenExamples.on([ScreenExamples.element("paper", .background, (0, 0, 393, 852))]), .notApplicable),
    Example(
      "a window with an unknown safe area",
      ScreenExamples.inWindow([ScreenExamples.element("title", .text, (16, 4, 300, 40))]), .needsReview, .note),
  ]

  init() {}

  func evaluate(_ subject: ScreenMeasurement) -> Outcome {
    var verdict = ScreenVerdict(Self.descriptor, subject)
    let outline = subject.outline
    guard !outline.texts.isEmpty || !outline.controls.isEmpty else { return .notApplicable }
    guard let safe = subject.safe else {
      verdict.needsReview(nil, .notPublished, .unknownRoom)
      return verdict.outcome
    }
    verdict.judged()
    for index in outline.essentials {
      guard subject.layout.elements[index].role != .image, !subject.isGround(index) else { continue }
      let over = subject.breach(of: index, safe).others
      guard over.greatest > 0 else { continue }
      verdict.add(
        .error, index, by: over.greatest, .outside(subject.name(index), over.greatest, over.edges),
        remedy: "pin it to the safe area layout guide")
    }
    return verdict.outcome
  }
}

extension Finding.Message {
  fileprivate static func outside(_ name: String, _ points: Double, _ edges: String) -> Self {
    "\(name) is \(Points(points)) outside the safe area at the \(edges)"
  }

  fileprivate static let unknownRoom: Self =
    "cannot check whether text and controls are inside the safe area: no source gives the safe area here"
}
