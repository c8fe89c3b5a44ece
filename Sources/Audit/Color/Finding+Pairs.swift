internal import AuditModel
internal import ColorContrast

extension Finding {
  /// Creates a finding about a pair that has to be told apart.
  ///
  /// - Parameters:
  ///   - rule: The rule's identifier.
  ///   - severity: How bad it is where the pair is certain; one step milder where it is guessed.
  ///   - group: The pair, or the pairs of one colour.
  ///   - member: The pair of the group that it shows.
  ///   - failing: The readings that are not as they should be.
  ///   - message: What is wrong.
  init(
    rule: String, severity: Severity, group: PairGroup, member: PairMeasurement, failing: [PairReading],
    message: Message
  ) {
    let isGrouped = !group.others.isEmpty
    self.init(
      rule: rule, severity: group.isGuessed ? severity.milder : severity,
      key: isGrouped ? group.pair.first.name : group.pair.name, location: group.pair.location, message: message)
    var evidence = ColorEvidence(first: member.pair.first.name, second: member.pair.second.name)
    evidence.readings = member.readings
    evidence.failing = failing.map(\.environment)
    colors = evidence
  }

  /// The same for a person to judge.
  ///
  /// - Parameters:
  ///   - reason: Why the tool cannot tell.
  ///   - remedy: What would let it tell.
  /// - Returns: A note that needs review.
  func forReview(_ reason: ReviewReason, remedy: String) -> Finding {
    var finding = self
    finding.severity = .note
    finding.outcome = .needsReview
    finding.reason = reason
    finding.remedy = remedy
    return finding
  }
}

extension PairGroup {
  /// The outcome where a colour has no published value: nil where all have one.
  func unpublished(for rule: String) -> Outcome? {
    guard let member = members.first(where: { !$0.unresolved.isEmpty }) else { return nil }
    var finding = Finding(
      rule: rule, severity: .note, group: self, member: member, failing: [],
      message: .hasNoValue(member.pair, in: member.unresolved))
    finding.colors?.failing = member.unresolved
    return .needsReview(
      finding.forReview(
        .notPublished, remedy: "give the colour a value of its own, or choose iOS releases whose colours are published")
    )
  }
}
