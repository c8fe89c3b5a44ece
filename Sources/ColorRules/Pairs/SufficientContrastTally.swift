package import AuditModel
internal import ColorContrast

/// Holds uses of colour against the App Store's *Sufficient Contrast*.
///
/// Text needs 4.5:1, meaningful symbols and controls 3:1. WCAG lets large text have 3:1 and the label's criteria do not
/// say, so large text, and text without a stated style, needs review in between. Bold Text never lowers the limit. What
/// is only guessed never fails and never passes.
package struct SufficientContrastTally {
  /// The smallest ratio of text.
  ///
  /// Source: App Store Connect Help, "Sufficient Contrast accessibility evaluation criteria".
  static let text = 4.5
  /// The smallest ratio of symbols and controls, and of large text under WCAG 2.2 success criterion 1.4.3.
  static let symbol = 3.0

  /// What was looked at so far.
  package private(set) var result = SufficientContrast()

  package init() {}

  /// The appearances of each setting.
  private static func appearances(_ setting: SufficientContrast.Setting) -> [Appearance] {
    setting == .standard ? [.light, .dark] : [.lightHighContrast, .darkHighContrast]
  }

  // MARK: Pairs

  /// Adds a colour with all that it meets, in every environment.
  package mutating func add(_ group: PairGroup) {
    guard [.text, .nonText].contains(group.pair.relation), group.pair.exemption == nil else { return }
    for family in SufficientContrast.Family.allCases {
      var verdicts: [SufficientContrast.Setting: Verdict] = [:]
      for setting in SufficientContrast.Setting.allCases {
        verdicts[setting] = Self.worst(
          Self.appearances(setting).map { Self.verdict(on: group, ColorEnvironment($0, idiom: family.idiom)) })
      }
      add(group.name, family, verdicts)
    }
  }

  /// Adds a pair in the one environment that a screen shows; other appearances are not known.
  package mutating func add(_ pair: PairMeasurement, in environment: ColorEnvironment) {
    guard [.text, .nonText].contains(pair.pair.relation), pair.pair.exemption == nil else { return }
    let families = SufficientContrast.Family.allCases.filter {
      environment.idiom == .universal || environment.idiom == $0.idiom
    }
    let verdict = Self.verdict(on: PairGroup(pair), pair.readings.first?.environment ?? environment)
    for family in families {
      var verdicts: [SufficientContrast.Setting: Verdict] = [:]
      for setting in SufficientContrast.Setting.allCases {
        let isShown = Self.appearances(setting).contains(environment.appearance)
        // The other one of light and dark has a layout of its own, or is not known.
        verdicts[setting] = isShown ? verdict : .needsReview
      }
      add(pair.pair.name, family, verdicts)
    }
  }

  /// What a colour comes to in an environment; a device without values of its own has those of the appearance.
  private static func verdict(on group: PairGroup, _ environment: ColorEnvironment) -> Verdict {
    let everyDevice = ColorEnvironment(environment.appearance)
    let members = group.members.map { member -> PairMeasurement in
      let own = member.readings.filter {
        $0.environment.appearance == environment.appearance && $0.environment.idiom == environment.idiom
      }
      let usual = member.readings.filter {
        $0.environment.appearance == environment.appearance && $0.environment.idiom == .universal
      }
      var shown = PairMeasurement(pair: member.pair, conditions: member.conditions, readings: [])
      if var reading = (own.isEmpty ? usual : own).min(by: { $0.ratio < $1.ratio }) {
        reading.environment = everyDevice
        shown.readings = [reading]
      } else {
        shown.unresolved = [everyDevice]
      }
      return shown
    }
    guard let head = members.first else { return .needsReview }
    let elsewhere = group.elsewhere.filter { $0.environment == everyDevice }
    let seen = PairGroup(head, others: Array(members.dropFirst()), elsewhere: elsewhere)
    let (least, asked) = limits(of: group)
    if seen.members.contains(where: { !$0.unresolved.isEmpty }) { return .needsReview }
    if !GroundJudgement(seen, required: least).failing.isEmpty { return group.isGuessed ? .needsReview : .fail }
    let judgement = GroundJudgement(seen, required: asked)
    let isSure = judgement.failing.isEmpty && judgement.unknown.isEmpty && judgement.uncertain.isEmpty
    return isSure && !group.isGuessed ? .pass : .needsReview
  }

  /// The ratio below which a use fails, and that from which on it passes.
  private static func limits(of group: PairGroup) -> (least: Double, asked: Double) {
    guard group.pair.relation == .text else { return (symbol, symbol) }
    var conditions = group.conditions
    conditions.boldText = false
    let required = TextRequirement(group.pair, conditions, normal: text, large: symbol).required
    return (group.pair.style == nil ? min(required, symbol) : required, text)
  }

  // MARK: Bars

  /// Adds a bar, in the newest releases that it is said to run on.
  mutating func add(_ bar: BarMeasurement) {
    guard let generation = SystemGeneration.allCases.last(where: bar.bar.generations.contains) else { return }
    for item in BarMeasurement.Item.allCases {
      let readings = bar.readings.filter { $0.generation == generation && $0.item == item }
      guard !readings.isEmpty else { continue }
      var verdicts: [SufficientContrast.Setting: Verdict] = [:]
      for setting in SufficientContrast.Setting.allCases {
        let shown = readings.filter { Self.appearances(setting).contains($0.appearance) }
        let opaque = shown.filter { $0.state == .reduceTransparency }
        let usual = shown.filter { $0.state != .reduceTransparency }
        verdicts[setting] = Self.worst(
          (setting == .opaque && !opaque.isEmpty ? opaque : usual).map(Self.verdict))
      }
      for family in SufficientContrast.Family.allCases { add("\(item.rawValue) of \(bar.bar.name)", family, verdicts) }
    }
  }

  private static func verdict(on reading: BarMeasurement.Reading) -> Verdict {
    guard let bounds = reading.bounds else { return .needsReview }
    if bounds.minimum >= reading.requiredRatio { return .pass }
    return bounds.maximum < reading.symbolRatio ?? reading.requiredRatio ? .fail : .needsReview
  }

  private mutating func add(
    _ name: String, _ family: SufficientContrast.Family, _ verdicts: [SufficientContrast.Setting: Verdict]
  ) {
    result.uses.append(SufficientContrast.Use(name: name, family: family, verdicts: verdicts))
  }

  /// The worst of some verdicts; nothing to look at needs review.
  private static func worst(_ verdicts: [Verdict]) -> Verdict {
    if verdicts.contains(.fail) { return .fail }
    return verdicts.isEmpty || verdicts.contains(.needsReview) ? .needsReview : .pass
  }
}

extension PairGroup {
  /// The colours' names; of several backgrounds only that there are some.
  fileprivate var name: String { others.isEmpty ? pair.name : "\(pair.first.name) on any background" }
}

extension SufficientContrast.Family {
  /// The kind of device that an asset catalog tells apart.
  fileprivate var idiom: ColorEnvironment.Idiom { self == .iphone ? .iphone : .ipad }
}
