internal import AuditModel
internal import ColorContrast
internal import RuleKit

/// Suggests a replacement for each value of a colour with too little contrast.
///
/// A value serves several environments and may be used on several backgrounds of the palette. The suggestion passes on
/// all of them if such a colour exists, or else on the background of the finding. If one value cannot serve light and
/// dark, each environment gets its own.
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
    let all = Self.grounds(of: value, in: group.family)
    if all.count > own.count, let found = nearest(to: value, all) {
      use(found, one.pair, in: environments, on: " on every background it meets")
    } else if let found = nearest(to: value, own) {
      let others = all.count > own.count || !group.others.isEmpty
      use(found, one.pair, in: environments, on: others ? " on \(Quotation(one.pair.second.name))" : "")
    } else {
      for one in cases { suggestOwnValue(for: one) }
    }
  }

  /// Suggests a separate value for one environment, since no value passes in all.
  private mutating func suggestOwnValue(for one: GroundJudgement.Case) {
    let reading = one.reading
    let place = EnvironmentWords([reading.environment])
    let (first, second) = (Quotation(one.pair.first.name), Quotation(one.pair.second.name))
    guard let found = nearest(to: reading.first, Self.grounds(of: reading.first, in: [one.member], reading.environment))
    else {
      sentences.append("change \(second) in \(place): no colour of the hue of \(first) is enough on it")
      return
    }
    sentences.append("give \(first) a value of its own in \(place), such as \(found.color.hex) (\(Ratio(found.ratio)))")
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

  /// Returns the nearest colour that passes on all backgrounds, or nil.
  ///
  /// A translucent background counts over any content.
  private func nearest(to value: Color, _ grounds: [Color]) -> ContrastSuggestion? {
    guard let only = grounds.first else { return nil }
    if grounds.allSatisfy(\.isOpaque) { return ContrastSuggestion.nearest(to: value, on: grounds, ratio: required) }
    return grounds.count == 1 ? ContrastSuggestion.nearest(to: value, over: [only], ratio: required) : nil
  }

  /// Returns the backgrounds of a value without duplicates: as seen, or as written if the layers beneath are unknown.
  private static func grounds(
    of value: Color, in members: [PairMeasurement], _ environment: ColorEnvironment? = nil
  ) -> [Color] {
    members.flatMap(\.readings).filter { $0.first == value && (environment == nil || $0.environment == environment) }
      .map { $0.isExact ? $0.seenSecond : $0.second }.distinct
  }
}
