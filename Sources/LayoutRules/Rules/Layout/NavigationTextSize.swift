internal import Adaptivity
internal import AuditModel
internal import DynamicType
internal import RuleKit

/// A title or item in a navigation bar is not 17 points at the default text size.
///
/// This is the size of body, which fixed-size bars use. Large titles, introduced later, are exempt.
struct NavigationTextSize: LayoutRule {
  private static let size = RuleDescriptor.Option(
    name: "size", value: 17, unit: .points, range: 11...34, meaning: "size of the text in a navigation bar at Large",
    source: "HIG of iOS 7, Color and Typography: navigation text is body at the default size")

  static let descriptor = RuleDescriptor(
    id: "navigation-text-size", title: "Text in a navigation bar is not body size",
    rationale: "Titles of the same size in every app show people where they are",
    severity: "note", criteria: [.legibility], options: [size], guidelines: [51],
    turnOffIf: "the app uses its own text sizes in navigation bars")

  static let examples: [Example<ScreenMeasurement>] = [
    Example("headline", bar { $0.style = .headline }, .pass),
    Example("13 points", bar { $0.size = 13 }, .fail, .note),
    Example("a large title", bar { $0.style = .largeTitle }, .notApplicable),
    Example("font not given", bar { $0.style = nil }, .notApplicable),
    Example(
      "text outside the bar", .screen([.element("note", .text, (16, 200, 90, 20)) { $0.size = 13 }]), .notApplicable),
  ]

  var thresholds = RuleThresholds()

  func check(_ subject: ScreenMeasurement, _ outcome: inout OutcomeBuilder) {
    guard subject.layout.environment.category == .large else { return }
    for index in subject.layout.elements.indices where subject.outline.entries[index].isShown {
      let element = subject.layout.elements[index]
      guard let bar = subject.outline.entries[index].bar, subject.layout.elements[bar].role == .navigationBar,
        element.sharedContent?.value.style?.isLargeTitle != true,
        let size = element.fontSize(at: .large)
      else { continue }
      outcome.checked()
      let excess = abs(size - thresholds[Self.size])
      guard excess > 0.001 else { continue }
      let usual = Points(thresholds[Self.size])
      let difference = thresholds.change(of: Self.size) == nil ? "body is \(usual)" : "not \(usual)"
      outcome.add(
        .note, index, by: excess,
        "\(subject.name(index)) in the navigation bar is \(Points(size)), \(difference)",
        remedy: "use headline for the title and body for items")
    }
  }

  private static func bar(_ content: @escaping (inout LayoutElement.Content) -> Void) -> ScreenMeasurement {
    .screen([
      .element("bar", .navigationBar, (0, 59, 393, 44)),
      .element("title", .text, (96, 70, 200, 22), in: 0, content: content),
    ])
  }
}
