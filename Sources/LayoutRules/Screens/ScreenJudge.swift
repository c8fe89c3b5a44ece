internal import AuditModel
internal import RuleKit
internal import TextRules

/// A run of rules on each screen alone, then on all screens with the same name.
struct ScreenJudge: Sendable {
  let screens: [any Rule<ScreenMeasurement>]
  let sets: [any Rule<ScreenSet>]

  /// A screen in one environment, and the outcomes of all rules.
  struct Judgement: Sendable {
    var screen: ScreenMeasurement
    var outcomes: [Outcome]
  }

  func judgement(on screen: ScreenMeasurement) -> Judgement {
    Judgement(screen: screen, outcomes: screens.map { $0.outcome(of: screen) })
  }

  /// The verdicts on one screen, gathered environment by environment.
  struct Gathering: Sendable {
    /// The screen in the environments that were added.
    fileprivate(set) var screens: [ScreenMeasurement] = []
    fileprivate var verdicts = LayoutVerdicts()
    /// The joined findings of each rule.
    fileprivate var joined: [JoinedFindings]
  }

  /// An empty gathering.
  var gathering: Gathering { Gathering(joined: screens.map { _ in JoinedFindings() }) }

  /// Adds the outcomes on a screen in one more environment.
  ///
  /// Findings on the same element are joined.
  func add(_ judgement: Judgement, to gathering: inout Gathering) {
    gathering.screens.append(judgement.screen)
    gathering.verdicts.summary.elements += judgement.screen.layout.elements.count
    for (rule, outcome) in judgement.outcomes.enumerated() {
      gathering.verdicts.count(outcome)
      gathering.joined[rule].add(outcome.findings)
    }
  }

  /// Returns the verdicts on one screen over all its environments.
  func verdicts(on name: String, of gathering: Gathering) -> LayoutVerdicts {
    var verdicts = gathering.verdicts
    verdicts.summary.screens = 1
    verdicts.summary.layouts = gathering.screens.count
    for joined in gathering.joined { verdicts.findings += joined.findings }
    guard gathering.screens.count > 1 else { return verdicts }
    let whole = ScreenSet(name: name, screens: gathering.screens)
    for rule in sets {
      let outcome = rule.outcome(of: whole)
      verdicts.count(outcome)
      var joined = JoinedFindings()
      joined.add(outcome.findings)
      verdicts.findings += joined.findings
    }
    return verdicts
  }
}
