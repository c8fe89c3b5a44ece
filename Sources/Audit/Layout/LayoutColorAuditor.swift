internal import Adaptivity
public import AuditModel
internal import ColorContrast

/// Judges the colours that meet on screens, each pair once an appearance, device family and gamut that a layout is for.
///
/// A layout shows one environment, and its colours are judged in that: what another appearance shows is said by a layout
/// of its own.
public struct LayoutColorAuditor: Sendable {
  /// Identifiers of the rules that judge; nil is all but those that have to be asked for.
  public var rules: Set<String>?
  /// Identifiers of rules that judge only when asked for.
  public var optIn: Set<String> = []
  /// What the verdicts depend on besides the colours, the system's version aside.
  public var conditions = ColorConditions()

  /// Creates an auditor.
  ///
  /// - Parameter rules: Identifiers of the rules that judge; nil is all but those that have to be asked for.
  public init(rules: Set<String>? = nil) { self.rules = rules }

  /// Judges colours.
  ///
  /// - Parameters:
  ///   - colors: The pairs, and who shows them.
  ///   - screens: The screens that the uses count; one whose environment cannot be is left out, which
  ///     ``LayoutAuditor`` tells.
  /// - Returns: What the rules said: one finding for one rule and element over all environments, worst first.
  public func judge(_ colors: LayoutColors, on screens: [ScreenLayout]) async -> RuleTally {
    var tally = RuleTally(only: rules, optIn: optIn)
    let judging = tally.asked(RuleRegistry.pairs)
    guard !colors.uses.isEmpty, !judging.isEmpty else { return tally }
    tally.list(RuleRegistry.pairs.map(\.descriptor))
    tally.counts.notApplicable += colors.unpaired * judging.count
    let places = await Places(of: colors.uses.map(\.screen), among: screens)
    var answers = Answers(judging, conditions)
    var joined: [String: [JoinedFindings]] = [:]
    var names: [String] = []
    for use in colors.uses {
      guard let place = places[use.screen] else { continue }
      let outcomes = answers.outcomes(of: use.pair, colors.pairs[use.pair], place.light)
      tally.counts.add(outcomes.counts)
      guard outcomes.hasFindings else { continue }
      let screen = screens[use.screen]
      if joined[screen.name] == nil {
        joined[screen.name] = judging.map { _ in JoinedFindings() }
        names.append(screen.name)
      }
      for (number, found) in outcomes.findings.enumerated() where !found.isEmpty {
        let evidence = LayoutEvidence(of: screen.elements[use.element], on: screen.name, in: [place.words])
        joined[screen.name]?[number].add(found.map { $0.about(evidence, at: screen.elements[use.element].location) })
      }
    }
    for name in names { tally.findings += (joined[name] ?? []).flatMap(\.findings) }
    tally.findings = tally.findings.sortedWorstFirst()
    return tally
  }

  /// What colours depend on in an environment.
  private struct Light: Hashable {
    var environment: ColorEnvironment
    var generation: SystemGeneration
  }

  /// The environments of screens; nil for those that cannot be.
  private struct Places {
    private var places: [(light: Light, words: String)?]

    init(of used: [Int], among screens: [ScreenLayout]) async {
      let isUsed = Set(used)
      let atlas = await LayoutAtlas(of: isUsed.sorted().map { screens[$0] }, jobs: 1)
      var locales: [String: Set<String?>] = [:]
      for screen in screens { locales[screen.name, default: []].insert(screen.environment.locale) }
      places = screens.indices.map { index in
        let screen = screens[index]
        guard isUsed.contains(index), atlas.refusal(of: screen) == nil else { return nil }
        var words = screen.environment.words(screen.interfaceOrientation)
        if let locale = screen.environment.locale, (locales[screen.name]?.count ?? 0) > 1 { words += ", \(locale)" }
        return (Light(environment: screen.environment.colors, generation: screen.environment.generation), words)
      }
    }

    subscript(_ screen: Int) -> (light: Light, words: String)? { places[screen] }
  }

  /// What the rules say of each pair in each light, worked out once.
  private struct Answers {
    struct Outcomes {
      var counts = JudgementCounts()
      /// What each rule found.
      var findings: [[Finding]] = []
      var hasFindings = false
    }

    private struct Question: Hashable {
      var pair: Int
      var light: Light
    }

    private let rules: [any Rule<PairGroup>]
    private let conditions: ColorConditions
    private var known: [Question: Outcomes] = [:]
    private var measurers: [SystemGeneration: PairMeasurer] = [:]

    init(_ rules: [any Rule<PairGroup>], _ conditions: ColorConditions) {
      self.rules = rules
      self.conditions = conditions
    }

    mutating func outcomes(of number: Int, _ pair: ColorPair, _ light: Light) -> Outcomes {
      let question = Question(pair: number, light: light)
      if let known = known[question] { return known }
      let measurer = measurer(for: light.generation)
      let group = PairGroup(measurer.measure(pair, in: light.environment), others: [])
      var outcomes = Outcomes()
      for rule in rules {
        let outcome = rule.evaluate(group)
        outcomes.counts.count(outcome)
        outcomes.findings.append(outcome.findings.map { $0.ofLayout(seenBy: measurer) })
        outcomes.hasFindings = outcomes.hasFindings || !outcome.findings.isEmpty
      }
      known[question] = outcomes
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
  /// The same about an element that shows the colours.
  fileprivate func about(_ evidence: LayoutEvidence, at location: SourceLocation) -> Finding {
    var finding = self
    (finding.layout, finding.location, finding.key) = (evidence, location, evidence.element ?? evidence.screen)
    return finding
  }

  /// The same with what colour-blind eyes see, and with what can be done in a layout.
  fileprivate func ofLayout(seenBy measurer: PairMeasurer) -> Finding {
    var finding = self
    if var readings = finding.colors?.readings {
      measurer.addVisions(to: &readings)
      finding.colors?.readings = readings
    }
    if finding.reason == .unknownBackground {
      finding.remedy = "write the background as it is seen, without transparency"
    }
    return finding
  }
}
