package import AuditModel
internal import ColorContrast

/// A tally of uses of colour for the App Store's *Sufficient Contrast*.
///
/// Text needs 4.5:1, and meaningful symbols and controls need 3:1. WCAG allows 3:1 for large text, but the label's
/// criteria do not mention it. Between the two ratios, large text and text without a stated style therefore need
/// review. Bold Text never lowers the limit. A guessed use always needs review.
package struct SufficientContrastTally {
  /// The minimum contrast ratio of text.
  ///
  /// Source: App Store Connect Help, "Sufficient Contrast accessibility evaluation criteria".
  static let text = 4.5
  /// The minimum ratio of symbols and controls, and of large text under WCAG 2.2 success criterion 1.4.3.
  static let symbol = 3.0

  /// The uses checked so far.
  package private(set) var result = SufficientContrast()

  package init() {}

  /// Returns the appearances that a setting covers.
  private static func appearances(_ setting: SufficientContrast.Setting) -> [Appearance] {
    setting == .standard ? [.light, .dark] : [.lightHighContrast, .darkHighContrast]
  }

  // MARK: Pairs

  /// Adds a colour with all its backgrounds, in every environment.
  package mutating func add(_ group: PairGroup) {
    guard group.needsContrast(as: .text, .nonText), !group.pair.isAssumed else { return }
    for family in SufficientContrast.Family.allCases {
      add(group.name, family) { setting in
        Self.worst(Self.appearances(setting).map { Self.verdict(on: group, ColorEnvironment($0, idiom: family.idiom)) })
      }
    }
  }

  /// Adds a pair in the one environment that a screen shows.
  ///
  /// Other appearances need review.
  package mutating func add(_ pair: PairMeasurement, in environment: ColorEnvironment) {
    let group = PairGroup(pair)
    guard group.needsContrast(as: .text, .nonText) else { return }
    let verdict = Self.verdict(on: group, pair.readings.first?.environment ?? environment)
    for family in SufficientContrast.Family.allCases where [.universal, family.idiom].contains(environment.idiom) {
      // This layout does not show the other appearances, so their verdict is left to other layouts.
      add(pair.pair.name, family) {
        Self.appearances($0).contains(environment.appearance) ? verdict : .needsReview
      }
    }
  }

  /// Returns the verdict on a colour in an environment.
  ///
  /// A device without its own values uses the values of its appearance.
  private static func verdict(on group: PairGroup, _ environment: ColorEnvironment) -> Verdict {
    let everyDevice = ColorEnvironment(environment.appearance)
    let members = group.members.map { member -> PairMeasurement in
      let readings = member.readings.filter { $0.environment.appearance == environment.appearance }
      let own = readings.filter { $0.environment.idiom == environment.idiom }
      let usual = readings.filter { $0.environment.idiom == .universal }
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

  /// Returns the ratio below which a use fails, and the ratio from which it passes.
  private static func limits(of group: PairGroup) -> (least: Double, asked: Double) {
    guard group.pair.relation == .text else { return (symbol, symbol) }
    var conditions = group.conditions
    conditions.boldText = false
    let required = TextRequirement(group.pair, conditions, normal: text, large: symbol).required
    return (group.pair.style == nil ? min(required, symbol) : required, text)
  }

  // MARK: Bars

  /// Adds a bar in the newest release of iOS that it supports.
  mutating func add(_ bar: BarMeasurement) {
    guard let generation = SystemGeneration.allCases.last(where: bar.bar.generations.contains) else { return }
    for item in BarMeasurement.Item.allCases {
      let readings = bar.readings.filter { $0.generation == generation && $0.item == item }
      guard !readings.isEmpty else { continue }
      for family in SufficientContrast.Family.allCases {
        add("\(item.rawValue) of \(bar.bar.name)", family) { setting in
          let shown = readings.filter { Self.appearances(setting).contains($0.appearance) }
          let opaque = shown.filter { $0.state == .reduceTransparency }
          let usual = shown.filter { $0.state != .reduceTransparency }
          return Self.worst((setting == .opaque && !opaque.isEmpty ? opaque : usual).map(Self.verdict))
        }
      }
    }
  }

  private static func verdict(on reading: BarMeasurement.Reading) -> Verdict {
    guard let bounds = reading.bounds else { return .needsReview }
    // The criteria's own ratios apply, because a project's stricter thresholds do not change the label.
    if bounds.minimum >= text { return .pass }
    return bounds.maximum < (reading.symbolRatio == nil ? text : symbol) ? .fail : .needsReview
  }

  private mutating func add(
    _ name: String, _ family: SufficientContrast.Family, _ verdict: (SufficientContrast.Setting) -> Verdict
  ) {
    let verdicts = Dictionary(
      uniqueKeysWithValues: SufficientContrast.Setting.allCases.map { ($0, verdict($0)) })
    result.uses.append(SufficientContrast.Use(name: name, family: family, verdicts: verdicts))
  }

  /// Returns the worst verdict, or "needs review" if there is none.
  private static func worst(_ verdicts: [Verdict]) -> Verdict {
    if verdicts.contains(.fail) { return .fail }
    return verdicts.isEmpty || verdicts.contains(.needsReview) ? .needsReview : .pass
  }
}

extension PairGroup {
  /// The name of the use: both colours, or only the first one if there are several backgrounds.
  fileprivate var name: String { others.isEmpty ? pair.name : "\(pair.first.name) on any background" }
}

extension SufficientContrast.Family {
  /// The device idiom of the family in asset catalogs.
  fileprivate var idiom: ColorEnvironment.Idiom { self == .iphone ? .iphone : .ipad }
}
