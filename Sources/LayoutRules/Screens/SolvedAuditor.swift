internal import Adaptivity
package import AuditModel
package import RuleKit

/// An auditor of solved screens, each in one environment.
package struct SolvedAuditor: Sendable {
  /// The rules that can check solved screens; others need facts that a document does not state.
  package static let rules = Set(descriptors.map(\.id))

  /// The rules whose results are also reported if they need review.
  package static let reviewed = Set(descriptors.filter(\.reviewsDocuments).map(\.id))

  private static let descriptors = (RuleRegistry.layoutDescriptors + RuleRegistry.layoutTextDescriptors)
    .filter { $0.screens.contains(.documents) }

  private let screens: [any Rule<ScreenMeasurement>]
  private let sets: [any Rule<ScreenSet>]
  private let texts: [any Rule<ElementText>]

  /// Creates an auditor.
  package init(rules: Set<String>, thresholds: [ThresholdChoice]) {
    let tally = RuleTally(only: rules, optIn: [], thresholds: thresholds)
    screens = tally.asked(RuleRegistry.screens)
    sets = tally.asked(RuleRegistry.screenSets)
    texts = tally.asked(RuleRegistry.elementTexts)
  }

  /// Returns the findings on a screen.
  ///
  /// The texts are measured in their frames, by the index of their element. The result has the failures in the order of
  /// the rules, and results that need review; none if the environment does not exist.
  package func findings(on layout: Screen, texts measured: [Int: SlotMeasurement]) -> [Finding] {
    guard let geometry = LayoutGeometry.known(layout.environment) else { return [] }
    var screen = ScreenMeasurement(layout: layout, geometry: geometry)
    if let locale = layout.environment.locale { screen.place += ", \(locale)" }
    var findings = screens.flatMap { $0.outcome(of: screen).findings }
    let place = Shared(screen)
    for (index, answer) in measured.sorted(by: { $0.key < $1.key }) {
      let text = ElementText(place: place, index: index, answer: Shared(answer))
      for rule in texts { findings += rule.outcome(of: text).findings }
    }
    return findings.filter { $0.outcome == .fail || Self.reviewed.contains($0.rule) }
  }

  /// Whether a rule compares the orientations of a screen.
  package var comparesOrientations: Bool { !sets.isEmpty }

  /// Returns the failures of a screen on rotation.
  ///
  /// Both screens have the same elements. There are none if one of the environments does not exist.
  package func findings(turning portrait: Screen, to landscape: Screen) -> [Finding] {
    let screens = [portrait, landscape].compactMap { layout in
      LayoutGeometry.known(layout.environment).map { ScreenMeasurement(layout: layout, geometry: $0) }
    }
    guard screens.count == 2 else { return [] }
    let turned = ScreenSet(name: portrait.name, screens: screens)
    return sets.flatMap { $0.outcome(of: turned).findings }.filter { $0.outcome == .fail }
  }
}
