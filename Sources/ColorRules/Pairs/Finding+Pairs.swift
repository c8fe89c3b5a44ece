internal import AuditModel
internal import ColorContrast
internal import RuleKit

extension Finding {
  /// Creates a finding about a pair of colours.
  ///
  /// The severity becomes a note if only names suggest the pair, and one step milder if its colours are assumed.
  /// `member` is the pair shown as evidence; nil for the first one.
  init(
    rule: String, severity: Severity, group: PairGroup, member: PairMeasurement? = nil, failing: [PairReading],
    message: Message, remedy: String? = nil
  ) {
    let member = member ?? group.head
    var evidence = ColorEvidence(first: member.pair.first.name, second: member.pair.second.name)
    evidence.readings = member.readings
    evidence.failing = failing.map(\.environment)
    self.init(
      rule: rule, severity: group.isGuessedFromNames ? .note : group.isGuessed ? severity.milder : severity,
      key: group.others.isEmpty ? group.pair.name : group.pair.first.name, location: group.pair.location,
      message: message, remedy: remedy, colors: evidence)
  }
}

extension PairGroup {
  /// Returns whether the group's pairs have one of the given relations, are not exempt, and are known well enough.
  func needsContrast(as relations: ColorPair.Relation...) -> Bool {
    relations.contains(pair.relation) && pair.exemption == nil && !pair.isLeftOpen
  }

  /// Whether only the names of the colours suggest that they meet.
  var isGuessedFromNames: Bool { isGuessed && pair.doubt == nil }

  /// Whether the colours are stated, or the pair follows from names in a palette.
  var hasStatedColors: Bool { pair.doubt == nil || isGuessed }

  /// Whether a file declares the pair as part of a design, for which advice is useful.
  ///
  /// The pairs of texts in storyboards and xibs get no advice beyond the minimum.
  var isDesigned: Bool { !isGuessed && pair.texts.isEmpty }

  /// Returns the pairs for which `isFailing` matches a reading, each with the matching readings.
  func failing(_ isFailing: (PairReading) -> Bool) -> [(member: PairMeasurement, readings: [PairReading])] {
    members.compactMap { member in
      let readings = member.readings.filter(isFailing)
      return readings.isEmpty ? nil : (member, readings)
    }
  }

  /// Returns the outcome "needs review" if a colour has no value, otherwise nil.
  func unpublished(for rule: String) -> Outcome? { withoutValue(for: rule).map(Outcome.needsReview) }

  /// Returns a finding that needs review if a colour has no value, otherwise nil.
  ///
  /// A colour has no value if none is published or no entry matches an environment.
  func withoutValue(for rule: String) -> Finding? {
    guard let member = members.first(where: { !$0.unresolved.isEmpty }) else { return nil }
    let colors = [member.pair.first, member.pair.second] + member.pair.layers
    let unserved = colors.first { color in member.unresolved.contains { color.variant(in: $0) == nil } }
    var finding = Finding(
      rule: rule, severity: .note, group: self, member: member, failing: [],
      message: .hasNoValue(member.pair, in: member.unresolved, unserved: unserved))
    finding.colors?.failing = member.unresolved
    return finding.forReview(
      unserved == nil ? .notPublished : .noEntry,
      remedy: unserved == nil
        ? "give the colour a custom value, or choose iOS releases whose colours are published"
        : "add an entry for every appearance and device")
  }
}

extension Finding.Message {
  /// Returns the message that a pair cannot be measured because a colour has no value.
  fileprivate static func hasNoValue(
    _ pair: ColorPair, in environments: [ColorEnvironment], unserved: NamedColor?
  ) -> Self {
    let why = unserved.map { "\(Quotation($0.name)) has no entry for them" } ?? "a colour has no published value"
    return "\(PairName(pair)) cannot be measured in \(EnvironmentWords(environments)): \(why)"
  }
}
