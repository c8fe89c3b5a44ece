internal import Adaptivity
internal import AuditModel
internal import RuleKit

/// Reports a primary element in the lower half or on the trailing side of its screen.
struct PrimaryFarFromStart: LayoutRule {
  private static let height = RuleDescriptor.Option(
    name: "height", value: 0.5, unit: .share, range: 0...1,
    meaning: "share of the safe area's height, from the top, that must contain the element's centre",
    source: "guidelines table, sentence 62: the upper half")
  private static let width = RuleDescriptor.Option.ours(
    "width", 2.0 / 3, .share, 0...1,
    "share of the window's width, from the leading side, that must contain the element's centre")

  static let descriptor = RuleDescriptor(
    id: "primary-far-from-start", title: "The primary element is far from where reading starts",
    rationale: "People read from the top and the leading side, so they find the most important content there first",
    severity: "note", criteria: [.layout], options: [height, width], guidelines: [62],
    turnOffIf: "the app keeps its primary action low on the screen, within reach of the thumb")

  private static func title(_ x: Double, _ y: Double, _ flags: LayoutElement.Flags = .primary) -> ScreenMeasurement {
    .screen([.element("title", .text, (x, y, 100, 40), flags)])
  }

  static let examples: [Example<ScreenMeasurement>] = [
    Example("at the top, on the leading side", title(16, 80), .pass),
    Example("in the lower half", title(16, 600), .fail, .note),
    Example("on the trailing side", title(280, 80), .fail, .note),
    Example(
      "the same in a right-to-left layout",
      .showing("title", .text, (280, 80, 100, 40), .primary, direction: .rightToLeft), .pass),
    Example("a picture that fills the screen", .showing("art", .image, (0, 0, 393, 852), .primary), .pass),
    Example("no element is primary", title(280, 600, []), .notApplicable),
  ]

  var thresholds = RuleThresholds()

  func check(_ subject: ScreenMeasurement, _ outcome: inout OutcomeBuilder) {
    guard let safe = subject.safe else { return }
    let elements = subject.layout.elements
    for index in subject.outline.essentials where elements[index].flags.contains(.primary) {
      let entry = subject.outline.entries[index]
      guard entry.bar == nil, !entry.scrollsHorizontally else { continue }
      outcome.checked()
      let frame = elements[index].frame
      // An element that covers the top leading corner starts there, even if its middle is far away.
      let begins = subject.isRightToLeft ? frame.maxX >= safe.maxX : frame.minX <= safe.minX
      if frame.minY <= safe.minY, begins { continue }
      let down = frame.midY - (safe.minY + thresholds[Self.height] * safe.height)
      let middle = subject.isRightToLeft ? subject.window.width - frame.midX : frame.midX
      let across = middle - thresholds[Self.width] * subject.window.width
      let points = max(down, across)
      guard points > subject.slack else { continue }
      let place =
        down >= across
        ? place("below", of: Self.height, "in the lower half") : place("beyond", of: Self.width, "on the trailing side")
      outcome.add(
        .note, index, by: points, "\(subject.name(index)) is marked as primary but is \(place) of the screen",
        remedy: "move it up and to the leading side if it matters most")
    }
  }

  /// Returns the place in words, with the share of the screen if the configuration changes it.
  private func place(_ preposition: String, of option: RuleDescriptor.Option, _ usual: String) -> String {
    thresholds.change(of: option).map { "\(preposition) \(Ratio.decimals($0)) of the \(option.name)" } ?? usual
  }
}
