internal import AuditModel
internal import ColorContrast
internal import RuleKit

/// Compares a colour's contrast on its background with the required ratio, and makes a finding if it is too low.
struct ContrastJudge {
  /// The rule's identifier.
  let rule: String
  /// The severity of a finding on a certain pair.
  let severity: Finding.Severity
  /// The required ratio.
  let required: Double
  /// The reason for the required ratio, shown in brackets, such as `body; large from XL`.
  let explanation: String
  /// The kind of item, such as `text`, named if it is guessed.
  let kind: String

  func outcome(of group: PairGroup) -> Outcome {
    let judgement = GroundJudgement(group, required: required)
    let review = review(on: group, judgement)
    guard let worst = judgement.failing.min(by: { $0.reading.ratio < $1.reading.ratio }) else {
      if let review { return .needsReview(review) }
      return judgement.isPassingSomewhere ? .pass : .notApplicable
    }
    let message = Finding.Message.falls(judgement.failing, short: self, group, judgement)
    var finding = self.finding(on: group, about: worst, judgement.failing, message: message)
    finding.severity = group.isGuessed ? severity.milder : severity
    let suggestions = ColorSuggestions(for: judgement.failing, of: group, required: required)
    finding.colors?.suggestions = suggestions.list
    finding.remedy = suggestions.remedy
    return .fail([finding] + (review.map { [$0] } ?? []))
  }

  /// Returns the finding that needs review, if any: for unknown layers, then a guessed background, then a missing
  /// value.
  private func review(on group: PairGroup, _ judgement: GroundJudgement) -> Finding? {
    let reviews: [([GroundJudgement.Case], ReviewReason)] = [
      (judgement.unknown, .unknownBackground), (judgement.uncertain, .guessedRole),
    ]
    for (cases, reason) in reviews {
      guard let worst = cases.min(by: { $0.reading.ratio < $1.reading.ratio }) else { continue }
      let message: Finding.Message =
        reason == .unknownBackground
        ? .depends(cases, on: worst, self, group) : .mayFall(worst, short: self, cases, judgement)
      let finding = self.finding(on: group, about: worst, cases, message: message)
      return finding.forReview(
        reason,
        remedy: reason == .unknownBackground
          ? "name the colours below \(Quotation(worst.pair.second.name)) as layers of the pair"
          : "declare in a palette file which colours meet")
    }
    return judgement.unresolved.isEmpty ? nil : group.withoutValue(for: rule)
  }

  private func finding(
    on group: PairGroup, about worst: GroundJudgement.Case, _ cases: [GroundJudgement.Case], message: Finding.Message
  ) -> Finding {
    let isGrouped = !group.others.isEmpty
    var finding = Finding(
      rule: rule, severity: .note, key: isGrouped ? group.pair.first.name : worst.pair.name,
      location: group.pair.location, message: message)
    var evidence = ColorEvidence(first: worst.pair.first.name, second: worst.pair.second.name)
    evidence.requiredRatio = required
    let member = group.members.first { $0.pair.second.name == worst.pair.second.name } ?? group.head
    evidence.readings = member.readings
    evidence.failing = cases.map(\.reading.environment)
    if isGrouped { evidence.names = [group.pair.first.name] + group.members.map(\.pair.second.name) }
    finding.colors = evidence
    finding.style = group.pair.relation == .text ? group.pair.style : nil
    return finding
  }
}

extension Finding.Severity {
  /// One step milder, for findings that depend on a guess.
  var milder: Self { self == .error ? .warning : .note }
}

extension Finding.Message {
  fileprivate static func falls(
    _ cases: [GroundJudgement.Case], short judge: ContrastJudge, _ group: PairGroup, _ judgement: GroundJudgement
  ) -> Self {
    let list = EnvironmentWords.list(cases.map(\.reading)) { "\(Ratio($0.maximumRatio))" }
    let asked = "needs \(Ratio(judge.required)) (\(judge.explanation))"
    let most = cases.allSatisfy(\.reading.isExact) ? "" : "at most "
    guard group.isGuessed else { return "\(PairName(group.pair)) has \(most)\(list), \(asked)" }
    let guess =
      group.pair.comesFromRoles
      ? "its use as \(judge.kind) is guessed from its name" : "the pair is guessed from the names of its colours"
    guard judgement.grounds > 1 else { return "\(PairName(group.pair)) has \(most)\(list), \(asked); \(guess)" }
    return """
      \(Quotation(group.pair.first.name)) has at most \(list) on all \(judgement.grounds) backgrounds, \(asked); \(guess)
      """
  }

  fileprivate static func depends(
    _ cases: [GroundJudgement.Case], on worst: GroundJudgement.Case, _ judge: ContrastJudge, _ group: PairGroup
  ) -> Self {
    let list = EnvironmentWords.list(cases.map(\.reading)) { "\(Ratio($0.ratio)) to \(Ratio($0.maximumRatio))" }
    return """
      \(PairName(worst.pair)) has \(list), needs \(Ratio(judge.required)) (\(judge.explanation)): the colour behind \
      the translucent \(Quotation(worst.pair.second.name)) is not known and decides the result
      """
  }

  fileprivate static func mayFall(
    _ worst: GroundJudgement.Case, short judge: ContrastJudge, _ cases: [GroundJudgement.Case],
    _ judgement: GroundJudgement
  ) -> Self {
    let (first, second) = (Quotation(worst.pair.first.name), Quotation(worst.pair.second.name))
    let reading = worst.reading
    let place = EnvironmentWords([reading.environment])
    let asked = "needs \(Ratio(judge.required)) (\(judge.explanation))"
    if let elsewhere = worst.elsewhere {
      return """
        \(first) has at most \(Ratio(reading.ratio)) in \(place) on the palette's backgrounds but \
        \(Ratio(elsewhere.ratio)) on \(Quotation(elsewhere.name)), \(asked); its background is not specified
        """
    }
    return """
      \(first) has \(Ratio(reading.ratio)) in \(place) on \(second) but enough on others of the \(judgement.grounds) \
      backgrounds, \(asked); its background is not specified
      """
  }
}
