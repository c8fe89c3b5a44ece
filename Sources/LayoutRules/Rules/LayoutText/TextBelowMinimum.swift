internal import Adaptivity
internal import AuditModel
internal import DynamicType
internal import RuleKit

/// A text of a layout is smaller than 11 points, or becomes so at the smallest text size.
///
/// A size that follows the setting is reckoned down to extraSmall as UIFontMetrics does, from the smallest text size at
/// which it is described. A text that has one size at several text sizes does not follow them, and is as small as it is
/// described. Items of bars are exempt: their sizes are the system's, and the Large Content Viewer serves them.
struct TextBelowMinimum: Rule {
  private static let minimum = RuleDescriptor.Option(
    name: "minimum-size", value: 11, meaning: "minimum size in points, at every text size",
    source: "HIG Typography, Ensuring legibility: 11 points on iOS")

  static let descriptor = RuleDescriptor(
    id: "text-below-minimum", title: "Text is smaller than 11 points",
    rationale: "Even people with good sight have trouble reading smaller text",
    severity: "error", criteria: [.legibility], options: [minimum], guidelines: [47],
    turnOffIf: "the small text is not meant to be read, such as text in a thumbnail of a page")

  static let examples: [Example<ScreenSet>] = [
    Example("a style", FontExamples.set(at: [.large]) { $0.style = .caption2 }, .pass),
    Example("exactly 11 points", FontExamples.set(at: [.large], [.fixedSize]) { $0.size = 11 }, .pass),
    Example("9 points", FontExamples.set(at: [.large], [.fixedSize]) { $0.size = 9 }, .fail, .error),
    Example(
      "12 points that shrink to 10 at extraSmall",
      FontExamples.set(at: [.large], [.scalesWithTextSize]) { $0.size = 12 }, .fail, .error),
    Example("17 points that scale", FontExamples.set(at: [.large], [.scalesWithTextSize]) { $0.size = 17 }, .pass),
    Example(
      "12 points, unknown whether they scale", FontExamples.set(at: [.large]) { $0.size = 12 }, .needsReview,
      .note),
    Example(
      "13 points at Large and at AX3, which do not scale",
      FontExamples.set(at: [.large, .accessibilityExtraLarge]) { $0.size = 13 }, .pass),
    Example(
      "an item of a bar",
      ScreenExamples.set(
        ScreenExamples.on([ScreenExamples.element("note", .barItem, (16, 100, 200, 20)) { $0.size = 10 }])),
      .notApplicable),
    Example("no information on the font", FontExamples.set(at: [.large]) { $0.text = "Beds" }, .notApplicable),
  ]

  init() {}

  func evaluate(_ subject: ScreenSet) -> Outcome {
    var verdict = SetVerdict(Self.descriptor, subject)
    for sizes in ElementSizes.all(in: subject, where: { _ in true }) {
      verdict.judged()
      let name = sizes.element.shownName
      let small = sizes.entries.filter { $0.size < Self.minimum.value - 0.001 }
      if let smallest = small.min(by: { $0.size < $1.size }) {
        verdict.add(
          .error, small.map(\.place), by: Self.minimum.value - smallest.size,
          .isSmall(name, smallest.size, Self.minimum.value),
          remedy: "use a text style, or at least \(Points(Self.minimum.value))")
        continue
      }
      guard sizes.followsTextSize != false, let first = sizes.entries.min(by: { $0.category < $1.category }) else {
        continue
      }
      let least = sizes.element.smallestSize(from: first.size, at: first.category)
      guard least < Self.minimum.value - 0.001 else { continue }
      if sizes.element.flags.contains(.scalesWithTextSize) {
        verdict.add(
          .error, [first.place], by: Self.minimum.value - least,
          .becomesSmall(name, first.size, least, Self.minimum.value),
          remedy: "use a text style, which never goes below \(Points(Self.minimum.value))")
      } else {
        verdict.needsReview([first.place], .notDescribed, .mayBecomeSmall(name, first.size, least))
      }
    }
    return verdict.outcome
  }
}

extension LayoutElement {
  /// The size at extraSmall of a stated size that is that of a category; of a style, and of a fixed one, the size
  /// itself: no style of iOS is below the minimum.
  fileprivate func smallestSize(from size: Double, at category: ContentSizeCategory) -> Double {
    guard let content = sharedContent, content.value.size != nil, !flags.contains(.fixedSize), category > .extraSmall
    else { return size }
    return Self.size(size, of: content.value.style ?? .body, from: category, to: .extraSmall) ?? size
  }
}

extension Finding.Message {
  fileprivate static func isSmall(_ name: String, _ size: Double, _ minimum: Double) -> Self {
    "\(name) is drawn at \(Points(size)), the minimum is \(Points(minimum))"
  }
  fileprivate static func becomesSmall(
    _ name: String, _ size: Double, _ least: Double, _ minimum: Double
  ) -> Self {
    "\(name) of \(Points(size)) shrinks to \(Points(least)) at extraSmall, the minimum is \(Points(minimum))"
  }
  fileprivate static func mayBecomeSmall(_ name: String, _ size: Double, _ least: Double) -> Self {
    """
    \(name) of \(Points(size)) shrinks to \(Points(least)) at extraSmall if it follows the text size, which the \
    layouts do not state
    """
  }
}
