internal import Adaptivity
package import AuditModel
internal import Bytes
internal import ColorContrast
internal import ColorRules
package import RuleKit

/// An auditor of the colours that touch on screens, which checks each pair once per appearance, device family and
/// gamut.
///
/// A layout shows one environment, and its colours are checked only there. Other appearances need their own layout.
package struct LayoutColorAuditor: Sendable {
  /// The identifiers of the rules to run.
  ///
  /// Nil runs all except opt-in rules.
  package var rules: Set<String>?
  /// The identifiers of opt-in rules to run.
  package var optIn: Set<String> = []
  /// The rule thresholds that override the defaults.
  package var thresholds: [ThresholdChoice] = []
  /// The conditions of the verdicts.
  ///
  /// The release of iOS comes from each environment.
  package var conditions = ColorConditions()

  /// Creates an auditor.
  package init(rules: Set<String>? = nil) { self.rules = rules }

  /// Checks the colours of screens with the rules on pairs.
  ///
  /// Screens in environments that do not exist are skipped; ``LayoutAuditor`` reports them. There is one finding per
  /// rule and element over all environments, worst first.
  package func judge(_ colors: LayoutColors, on screens: [Screen]) async -> RuleTally {
    var tally = RuleTally(only: rules, optIn: optIn, thresholds: thresholds)
    let judging = tally.asked(RuleRegistry.pairs)
    guard !colors.uses.isEmpty, !judging.isEmpty else { return tally }
    tally.list(RuleRegistry.pairs.map(\.descriptor))
    tally.counts.notApplicable += colors.unpaired * judging.count
    let places = await Places(of: colors.uses.map(\.screen), among: screens)
    var answers = Answers(judging, conditions, pairs: colors.pairs, lights: places.lights)
    var joined: [[JoinedFindings]] = []
    var names = Interner<String>()
    for use in colors.uses {
      guard let place = places[use.screen] else { continue }
      let outcomes = answers.outcomes(of: use.pair, in: place.light)
      tally.counts.add(outcomes.counts)
      guard outcomes.hasFindings else { continue }
      let elements = screens[use.screen].elements
      let name = names.number(of: screens[use.screen].name)
      if name == joined.count { joined.append(judging.map { _ in JoinedFindings() }) }
      for (number, found) in outcomes.findings.enumerated() {
        for finding in found {
          joined[name][number].add(finding.weight, on: elements[use.element].id, in: place.words) {
            finding.about(use.element, on: screens[use.screen], in: place.words)
          }
        }
      }
    }
    for rules in joined { tally.findings += rules.flatMap(\.findings) }
    tally.findings = tally.findings.sortedWorstFirst()
    return tally
  }

  /// Checks colours against the App Store's *Sufficient Contrast*, each pair once per environment.
  package func sufficientContrast(of colors: LayoutColors, on screens: [Screen]) async -> SufficientContrast {
    let places = await Places(of: colors.uses.map(\.screen), among: screens)
    var tally = SufficientContrastTally()
    var known: Set<SIMD2<Int>> = []
    for use in colors.uses {
      guard let light = places[use.screen]?.light, known.insert(SIMD2(use.pair, light)).inserted else { continue }
      var conditions = conditions
      conditions.generation = places.lights[light].generation
      let environment = places.lights[light].environment
      tally.add(
        PairMeasurer(conditions: conditions).measure(colors.pairs[use.pair], in: environment), in: environment)
    }
    return tally.result
  }

  /// The properties of an environment that affect colours.
  private struct Light: Hashable {
    var environment: ColorEnvironment
    var generation: SystemGeneration
  }

  /// The parts of a screen's environment that findings need.
  private struct Place {
    /// The index of its ``Light``.
    var light: Int
    /// The environment in words, in an array of one element that all findings share.
    var words: [String]
  }

  /// The environments of screens, or nil for those that do not exist.
  private struct Places {
    private var places: [Place?] = []
    /// The distinct lights.
    let lights: [Light]

    init(of used: [Int], among screens: [Screen]) async {
      let isUsed = Set(used)
      let atlas = await LayoutAtlas(of: isUsed.sorted().map { screens[$0] }, jobs: 1)
      var locales: [String: Set<String?>] = [:]
      for screen in screens { locales[screen.name, default: []].insert(screen.environment.locale) }
      var lights = Interner<Light>()
      for (index, screen) in screens.enumerated() {
        guard isUsed.contains(index), atlas.refusal(of: screen) == nil else {
          places.append(nil)
          continue
        }
        var words = screen.environment.words(screen.interfaceOrientation)
        if let locale = screen.environment.locale, (locales[screen.name]?.count ?? 0) > 1 { words += ", \(locale)" }
        let light = Light(environment: screen.environment.colors, generation: screen.environment.generation)
        places.append(Place(light: lights.number(of: light), words: [words]))
      }
      self.lights = lights.values
    }

    subscript(_ screen: Int) -> Place? { places[screen] }
  }

  /// The outcomes of the rules for each pair in each light, computed once.
  private struct Answers {
    struct Outcomes {
      var counts = JudgementCounts()
      /// The findings of each rule.
      var findings: [[Finding]] = []
      var hasFindings = false
    }

    private let rules: [any Rule<PairGroup>]
    private let conditions: ColorConditions
    private let pairs: [ColorPair]
    private let lights: [Light]
    /// The outcomes of each pair checked so far, by light.
    private var known: [[Outcomes?]]
    private var measurers: [SystemGeneration: PairMeasurer] = [:]

    init(_ rules: [any Rule<PairGroup>], _ conditions: ColorConditions, pairs: [ColorPair], lights: [Light]) {
      self.rules = rules
      self.conditions = conditions
      self.pairs = pairs
      self.lights = lights
      known = lights.map { _ in Array(repeating: nil, count: pairs.count) }
    }

    mutating func outcomes(of pair: Int, in number: Int) -> Outcomes {
      if let known = known[number][pair] { return known }
      let light = lights[number]
      let measurer = measurer(for: light.generation)
      let group = PairGroup(measurer.measure(pairs[pair], in: light.environment), others: [])
      var outcomes = Outcomes()
      for rule in rules {
        let outcome = rule.outcome(of: group)
        outcomes.counts.count(outcome)
        outcomes.findings.append(outcome.findings.map { $0.ofLayout(seenBy: measurer) })
        outcomes.hasFindings = outcomes.hasFindings || !outcome.findings.isEmpty
      }
      known[number][pair] = outcomes
      return outcomes
    }

    private mutating func measurer(for generation: SystemGeneration) -> PairMeasurer {
      if let measurer = measurers[generation] { return measurer }
      var conditions = conditions
      conditions.generation = generation
      let measurer = PairMeasurer(conditions: conditions)
      measurers[generation] = measurer
      return measurer
    }
  }
}

extension Finding {
  /// The rank of the finding among others on the same element.
  fileprivate var weight: JoinedFindings.Weight {
    JoinedFindings.Weight(needsReview: fields.value.outcome == .needsReview, severity: fields.value.severity)
  }

  /// Returns the same finding for an element that shows the colours.
  fileprivate func about(_ index: Int, on screen: Screen, in environments: [String]) -> Finding {
    var fields = fields.value
    let elements = screen.elements
    fields.layout = Shared(
      LayoutEvidence(screen: screen.name, environments: environments, element: index, of: elements))
    (fields.location, fields.key) = (elements[index].location, elements[index].id)
    return Finding(fields)
  }

  /// Returns a copy of the finding with simulated colour vision and with a fix that suits a layout.
  fileprivate func ofLayout(seenBy measurer: PairMeasurer) -> Finding {
    var finding = self
    if var readings = finding.colors?.readings {
      measurer.addVisions(to: &readings)
      finding.colors?.readings = readings
    }
    if finding.reason == .unknownBackground {
      finding.remedy = "write the background as an opaque colour, as seen on the screen"
    }
    return finding
  }
}
