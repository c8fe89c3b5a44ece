internal import Adaptivity
internal import AuditModel
internal import DynamicType

/// A text of a layout is smaller than 11 points, or becomes so at the smallest text size.
///
/// A size that follows the setting is reckoned down to extraSmall as UIFontMetrics does. Items of bars are exempt: their
/// sizes are the system's, and the Large Content Viewer serves them.
struct TextBelowMinimum: Rule {
  private static let minimum = RuleDescriptor.Option(
    name: "minimum-size", value: 11, meaning: "points a text has at least, at every text size",
    source: "HIG Typography, Ensuring legibility: 11 points on iOS")

  static let descriptor = RuleDescriptor(
    id: "text-below-minimum", title: "Text is smaller than 11 points",
    rationale: "Below the smallest legible size even readers with good sight have trouble",
    severity: "error", criteria: [.legibility], options: [minimum], guidelines: [47])

  static let examples: [Example<ScreenMeasurement>] = [
    Example("a style", text { $0.style = .caption2 }, .pass),
    Example("exactly 11 points", text([.fixedSize]) { $0.size = 11 }, .pass),
    Example("9 points", text([.fixedSize]) { $0.size = 9 }, .fail, .error),
    Example("12 points that shrink to 10 at extraSmall", text([.scalesWithTextSize]) { $0.size = 12 }, .fail, .error),
    Example("17 points that scale", text([.scalesWithTextSize]) { $0.size = 17 }, .pass),
    Example("12 points, and nobody says whether they scale", text { $0.size = 12 }, .needsReview, .note),
    Example("an item of a bar", text(role: .barItem) { $0.size = 10 }, .notApplicable),
    Example("nothing is said of the font", text { $0.style = nil }, .notApplicable),
  ]

  init() {}

  func evaluate(_ subject: ScreenMeasurement) -> Outcome {
    var verdict = ScreenVerdict(Self.descriptor, subject)
    let category = subject.layout.environment.category
    let elements = subject.layout.elements
    for index in elements.indices where elements[index].sharedContent != nil && subject.outline.entries[index].isShown {
      let element = elements[index]
      guard element.role != .barItem, subject.outline.entries[index].bar == nil, !element.flags.contains(.decorative)
      else { continue }
      guard let size = element.fontSize(at: category) else { continue }
      verdict.judged()
      let least = element.smallestSize(from: size, at: category)
      if size < Self.minimum.value - 0.001 {
        verdict.add(
          .error, index, by: Self.minimum.value - size, .isSmall(subject.name(index), size, Self.minimum.value),
          remedy: "use a text style, or at least \(Points(Self.minimum.value))")
      } else if least < Self.minimum.value - 0.001 {
        guard element.flags.contains(.scalesWithTextSize) else {
          verdict.doubt(index, .notDescribed, .mayBecomeSmall(subject.name(index), size, least))
          continue
        }
        verdict.add(
          .error, index, by: Self.minimum.value - least,
          .becomesSmall(subject.name(index), size, least, Self.minimum.value),
          remedy: "use a text style, which never goes below \(Points(Self.minimum.value))")
      }
    }
    return verdict.outcome
  }

  private static func text(
    _ flags: LayoutElement.Flags = [], role: LayoutElement.Role = .text,
    _ content: @escaping (inout LayoutElement.Content) -> Void
  ) -> ScreenMeasurement {
    ScreenExamples.on([ScreenExamples.element("note", role, (16, 100, 200, 20), flags, content: content)])
  }
}

extension LayoutElement {
  /// The size at extraSmall of a stated size that is that of a category; of a style, and of a fixed one, the size
  /// itself: no style of iOS is below the minimum.
  fileprivate func smallestSize(from size: Double, at category: ContentSizeCategory) -> Double {
    guard let content = sharedContent, content.value.size != nil, !flags.contains(.fixedSize), category > .extraSmall
    else { return size }
    let scale = TypeScale(platform: .ios)
    let style = content.value.style ?? .body
    guard let here = scale.scaling(style, category), let least = scale.scaling(style, .extraSmall) else { return size }
    return (size / here.factor * least.factor).rounded(.toNearestOrAwayFromZero)
  }
}

extension Finding.Message {
  fileprivate static func isSmall(_ name: String, _ size: Double, _ minimum: Double) -> Self {
    "\(name) is drawn at \(Points(size)), \(Points(minimum)) is the minimum"
  }
  fileprivate static func becomesSmall(
    _ name: String, _ size: Double, _ least: Double, _ minimum: Double
  ) -> Self {
    "\(name) of \(Points(size)) comes to \(Points(least)) at extraSmall, \(Points(minimum)) is the minimum"
  }
  fileprivate static func mayBecomeSmall(_ name: String, _ size: Double, _ least: Double) -> Self {
    """
    \(name) of \(Points(size)) comes to \(Points(least)) at extraSmall if it follows the text size, which is not said
    """
  }
}
