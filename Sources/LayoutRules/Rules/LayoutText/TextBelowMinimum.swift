internal import Adaptivity
internal import AuditModel
internal import DynamicType
internal import RuleKit

/// Reports a text that is smaller than 11 points, or becomes smaller than that at the smallest text size.
///
/// A size that follows the text size is scaled down to extraSmall as by UIFontMetrics, starting from the smallest
/// text size with a layout. A text with the same size at several text sizes does not follow them and is not scaled.
/// Items of bars are exempt, because the system sets their size and the Large Content Viewer enlarges them.
struct TextBelowMinimum: LayoutRule {
  static let descriptor = RuleDescriptor(
    id: "text-below-minimum", title: "Text is smaller than 11 points",
    rationale: "Even people with good sight have trouble reading smaller text",
    severity: "error", criteria: [.legibility], options: [.minimumSize], guidelines: [47],
    turnOffIf: "the small text is not meant to be read, such as text in a thumbnail of a page")

  static let examples: [Example<ScreenSet>] = [
    Example("a style", .text(at: [.large]) { $0.style = .caption2 }, .pass),
    Example("exactly 11 points", .text(at: [.large], [.fixedSize]) { $0.size = 11 }, .pass),
    Example("9 points", .text(at: [.large], [.fixedSize]) { $0.size = 9 }, .fail, .error),
    Example(
      "12 points that shrink to 10 at extraSmall", .text(at: [.large], [.scalesWithTextSize]) { $0.size = 12 }, .fail,
      .error),
    Example("17 points that scale", .text(at: [.large], [.scalesWithTextSize]) { $0.size = 17 }, .pass),
    Example("12 points, unknown whether they scale", .text(at: [.large]) { $0.size = 12 }, .needsReview, .note),
    Example(
      "13 points at Large and at AX3, which do not scale",
      .text(at: [.large, .accessibilityExtraLarge]) { $0.size = 13 }, .pass),
    Example(
      "an item of a bar", .set(.screen([.element("note", .barItem, (16, 100, 200, 20)) { $0.size = 10 }])),
      .notApplicable),
    Example("no information on the font", .text(at: [.large]) { $0.text = "Beds" }, .notApplicable),
  ]

  var thresholds = RuleThresholds()

  func check(_ subject: ScreenSet, _ outcome: inout OutcomeBuilder) {
    let minimum = thresholds[.minimumSize]
    // Text styles never go below the default minimum, but some go below a higher one.
    let isRaised = minimum > RuleDescriptor.Option.minimumSize.value
    for sizes in ElementSizes.all(in: subject, where: { _ in true }) {
      outcome.checked()
      let name = sizes.element.shownName
      let small = sizes.entries.filter { $0.size < minimum - 0.001 }
      if let first = small.first, let smallest = small.map(\.size).min() {
        outcome.add(
          .error, first.index, on: subject.screens(of: small), by: minimum - smallest,
          "\(name) is drawn at \(Points(smallest)), the minimum is \(Points(minimum))",
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
        outcome.add(
          .error, first.index, on: [subject.screens[first.screen]], by: minimum - least,
          """
          \(name) of \(Points(first.size)) shrinks to \(Points(least)) at extraSmall, the minimum is \(Points(minimum))
          """,
          remedy: isRaised
            ? "use a larger text style or size" : "use a text style, which never goes below \(Points(minimum))")
      } else {
        outcome.needsReview(
          first.index, on: [subject.screens[first.screen]], .notDescribed,
          """
          \(name) of \(Points(first.size)) shrinks to \(Points(least)) at extraSmall if it follows the text size, \
          which the layouts do not state
          """)
      }
    }
  }
}

extension LayoutElement {
  /// Returns the size of the text at extraSmall, given its size at another text size.
  ///
  /// A fixed size stays the same, a style has its own size at extraSmall, and any other size is scaled.
  fileprivate func smallestSize(from size: Double, at category: ContentSizeCategory) -> Double {
    guard let content = sharedContent, !flags.contains(.fixedSize), category > .extraSmall else { return size }
    guard content.value.size != nil else {
      return content.value.style.flatMap { TypeScale(platform: .ios).size($0, .extraSmall)?.size } ?? size
    }
    return Self.size(size, of: content.value.style ?? .body, from: category, to: .extraSmall) ?? size
  }
}
