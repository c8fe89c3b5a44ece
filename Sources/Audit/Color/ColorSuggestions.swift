internal import AuditModel
internal import ColorContrast

/// Colours that would do where a colour falls short, one for each of its values.
///
/// A value serves several environments; what is suggested in its place passes in all of them, on the ground that the
/// finding is about.
struct ColorSuggestions {
  /// The suggestions, in the order of the environments.
  let list: [ColorEvidence.Suggestion]
  /// The suggestions as a sentence.
  let remedy: String

  init(for failing: [GroundJudgement.Case], of group: PairGroup, required: Double) {
    var list: [ColorEvidence.Suggestion] = []
    var sentences: [String] = []
    var done: Set<Color> = []
    for one in failing where !done.contains(one.reading.first) {
      let value = one.reading.first
      done.insert(value)
      let member = group.members.first { $0.pair.second.name == one.pair.second.name } ?? group.head
      let grounds = member.readings.filter { $0.first == value && $0.isExact }.map(\.seenSecond)
      let environments = failing.filter { $0.reading.first == value }.map(\.reading.environment)
      let place = EnvironmentWords(environments)
      let name = Quotation(one.pair.first.name)
      guard let found = ContrastSuggestion.nearest(to: value, on: grounds, ratio: required) else {
        sentences.append(
          "change \(Quotation(one.pair.second.name)) in \(place): no colour of the hue of \(name) is enough on it")
        continue
      }
      let ground = group.others.isEmpty ? "" : " on \(Quotation(one.pair.second.name))"
      sentences.append("use \(found.color.hex) for \(name) in \(place) (\(Ratio(found.ratio))\(ground))")
      list += environments.map {
        ColorEvidence.Suggestion(environment: $0, name: one.pair.first.name, color: found.color, ratio: found.ratio)
      }
    }
    self.list = list
    remedy = sentences.joined(separator: "; ")
  }
}
