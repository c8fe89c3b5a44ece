internal import Adaptivity
internal import AuditModel
internal import DynamicType
internal import RuleKit

/// A screen changes its arrangement more than once within a group of text sizes.
///
/// There are three groups: extraSmall to medium, large to XXXL, and the accessibility sizes. This is our own choice,
/// since the guidelines name small, medium and large without limits. An arrangement changes if two neighbours in the
/// same parent switch between side by side and stacked.
struct LayoutSwitches: Rule {
  private static let most = RuleDescriptor.Option.ours(
    "most_switches", 1, .count, 0...4, "largest number of rearrangements within one group of text sizes")

  static let descriptor = RuleDescriptor(
    id: "layout-switches", title: "The layout is rearranged too often across text sizes",
    rationale: "A layout that is rearranged from size to size is hard to get right, and people lose their way in it",
    severity: "note", criteria: [.resizeText, .layout], options: [most], guidelines: [57],
    turnOffIf: "the app rearranges its screens step by step with the text size on purpose")

  static let examples: [Example<ScreenSet>] = [
    Example("one change, at AX2", set("bsss"), .pass),
    Example("back and forth", set("bsbs"), .fail, .note),
    Example("no change", set("bbbb"), .pass),
    Example("only two text sizes", set("bs"), .notApplicable),
  ]

  var thresholds = RuleThresholds()

  init() {}

  func evaluate(_ subject: ScreenSet) -> Outcome {
    var verdict = SetVerdict(Self.descriptor, subject)
    var seen: [LayoutEnvironment: [Int]] = [:]
    var order: [LayoutEnvironment] = []
    for (place, screen) in subject.screens.enumerated() {
      var environment = screen.layout.environment
      environment.category = .large
      if seen[environment] == nil { order.append(environment) }
      seen[environment, default: []].append(place)
    }
    for environment in order {
      let places = (seen[environment] ?? []).sorted { subject.category($0) < subject.category($1) }
      guard Set(places.map(subject.category)).count > 2 else { continue }
      verdict.judged()
      judge(places, of: subject, &verdict)
    }
    return verdict.outcome
  }

  private func judge(_ places: [Int], of subject: ScreenSet, _ verdict: inout SetVerdict) {
    let arrangements = places.map { subject.screens[$0].layout.arrangement }
    var switches: [Group: [Int]] = [:]
    for step in places.indices.dropFirst() where arrangements[step].differs(from: arrangements[step - 1]) {
      switches[Group(subject.category(places[step])), default: []].append(places[step])
    }
    for group in Group.allCases {
      guard let found = switches[group], Double(found.count) > thresholds[Self.most] else { continue }
      let names = found.map { subject.category($0).shortName }
      verdict.add(
        .note, found.map { .init(screen: $0, element: nil) }, .switches(subject.name, at: names),
        remedy: "change the arrangement only once per group of sizes")
    }
  }

  private enum Group: CaseIterable {
    case small, medium, large

    init(_ category: ContentSizeCategory) {
      self = category.isAccessibilityCategory ? .large : category < .large ? .small : .medium
    }
  }

  /// A picture and a text, side by side (b) or stacked (s), from AX1.
  private static func set(_ steps: String) -> ScreenSet {
    let screens = zip(steps, ContentSizeCategory.accessibility).map { step, category in
      ScreenExamples.on(
        "iphone-16", .portrait, category: category,
        [
          ScreenExamples.element("picture", .image, (16, 100, 80, 80)),
          ScreenExamples.element("name", .text, step == "b" ? (110, 100, 200, 80) : (16, 200, 200, 80)),
        ])
    }
    return ScreenSet(name: "Beds", screens: screens)
  }
}

/// The neighbours of a screen and whether they are side by side.
private struct Arrangement {
  /// For the names of two successive elements in the same parent, whether they are side by side.
  var isBeside: [[String]: Bool]

  /// Whether a pair of neighbours that both screens have is arranged differently.
  func differs(from other: Arrangement) -> Bool {
    isBeside.contains { pair, value in other.isBeside[pair].map { $0 != value } ?? false }
  }
}

extension ScreenLayout {
  fileprivate var arrangement: Arrangement {
    var last: [Int?: Int] = [:]
    var isBeside: [[String]: Bool] = [:]
    for (index, element) in elements.enumerated() where !element.flags.contains(.hidden) && !element.frame.isEmpty {
      if let before = last.updateValue(index, forKey: element.parent) {
        let (one, other) = (elements[before].frame, element.frame)
        let shared = min(one.maxY, other.maxY) - max(one.minY, other.minY)
        let isApart = one.maxX <= other.minX + 0.5 || other.maxX <= one.minX + 0.5
        isBeside[[elements[before].id, element.id]] = isApart && shared > min(one.height, other.height) / 2
      }
    }
    return Arrangement(isBeside: isBeside)
  }
}

extension ScreenSet {
  fileprivate func category(_ place: Int) -> ContentSizeCategory { screens[place].layout.environment.category }
}

extension Finding.Message {
  fileprivate static func switches(_ name: String, at categories: [String]) -> Self {
    "the screen \(Quotation(name)) changes its arrangement at \(Listing(categories))"
  }
}
