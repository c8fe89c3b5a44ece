internal import Adaptivity
internal import AuditModel
internal import DynamicType
internal import RuleKit

/// Reports a screen that changes its arrangement more than once within a group of text sizes.
///
/// The groups are extraSmall to medium, large to XXXL, and the accessibility sizes. They are our own choice, since
/// the guidelines name small, medium and large without limits. An arrangement changes if two neighbours in the same
/// parent switch between side by side and stacked.
struct LayoutSwitches: LayoutRule {
  private static let most = RuleDescriptor.Option.ours(
    "most_switches", 1, .count, 0...4, "largest number of layout changes within one group of text sizes")

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

  func check(_ subject: ScreenSet, _ outcome: inout OutcomeBuilder) {
    let groups = subject.screens.grouped { screen in
      var environment = screen.layout.environment
      environment.category = .large
      return environment
    }
    for (_, group) in groups where Set(group.map(\.category)).count > 2 {
      outcome.checked()
      judge(group.sorted { $0.category < $1.category }, of: subject.name, &outcome)
    }
  }

  private func judge(_ screens: [ScreenMeasurement], of name: String, _ outcome: inout OutcomeBuilder) {
    let arrangements = screens.map(\.layout.arrangement)
    var switches: [Group: [ScreenMeasurement]] = [:]
    for step in screens.indices.dropFirst() {
      // Only neighbours that both screens have can be arranged differently.
      let changes = arrangements[step].contains { pair, isBeside in
        arrangements[step - 1][pair].map { $0 != isBeside } ?? false
      }
      guard changes else { continue }
      switches[Group(screens[step].category), default: []].append(screens[step])
    }
    for group in Group.allCases {
      guard let found = switches[group], Double(found.count) > thresholds[Self.most] else { continue }
      outcome.add(
        .note, nil, on: found,
        "the screen \(Quotation(name)) changes its arrangement at \(Listing(found.map(\.category.shortName)))",
        remedy: "change the arrangement only once per group of sizes")
    }
  }

  private enum Group: CaseIterable {
    case small, medium, large

    init(_ category: ContentSizeCategory) {
      self = category.isAccessibilityCategory ? .large : category < .large ? .small : .medium
    }
  }

  /// Returns a picture and a text that are side by side (b) or stacked (s) at each size from AX1.
  private static func set(_ steps: String) -> ScreenSet {
    let screens = zip(steps, ContentSizeCategory.accessibility).map { step, category in
      ScreenMeasurement.screen(
        [
          .element("picture", .image, (16, 100, 80, 80)),
          .element("name", .text, step == "b" ? (110, 100, 200, 80) : (16, 200, 200, 80)),
        ], category: category)
    }
    return ScreenSet(name: "Beds", screens: screens)
  }
}

extension Screen {
  /// Whether two successive elements in the same parent are side by side, by their names.
  fileprivate var arrangement: [[String]: Bool] {
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
    return isBeside
  }
}

extension ScreenMeasurement {
  fileprivate var category: ContentSizeCategory { layout.environment.category }
}
