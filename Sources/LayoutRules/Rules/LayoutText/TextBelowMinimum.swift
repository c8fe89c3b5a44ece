internal import Adaptivity
internal import AuditModel
internal import DynamicType
internal import RuleKit

/// A text of a layout is smaller than 11 points, or becomes so at the smallest text size.
///
/// A size that follows the text size is scaled down to extraSmall as by UIFontMetrics, starting from the smallest text
/// size with a layout. A text with the same size at several text sizes does not follow them and is not scaled. Items of
/// bars are exempt: their size is the system's, and the Large Content Viewer enlarges them.
struct TextBelowMinimum: Rule {
  private static let minimum = RuleDescriptor.Option(
    name: "minimum_size", value: 11, unit: .points, range: 11...40, meaning: "minimum size, at every text size",
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

  var thresholds = RuleThresholds()

  init() {}

  func evaluate(_ subject: ScreenSet) -> Outcome {
    let minimum = thresholds[Self.minimum]
    // Styles never go below the default, but some go below a higher minimum.
    let isRaised = minimum > Self.minimum.value
    var verdict = SetVerdict(Self.descriptor, subject)
    for sizes in ElementSizes.all(in: subject, where: { _ in true }) {
      verdict.judged()
      let name = sizes.element.shownName
      let small = sizes.entries.filter { $0.size < minimum - 0.001 }
      if let smallest = small.min(by: { $0.size < $1.size }) {
        verdict.add(
          .error, small.map(\.place), by: minimum - smallest.size,
          .isSmall(name, smallest.size, minimum),
          remedy: isRaised
            ? "use a size of at least \(Points(minimum))" : "use a text style, or at least \(Points(minimum))")
        continue
      }
      guard sizes.followsTextSize != false, let first = sizes.entries.min(by: { $0.category < $1.category }) else {
        continue
      }
      let least = sizes.element.smallestSize(from: first.size, at: first.category)
      guard least < minimum - 0.001 else { continue }
      let isStyle = sizes.element.sharedContent?.value.size == nil
      if isStyle || sizes.element.flags.contains(.scalesWithTextSize) {
        verdict.add(
          .error, [first.place], by: minimum - least,
          .becomesSmall(name, first.size, least, minimum),
          remedy: isRaised
            ? "use a larger text style or size" : "use a text style, which never goes below \(Points(minimum))")
      } else {
        verdict.needsReview([first.place], .notDescribed, .mayBecomeSmall(name, first.size, least))
      }
    }
    return verdict.outcome
  }
}

extension LayoutElement {
  /// Returns a stated size scaled to extraSmall.
  ///
  /// A style's size and a fixed size are returned unchanged, since no style of iOS is below the minimum.
  fileprivate func smallestSize(from size: Double, at category: ContentSizeCategory) -> Double {
    guard let content = sharedContent, !flags.contains(.fixedSize), category > .extraSmall else { return size }
    guard content.value.size != nil else {
      return content.value.style.flatMap { TypeScale(platform: .ios).size($0, .extraSmall)?.size } ?? size
    }
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
