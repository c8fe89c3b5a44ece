internal import Adaptivity
public import AuditModel
internal import RuleKit

/// Runs a whole audit of screens: looks their environments up, judges by every rule, in an order that never changes.
public struct LayoutAuditor: Sendable {
  /// Identifiers of rules that judge only when asked for.
  public let optIn: Set<String>
  /// Identifiers of the rules that judge; nil is all but those that have to be asked for.
  public let rules: Set<String>?
  /// How many screens are judged at once; the result is the same for any number.
  public let jobs: Int

  /// Creates an auditor.
  ///
  /// - Parameters:
  ///   - optIn: Identifiers of rules that judge only when asked for.
  ///   - rules: Identifiers of the rules that judge, those that have to be asked for among them.
  ///   - jobs: How many screens are judged at once, from 1.
  public init(optIn: Set<String> = [], rules: Set<String>? = nil, jobs: Int = 1) {
    self.optIn = optIn
    self.rules = rules
    self.jobs = max(1, jobs)
  }

  /// Judges screens, and adds what comes of it to a report.
  ///
  /// - Parameters:
  ///   - screens: The screens in all their environments; those of one name are one screen.
  ///   - report: Gets the findings among its own, counts, the rules that judged, and an issue for each environment that
  ///     cannot be.
  public func audit(_ screens: [ScreenLayout], into report: inout AuditReport) async {
    let verdicts = await judge(screens)
    report.inputIssues += verdicts.issues
    report.layoutSummary = verdicts.summary
    report.findings = (report.findings + verdicts.findings).sortedWorstFirst()
    for finding in verdicts.findings { report.count(finding) }
    report.add(rules: RuleRegistry.layoutDescriptors.filter(isAskedFor))
  }

  /// Judges screens.
  ///
  /// - Parameter screens: The screens in all their environments; those of one name are one screen.
  /// - Returns: What the rules say, in the order of the screens, of the elements on them and of the rules.
  public func judge(_ screens: [ScreenLayout]) async -> LayoutVerdicts {
    let atlas = await LayoutAtlas(of: screens, jobs: jobs)
    var verdicts = LayoutVerdicts()
    var sets: [(name: String, places: [Int])] = []
    var known: [String: Int] = [:]
    for (place, screen) in screens.enumerated() {
      if let refusal = atlas.refusal(of: screen) {
        verdicts.issues.append(refusal)
        continue
      }
      let set = known[screen.name, default: sets.count]
      if set == sets.count {
        known[screen.name] = set
        sets.append((screen.name, []))
      }
      sets[set].places.append(place)
    }
    let judges = ScreenJudge(
      screens: RuleRegistry.screens.filter { isAskedFor($0.descriptor) },
      sets: RuleRegistry.screenSets.filter { isAskedFor($0.descriptor) })
    let whole = sets
    let mixed = Set(
      whole.filter { set in Set(set.places.map { screens[$0].environment.locale }).count > 1 }.map(\.name))
    let order = whole.indices.flatMap { set in whole[set].places.map { (set: set, place: $0) } }
    var gathered = whole.map { _ in judges.gathering }
    // A few at a time: what is said in each environment is more than what is left of it.
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
    let joined = await (0..<whole.count).inParallel(jobs) { set in
      judges.verdicts(on: whole[set].name, of: all[set])
    }
    for one in joined { verdicts.append(one) }
    return verdicts
  }

  /// How many screens a thread judges before they are joined.
  private static let atOnce = 4

  private func isAskedFor(_ rule: RuleDescriptor) -> Bool {
    rules?.contains(rule.id) ?? (!rule.isOptIn || optIn.contains(rule.id))
  }
}
