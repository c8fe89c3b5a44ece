internal import Adaptivity
internal import AuditModel
internal import RuleKit

/// Reports a background that does not reach the edges of the display.
///
/// Backgrounds directly on the screen are combined. A background in a bar has to reach both sides. It also has to
/// reach the top of the display in a navigation bar, and the bottom in any other bar.
struct BackgroundShortOfEdge: LayoutRule {
  static let descriptor = RuleDescriptor(
    id: "background-short-of-edge", title: "A background ends before the edge of the display",
    rationale: "A background that stops at the safe area leaves strips of another colour around the screen",
    severity: "warning", criteria: [.layout], guidelines: [27],
    turnOffIf: "the app shows a border of another colour around its content on purpose")

  static let examples: [Example<ScreenMeasurement>] = [
    Example("a background that fills the screen", .showing("paper", .background, (0, 0, 393, 852)), .pass),
    Example(
      "a background that ends at the safe area", .showing("paper", .background, (0, 59, 393, 759)), .fail, .warning),
    Example(
      "a bar's background ends above the home indicator",
      .screen([
        .element("bar", .tabBar, (0, 769, 393, 83)),
        .element("bar.paper", .background, (0, 769, 393, 49), in: 0),
      ]), .fail, .warning),
    Example("no background", .screen(), .notApplicable),
  ]

  func check(_ subject: ScreenMeasurement, _ outcome: inout OutcomeBuilder) {
    let elements = subject.layout.elements
    let window = subject.window
    var whole: (first: Int, box: Insets)?
    for index in elements.indices where elements[index].role == .background {
      let entry = subject.outline.entries[index]
      guard entry.isShown else { continue }
      let gaps = Self.gaps(elements[index].frame, in: window)
      if let bar = entry.bar {
        outcome.checked()
        var short = Insets(left: gaps.left, right: gaps.right)
        if elements[bar].role == .navigationBar { short.top = gaps.top } else { short.bottom = gaps.bottom }
        add(short, index, subject, to: &outcome)
      } else if elements[index].parent == nil {
        guard let before = whole?.box else {
          whole = (index, gaps)
          continue
        }
        whole?.box = Insets(
          top: min(before.top, gaps.top), left: min(before.left, gaps.left), bottom: min(before.bottom, gaps.bottom),
          right: min(before.right, gaps.right))
      }
    }
    if let whole {
      outcome.checked()
      add(whole.box, whole.first, subject, to: &outcome)
    }
  }

  private func add(_ gaps: Insets, _ index: Int, _ subject: ScreenMeasurement, to outcome: inout OutcomeBuilder) {
    let slack = subject.slack
    let short = Insets(
      top: gaps.top > slack ? gaps.top : 0, left: gaps.left > slack ? gaps.left : 0,
      bottom: gaps.bottom > slack ? gaps.bottom : 0, right: gaps.right > slack ? gaps.right : 0)
    guard short.greatest > 0 else { return }
    outcome.add(
      .warning, index, by: short.greatest,
      """
      the background \(subject.name(index)) ends \(Points(short.greatest)) before the edge of the display, at the \
      \(short.edges)
      """, remedy: "pin backgrounds to the edges of the screen, not to the safe area")
  }

  private static func gaps(_ frame: Rect, in window: Rect) -> Insets {
    Insets(
      top: max(0, frame.minY), left: max(0, frame.minX), bottom: max(0, window.maxY - frame.maxY),
      right: max(0, window.maxX - frame.maxX))
  }
}
