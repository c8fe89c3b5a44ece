internal import Adaptivity
internal import AuditModel
internal import DynamicType

/// Text in a bar is taller than the bar.
///
/// Bars change their height with the class of the height and with the system. Where the layout names style or size of a
/// font, the height of its line counts, at the reader's text size as far as the text follows it; else the frame's does.
/// Where no source gives the bar's height, the bar as it is laid out counts.
struct TextTallerThanBar: Rule {
  static let descriptor = RuleDescriptor(
    id: "text-taller-than-bar", title: "Text is taller than its bar",
    rationale: "Bars are lower in landscape, and do not grow with the text: what is taller is cut", severity: "error",
    criteria: [.layout, .resizeText], guidelines: [38])

  private static func bar(_ category: ContentSizeCategory, cap: ContentSizeCategory? = nil) -> ScreenMeasurement {
    ScreenExamples.on(
      "iphone-16", .landscape, category: category,
      [
        ScreenExamples.element("bar", .navigationBar, (0, 0, 852, 32)),
        ScreenExamples.element("title", .text, (326, 4, 200, 24), in: 0) {
          $0.style = .headline
          $0.maxCategory = cap
        },
      ])
  }

  static let examples: [Example<ScreenMeasurement>] = [
    Example("a headline of 22 points in a bar of 32", bar(.large), .pass),
    Example("a headline that grows beyond it", bar(.accessibilityExtraLarge), .fail, .error),
    Example("one that stops growing", bar(.accessibilityExtraLarge, cap: .extraExtraExtraLarge), .pass),
    Example("no text in a bar", ScreenExamples.on([]), .notApplicable),
  ]

  init() {}

  func evaluate(_ subject: ScreenMeasurement) -> Outcome {
    var verdict = ScreenVerdict(Self.descriptor, subject)
    let elements = subject.layout.elements
    for index in subject.outline.essentials {
      let role = elements[index].role
      guard let bar = subject.outline.entries[index].bar, role == .text || role == .barItem else { continue }
      let content = elements[index].content
      guard role == .text || content?.style != nil || content?.size != nil else { continue }
      verdict.judged()
      let height = Self.height(of: elements[index], at: subject.layout.environment.category)
      let room = max(Self.height(of: elements[bar].role, in: subject) ?? 0, elements[bar].frame.height)
      let limit = Self.height(of: elements[bar].role, in: subject).map { min($0, room) } ?? room
      guard height - limit > subject.slack else { continue }
      verdict.add(
        .error, index, by: height - limit, .taller(subject.name(index), height, limit),
        remedy: "let the text stop growing in the bar, and offer the large content viewer")
    }
    return verdict.outcome
  }

  /// The height of a bar as the tables give it.
  private static func height(of role: LayoutElement.Role, in subject: ScreenMeasurement) -> Double? {
    switch role {
    case .navigationBar: subject.geometry.navigationBarHeight?.value
    case .tabBar: subject.geometry.tabBarHeight?.value
    case .toolbar: subject.geometry.toolbarHeight?.value
    default: nil
    }
  }

  /// The height of one line of an element's text.
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

extension Finding.Message {
  fileprivate static func taller(_ name: String, _ height: Double, _ room: Double) -> Self {
    "a line of \(name) is \(Points(height)) high in a bar of \(Points(room))"
  }
}
