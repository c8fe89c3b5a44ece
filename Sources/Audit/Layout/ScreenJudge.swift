internal import AuditModel

/// Puts screens to rules: each alone, then all of one name together.
struct ScreenJudge: Sendable {
  let screens: [any Rule<ScreenMeasurement>]
  let sets: [any Rule<ScreenSet>]

  /// A screen in one environment, and what every rule says of it.
  struct Judgement: Sendable {
    var screen: ScreenMeasurement
    var outcomes: [Outcome]
  }

  func judgement(on screen: ScreenMeasurement) -> Judgement {
    Judgement(screen: screen, outcomes: screens.map { $0.evaluate(screen) })
  }

  /// What is said of one screen over all its environments.
  func verdicts(on name: String, of judged: [Judgement]) -> LayoutVerdicts {
    var verdicts = LayoutVerdicts()
    verdicts.summary.screens = 1
    verdicts.summary.layouts = judged.count
    for one in judged {
      verdicts.summary.elements += one.screen.layout.elements.count
      for outcome in one.outcomes { verdicts.count(outcome) }
    }
    for rule in screens.indices {
      var joined = JoinedFindings()
      for one in judged { joined.add(one.outcomes[rule].findings) }
      verdicts.findings += joined.findings
    }
    guard judged.count > 1 else { return verdicts }
    let whole = ScreenSet(name: name, screens: judged.map(\.screen))
    for rule in sets {
      let outcome = rule.evaluate(whole)
      verdicts.count(outcome)
      var joined = JoinedFindings()
      joined.add(outcome.findings)
      verdicts.findings += joined.findings
    }
    return verdicts
  }
}
