internal import Adaptivity
package import AuditModel
package import RuleKit

/// An auditor that looks up the environments of screens and applies every rule to them.
///
/// The order of results is deterministic.
package struct LayoutAuditor: Sendable {
  /// The identifiers of opt-in rules to run.
  package let optIn: Set<String>
  /// The identifiers of the rules to run.
  ///
  /// Nil runs all except opt-in rules.
  package let rules: Set<String>?
  /// The number of screens checked in parallel.
  ///
  /// The result is the same for any number.
  package let jobs: Int
  /// The rule thresholds that override the defaults.
  package var thresholds: [ThresholdChoice] = []

  /// Creates an auditor.
  package init(optIn: Set<String> = [], rules: Set<String>? = nil, jobs: Int = 1) {
    self.optIn = optIn
    self.rules = rules
    self.jobs = max(1, jobs)
  }

  /// Checks screens.
  package func judge(_ screens: [Screen]) async -> LayoutVerdicts {
    let atlas = await LayoutAtlas(of: screens, jobs: jobs)
    var verdicts = LayoutVerdicts()
    let refusals = screens.map(atlas.refusal)
    verdicts.issues = refusals.compactMap(\.self)
    let sets = screens.indices.filter { refusals[$0] == nil }.grouped { screens[$0].name }
    let judges = ScreenJudge(screens: tally.asked(RuleRegistry.screens), sets: tally.asked(RuleRegistry.screenSets))
    let mixed = Set(sets.filter { set in Set(set.members.map { screens[$0].environment.locale }).count > 1 }.map(\.key))
    let order = sets.indices.flatMap { set in sets[set].members.map { (set: set, place: $0) } }
    var gathered = sets.map { _ in judges.gathering }
    // Checks a few screens at a time, because findings of single environments take much more memory than joined ones.
    for start in stride(from: 0, to: order.count, by: Self.atOnce * jobs) {
      let next = order[start..<min(start + Self.atOnce * jobs, order.count)]
      let judged = await next.indices.inParallel(jobs) { number in
        let screen = screens[next[number].place]
        return atlas.measurement(of: screen, namesLocale: mixed.contains(screen.name)).map(judges.judgement)
      }
      for (one, judgement) in zip(next, judged) {
        if let judgement { judges.add(judgement, to: &gathered[one.set]) }
      }
    }
    let all = gathered
    let joined = await (0..<sets.count).inParallel(jobs) { set in
      judges.verdicts(on: sets[set].key, of: all[set])
    }
    for one in joined { verdicts.append(one) }
    return verdicts
  }

  /// The number of screens that a thread checks before their findings are joined.
  private static let atOnce = 4

  /// An empty tally, which selects the rules to run.
  private var tally: RuleTally { RuleTally(only: rules, optIn: optIn, thresholds: thresholds) }
}
