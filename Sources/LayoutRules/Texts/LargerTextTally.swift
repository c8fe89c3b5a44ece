public import Adaptivity
internal import AuditModel
public import DynamicType
internal import RuleKit

/// What becomes of the texts of screens up to 200 %, by family of devices and language.
///
/// The App Store's *Larger Text* asks for content that people can enlarge to 200 %, which body reaches at AX3. A text that
/// is cut at a text size up to AX3, or stays as it is without being secondary, fails. One that was measured at AX3 and
/// fits has nothing against it. Of all others it is not known. Bars are exempt: the Large Content Viewer serves them.
public struct LargerTextTally: Sendable {
  /// The texts that are counted together.
  public struct Group: Hashable, Sendable {
    /// The family of devices; nil is a window of no device.
    public var family: Device.Family?
    /// The language; nil is not said.
    public var locale: String?
  }

  /// How texts come out.
  public struct Count: Hashable, Sendable {
    /// Texts looked at.
    public var texts = 0
    /// Those that fail.
    public var failing = 0
    /// Those of which it is not known.
    public var undecided = 0

    /// Creates counts of nothing.
    package init() {}
  }

  /// A text on a screen.
  private struct Text: Hashable {
    var group: Group
    var screen: String
    var element: String
  }

  /// What is known of one text so far.
  private struct State {
    var fails = false
    var needsReview = false
    /// Whether it was measured at AX3 or may stay as it is.
    var isKnown = false
  }

  /// The text size at which body is twice as large as at Large, and at which every style is measured.
  public static let category = ContentSizeCategory.accessibilityExtraLarge

  private var states: [Text: State] = [:]

  /// Creates a tally of nothing.
  public init() {}

  /// How texts come out, by family and language.
  public var counts: [Group: Count] {
    var counts: [Group: Count] = [:]
    for (text, state) in states { Self.add(state, to: &counts[text.group, default: Count()]) }
    return counts
  }

  /// How texts come out, each counted once for all families.
  public var total: Count {
    var worst: [Text: State] = [:]
    for (text, state) in states {
      let key = Text(
        group: Group(family: nil, locale: text.group.locale), screen: text.screen, element: text.element)
      var other = worst[key] ?? State(fails: false, needsReview: false, isKnown: true)
      other.fails = other.fails || state.fails
      other.needsReview = other.needsReview || state.needsReview
      other.isKnown = other.isKnown && state.isKnown
      worst[key] = other
    }
    var count = Count()
    for state in worst.values { Self.add(state, to: &count) }
    return count
  }

  private static func add(_ state: State, to count: inout Count) {
    count.texts += 1
    if state.fails {
      count.failing += 1
    } else if state.needsReview || !state.isKnown {
      count.undecided += 1
    }
  }

  /// Looks at all texts of screens, so that those that cannot be measured count too.
  mutating func add(_ sets: [ScreenSet]) {
    for set in sets {
      for screen in set.screens {
        for index in screen.layout.elements.indices {
          guard let text = Self.text(index, on: screen) else { continue }
          let content = screen.layout.elements[index].content
          var state = states[text] ?? State()
          if let cap = content?.maxCategory, cap < Self.category { state.needsReview = true }
          states[text] = state
        }
      }
      for sizes in ElementSizes.all(in: set, where: { $0.sharedContent != nil }) where sizes.followsTextSize == false {
        let isSecondary = sizes.element.flags.contains(.secondary)
        for entry in sizes.entries {
          guard let index = entry.place.element, let text = Self.text(index, on: set.screens[entry.place.screen])
          else { continue }
          if isSecondary { states[text]?.isKnown = true } else { states[text]?.fails = true }
        }
      }
    }
  }

  /// Counts a text that was measured.
  ///
  /// - Parameters:
  ///   - subject: The text in its frame.
  ///   - weight: What is wrong with it there; nil is nothing.
  mutating func count(_ subject: ElementText, _ weight: JoinedFindings.Weight?) {
    let screen = subject.place.value
    let category = screen.layout.environment.category
    guard category <= Self.category, let text = Self.text(subject.index, on: screen) else { return }
    var state = states[text] ?? State()
    if let weight {
      if weight.needsReview { state.needsReview = true } else { state.fails = true }
    } else if category == Self.category {
      if subject.answer.value.measurements.isEmpty { state.needsReview = true } else { state.isKnown = true }
    }
    states[text] = state
  }

  private static func text(_ index: Int, on screen: ScreenMeasurement) -> Text? {
    let element = screen.layout.elements[index]
    guard screen.showsText(index), let content = element.content else { return nil }
    let environment = screen.layout.environment
    return Text(
      group: Group(family: environment.device?.family, locale: content.locale ?? environment.locale),
      screen: screen.layout.name, element: element.id)
  }
}
