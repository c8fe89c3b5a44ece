package import Adaptivity
package import AuditModel
package import DynamicType
internal import RuleKit

/// A tally of the outcomes of texts on screens at up to 200 %, by device family and language.
///
/// The App Store's *Larger Text* asks for content that people can enlarge to 200 %, which body reaches at AX3.
///
/// - A text fails if it is cut off at a text size up to AX3, or if it does not grow and is not secondary.
/// - A text passes if it was measured at AX3 and fits.
/// - All others need review.
/// - Bars are exempt, since the Large Content Viewer enlarges them.
package struct LargerTextTally: Sendable {
  /// The key under which texts are counted together.
  package struct Group: Hashable, Sendable {
    /// The device family, or nil for a window without a device.
    package var family: Device.Family?
    /// The language, or nil if not stated.
    package var locale: String?
  }

  /// The outcomes of texts.
  package struct Count: Hashable, Sendable {
    /// The number of texts checked.
    package var texts = 0
    /// The number of texts that fail.
    package var failing = 0
    /// The number of texts that need review.
    package var undecided = 0

    /// Creates empty counts.
    package init() {}
  }

  /// A text on a screen.
  private struct Text: Hashable {
    var group: Group
    var screen: String
    var element: String
  }

  /// The outcome of one text so far.
  private struct State {
    var fails = false
    var needsReview = false
    /// Whether the text fits at AX3 or need not grow.
    var isKnown = false
  }

  /// AX3, the first text size at which body is at least twice as large as at Large.
  package static let category = ContentSizeCategory.accessibilityExtraLarge

  private var states: [Text: State] = [:]

  /// Creates an empty tally.
  package init() {}

  /// The outcomes of texts by family and language.
  package var counts: [Group: Count] {
    var counts: [Group: Count] = [:]
    for (text, state) in states { Self.add(state, to: &counts[text.group, default: Count()]) }
    return counts
  }

  /// The outcomes of texts in the form of a report.
  package var outcomes: [LargerTextCounts.Group: TextOutcomes] {
    var outcomes: [LargerTextCounts.Group: TextOutcomes] = [:]
    for (group, count) in counts {
      var sum = TextOutcomes()
      (sum.fail, sum.review) = (count.failing, count.undecided)
      sum.pass = count.texts - count.failing - count.undecided
      outcomes[LargerTextCounts.Group(family: group.family, locale: group.locale ?? "")] = sum
    }
    return outcomes
  }

  /// The outcomes of texts, each counted once for all families.
  package var total: Count {
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

  /// Registers all texts on screens, so that texts that cannot be measured count too.
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
          guard let text = Self.text(entry.index, on: set.screens[entry.screen]) else { continue }
          if isSecondary { states[text]?.isKnown = true } else { states[text]?.fails = true }
        }
      }
    }
  }

  /// Counts a text that was measured.
  ///
  /// A nil weight means that the text fits.
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

  /// Counts a cut-off text on a screen whose other texts are not counted, since code decides the rest.
  ///
  /// Text sizes above AX3 do not count.
  package mutating func addCutText(_ element: String, on screen: String, in environment: LayoutEnvironment) {
    guard environment.category <= Self.category else { return }
    let group = Group(family: environment.device?.family, locale: environment.locale)
    states[Text(group: group, screen: screen, element: element), default: State()].fails = true
  }

  /// Adds the texts of another tally, which has other screens.
  package mutating func add(_ other: LargerTextTally) { states.merge(other.states) { first, _ in first } }

  private static func text(_ index: Int, on screen: ScreenMeasurement) -> Text? {
    let element = screen.layout.elements[index]
    guard screen.showsText(index), let content = element.content else { return nil }
    let environment = screen.layout.environment
    return Text(
      group: Group(family: environment.device?.family, locale: content.locale ?? environment.locale),
      screen: screen.layout.name, element: element.id)
  }
}
