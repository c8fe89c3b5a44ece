internal import AuditModel
internal import ColorContrast
internal import RuleKit

/// Suggested replacements for each value of a colour with too little contrast.
///
/// One value may serve several environments and meet several backgrounds. The suggestion passes on all these
/// backgrounds if such a colour exists, and otherwise on the background of the finding. If no single value passes in
/// all environments, each environment gets its own.
struct ColorSuggestions {
  /// The suggestions, in the order of the environments.
  private(set) var list: [ColorEvidence.Suggestion] = []
  /// The suggestions as a sentence.
  var remedy: String { sentences.joined(separator: "; ") }

  private var sentences: [String] = []
  private let group: PairGroup
  private let required: Double

  init(for failing: [GroundJudgement.Case], of group: PairGroup, required: Double) {
    self.group = group
    self.required = required
    var done: Set<Color> = []
    for one in failing where done.insert(one.reading.first).inserted {
      suggest(for: one, among: failing.filter { $0.reading.first == one.reading.first })
    }
  }

  /// Suggests a replacement for one value of a colour, for every failing environment that it serves.
  private mutating func suggest(for one: GroundJudgement.Case, among cases: [GroundJudgement.Case]) {
    let value = one.reading.first
    let environments = cases.map(\.reading.environment)
    let own = Self.grounds(of: value, in: [one.member])
    let hasOthers = (group.family?.groundCount(of: value) ?? 0) > own.count
    if hasOthers, let found = group.family?.nearest(to: value, ratio: required) {
      use(found, one.pair, in: environments, on: " on every background it meets")
    } else if let found = ContrastSuggestion.nearest(to: value, onAll: own, ratio: required) {
      let others = hasOthers || !group.others.isEmpty
      use(found, one.pair, in: environments, on: others ? " on \(Quotation(one.pair.second.name))" : "")
    } else {
      for one in cases { suggestOwnValue(for: one) }
    }
  }

  /// Suggests a separate value for one environment, because no single value passes in all of them.
  private mutating func suggestOwnValue(for one: GroundJudgement.Case) {
    let reading = one.reading
    let place = EnvironmentWords([reading.environment])
    let (first, second) = (Quotation(one.pair.first.name), Quotation(one.pair.second.name))
    let grounds = Self.grounds(of: reading.first, in: [one.member], reading.environment)
    guard let found = ContrastSuggestion.nearest(to: reading.first, onAll: grounds, ratio: required) else {
      sentences.append("change \(second) in \(place): no colour with the hue of \(first) has enough contrast on it")
      return
    }
    sentences.append("give \(first) a separate value in \(place), such as \(found.color.hex) (\(Ratio(found.ratio)))")
    add(found, one.pair, in: [reading.environment])
  }

  private mutating func use(
    _ found: ContrastSuggestion, _ pair: ColorPair, in environments: [ColorEnvironment], on ground: String
  ) {
    let place = EnvironmentWords(environments)
    sentences.append(
      "use \(found.color.hex) for \(Quotation(pair.first.name)) in \(place) (\(Ratio(found.ratio))\(ground))")
    add(found, pair, in: environments)
  }

  private mutating func add(_ found: ContrastSuggestion, _ pair: ColorPair, in environments: [ColorEnvironment]) {
    list += environments.map {
      ColorEvidence.Suggestion(environment: $0, name: pair.first.name, color: found.color, ratio: found.ratio)
    }
  }

  /// Returns the distinct backgrounds of a value.
  private static func grounds(
    of value: Color, in members: [PairMeasurement], _ environment: ColorEnvironment? = nil
  ) -> [Color] {
    members.flatMap(\.readings).filter { $0.first == value && (environment == nil || $0.environment == environment) }
      .map(\.ground).distinct
  }
}
