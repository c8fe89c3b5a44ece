internal import Adaptivity
internal import AuditModel
internal import DynamicType
internal import RuleKit

/// Reports text in a bar that is taller than the bar.
///
/// The height of bars depends on the vertical size class and the version of iOS. If no source states it, the height
/// in the layout counts. That height also counts for a large title and for text below the row of items, because the
/// system makes the navigation bar taller for them. The height of the text is its line height at the reader's text
/// size, or the height of its frame if the layout states no font.
struct TextTallerThanBar: LayoutRule {
  static let descriptor = RuleDescriptor(
    id: "text-taller-than-bar", title: "Text is taller than its bar",
    rationale: "Bars are shorter in landscape and do not grow with the text size, so taller text is cut off",
    severity: "error", criteria: [.layout, .resizeText], guidelines: [38],
    turnOffIf: "the app uses custom bars that grow with their text")

  private static func bar(_ category: ContentSizeCategory, cap: ContentSizeCategory? = nil) -> ScreenMeasurement {
    .screen(
      [
        .element("bar", .navigationBar, (0, 0, 852, 32)),
        .element("title", .text, (326, 4, 200, 24), in: 0) {
          $0.style = .headline
          $0.maxCategory = cap
        },
      ], in: .landscape, category: category)
  }

  private static func largeTitle(bar height: Double) -> ScreenMeasurement {
    .screen(
      [
        .element("bar", .navigationBar, (0, 59, 393, height)),
        .element("title", .text, (16, 110, 361, 80), in: 0) { $0.style = .largeTitle },
      ], category: .accessibilityExtraExtraExtraLarge)
  }

  static let examples: [Example<ScreenMeasurement>] = [
    Example("a headline of 22 points in a bar of 32", bar(.large), .pass),
    Example("a headline that grows beyond it", bar(.accessibilityExtraLarge), .fail, .error),
    Example("a headline that stops growing", bar(.accessibilityExtraLarge, cap: .extraExtraExtraLarge), .pass),
    Example("a large title in a bar that is higher for it", largeTitle(bar: 150), .pass),
    Example("a large title in a bar that did not grow", largeTitle(bar: 62), .fail, .error),
    Example("no text in a bar", .screen(), .notApplicable),
  ]

  func check(_ subject: ScreenMeasurement, _ outcome: inout OutcomeBuilder) {
    let elements = subject.layout.elements
    for index in subject.outline.essentials {
      let role = elements[index].role
      guard let bar = subject.outline.entries[index].bar, role == .text || role == .barItem else { continue }
      let content = elements[index].content
      guard role == .text || content?.style != nil || content?.size != nil else { continue }
      outcome.checked()
      let height = Self.height(of: elements[index], at: subject.layout.environment.category)
      let limit = Self.room(for: index, in: bar, subject)
      guard height - limit > subject.slack else { continue }
      outcome.add(
        .error, index, by: height - limit,
        "a line of \(subject.name(index)) is \(Points(height)) high in a bar of \(Points(limit))",
        remedy: "cap the text size in the bar, and support the Large Content Viewer")
    }
  }

  /// Returns the height available to an element of a bar.
  private static func room(for index: Int, in bar: Int, _ subject: ScreenMeasurement) -> Double {
    let element = subject.layout.elements[index]
    let frame = subject.layout.elements[bar].frame
    let role = subject.layout.elements[bar].role
    guard let usual = height(of: role, in: subject) else { return frame.height }
    guard role == .navigationBar else { return usual }
    // A bar may extend behind the status bar.
    let top = max(frame.minY, subject.safe?.minY ?? frame.minY)
    let isBelowItems = element.frame.midY > top + usual + subject.slack
    guard element.content?.style?.isLargeTitle == true || isBelowItems else { return usual }
    return max(0, frame.maxY - top)
  }

  /// Returns the height of a bar according to the tables.
  private static func height(of role: LayoutElement.Role, in subject: ScreenMeasurement) -> Double? {
    switch role {
    case .navigationBar: subject.geometry.navigationBarHeight?.value
    case .tabBar: subject.geometry.tabBarHeight?.value
    case .toolbar: subject.geometry.toolbarHeight?.value
    default: nil
    }
  }

  /// Returns the height of one line of an element's text.
  private static func height(of element: LayoutElement, at category: ContentSizeCategory) -> Double {
    let content = element.content
    if let size = content?.size { return size * TypeSize.lineHeightRatio }
    guard let style = content?.style else { return element.frame.height }
    let isFixed = element.flags.contains(.fixedSize)
    let reached = isFixed ? .large : min(category, content?.maxCategory ?? category)
    return scale.size(style, reached)?.effectiveLeading ?? element.frame.height
  }

  private static let scale = TypeScale(platform: .ios)
}
