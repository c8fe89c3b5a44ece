internal import Adaptivity
internal import AuditModel
internal import DynamicType
internal import RuleKit

/// A title or item in a navigation bar is not 17 points at the default text size.
///
/// This is the size of body, which fixed-size bars use. Large titles, introduced later, are exempt.
struct NavigationTextSize: Rule {
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
      "text outside the bar",
      ScreenExamples.on([ScreenExamples.element("note", .text, (16, 200, 90, 20)) { $0.size = 13 }]), .notApplicable),
  ]

  var thresholds = RuleThresholds()

  init() {}

  func evaluate(_ subject: ScreenMeasurement) -> Outcome {
    guard subject.layout.environment.category == .large else { return .notApplicable }
    var verdict = ScreenVerdict(Self.descriptor, subject)
    for index in subject.layout.elements.indices where subject.outline.entries[index].isShown {
      let element = subject.layout.elements[index]
      guard let bar = subject.outline.entries[index].bar, subject.layout.elements[bar].role == .navigationBar,
        element.sharedContent?.value.style?.isLargeTitle != true,
        let size = element.fontSize(at: .large)
      else { continue }
      verdict.judged()
      let excess = abs(size - thresholds[Self.size])
      guard excess > 0.001 else { continue }
      verdict.add(
        .note, index, by: excess,
        thresholds.change(of: Self.size).map { .isNot($0, subject.name(index), size) }
          ?? .isNotBody(subject.name(index), size, thresholds[Self.size]),
        remedy: "use headline for the title and body for items")
    }
    return verdict.outcome
  }

  private static func bar(_ content: @escaping (inout LayoutElement.Content) -> Void) -> ScreenMeasurement {
    ScreenExamples.on([
      ScreenExamples.element("bar", .navigationBar, (0, 59, 393, 44)),
      ScreenExamples.element("title", .text, (96, 70, 200, 22), in: 0, content: content),
    ])
  }
}

extension Finding.Message {
  fileprivate static func isNot(_ asked: Double, _ name: String, _ size: Double) -> Self {
    "\(name) in the navigation bar is \(Points(size)), not \(Points(asked))"
  }

  fileprivate static func isNotBody(_ name: String, _ size: Double, _ asked: Double) -> Self {
    "\(name) in the navigation bar is \(Points(size)), body is \(Points(asked))"
  }
}
