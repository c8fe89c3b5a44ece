internal import AuditModel
internal import ColorContrast
internal import RuleKit

/// A check that a colour has the required contrast on its background.
struct ContrastJudge {
  /// The rule's identifier.
  let rule: String
  /// The severity of a finding if the pair is not guessed.
  let severity: Finding.Severity
  /// The required contrast ratio, 1…21.
  let required: Double
  /// The reason for the required ratio, shown in brackets, such as `body; large from XL`.
  let explanation: String
  /// The kind of item, such as `text`, which the message names if the role is guessed.
  let kind: String
  /// Whether a finding suggests other colours, which takes most of the time.
  var suggestsColors = true

  func outcome(of group: PairGroup) -> Outcome {
    let judgement = GroundJudgement(group, required: required)
    let review = review(on: group, judgement)
    guard let worst = judgement.failing.worst else {
      if let review { return .needsReview(review) }
      // Colours that the document does not state, or that others may replace, do not pass.
      let isStated = group.pair.doubt.map { $0.category == .stated } ?? true
      return judgement.isPassingSomewhere && isStated ? .pass : .notApplicable
    }
    let message = Finding.Message.falls(judgement.failing, short: self, group, judgement)
    var finding = finding(on: group, about: worst, judgement.failing, message)
    if suggestsColors {
      let suggestions = ColorSuggestions(for: judgement.failing, of: group, required: required)
      finding.colors?.suggestions = suggestions.list
      finding.remedy = suggestions.remedy
    }
    if let doubt = group.pair.doubt, !judgement.isCertain(despite: doubt) {
      return .needsReview(
        finding.forReview(.unknownBackground, remedy: "set both colours here, or check the text on a device"))
    }
    return .fail([finding, review].compactMap(\.self))
  }

  /// Returns the finding that needs review, if any.
  ///
  /// Unknown layers take precedence over a guessed background, which takes precedence over a missing value.
  private func review(on group: PairGroup, _ judgement: GroundJudgement) -> Finding? {
    if let worst = judgement.unknown.worst, let doubt = group.pair.doubt, doubt.category == .unplaced {
      return finding(on: group, about: worst, judgement.unknown, .dependsOnView(doubt, worst, self, group))
        .forReview(.unknownBackground, remedy: "check the text on a device, or set a background on the view around it")
    }
    if let worst = judgement.unknown.worst {
      let ground = Quotation(worst.pair.second.name)
      return finding(on: group, about: worst, judgement.unknown, .depends(judgement.unknown, on: worst, self))
        .forReview(.unknownBackground, remedy: "name the colours below \(ground) as layers of the pair")
    }
    if let worst = judgement.uncertain.worst {
      return finding(on: group, about: worst, judgement.uncertain, .mayFall(worst, short: self, judgement))
        .forReview(.guessedRole, remedy: "declare in a palette file which pairs are used")
    }
    return judgement.unresolved.isEmpty ? nil : group.withoutValue(for: rule)
  }

  private func finding(
    on group: PairGroup, about worst: GroundJudgement.Case, _ cases: [GroundJudgement.Case], _ message: Finding.Message
  ) -> Finding {
    var finding = Finding(
      rule: rule, severity: severity, group: group, member: worst.member, failing: cases.map(\.reading),
      message: message)
    finding.colors?.requiredRatio = required
    if !group.others.isEmpty {
      finding.colors?.names = [group.pair.first.name] + group.members.map(\.pair.second.name)
    }
    finding.style = group.pair.relation == .text ? group.pair.style : nil
    return finding
  }

  /// The requirement as a clause, such as `needs 4.5:1 (body; large from XL)`.
  fileprivate var asked: String { "needs \(Ratio(required)) (\(explanation))" }
}

extension [GroundJudgement.Case] {
  /// The case with the lowest ratio.
  fileprivate var worst: GroundJudgement.Case? { self.min { $0.reading.ratio < $1.reading.ratio } }
}

extension Finding.Severity {
  /// The severity for findings that depend on a guess: one step milder, at least a note.
  var milder: Self { self == .error ? .warning : .note }
}

extension Finding.Message {
  fileprivate static func falls(
    _ cases: [GroundJudgement.Case], short judge: ContrastJudge, _ group: PairGroup, _ judgement: GroundJudgement
  ) -> Self {
    let list = EnvironmentWords.list(cases.map(\.reading)) { "\(Ratio($0.maximumRatio))" }
    let most = cases.allSatisfy(\.reading.isExact) ? "" : "at most "
    let fault = "\(PairName(group.pair)) has \(most)\(list), \(judge.asked)"
    let texts = TextNames(group.pair).clause
    if let doubt = group.pair.doubt, !judgement.isCertain(despite: doubt) { return "\(fault); \(doubt.words)\(texts)" }
    if !texts.isEmpty { return "\(fault)\(texts)" }
    guard group.isGuessed else { return "\(fault)" }
    let guess =
      group.pair.comesFromRoles
      ? "its use as \(judge.kind) is guessed from its name" : "the pair is guessed from the names of its colours"
    guard judgement.grounds > 1 else { return "\(fault); \(guess)" }
    return """
      \(Quotation(group.pair.first.name)) has at most \(list) on all \(judgement.grounds) backgrounds, \
      \(judge.asked); \(guess)
      """
  }

  fileprivate static func dependsOnView(
    _ doubt: Doubt, _ worst: GroundJudgement.Case, _ judge: ContrastJudge, _ group: PairGroup
  ) -> Self {
    let text = Quotation(group.pair.first.name)
    return "the contrast of \(text) is not known, \(judge.asked): \(doubt.words)\(TextNames(group.pair).clause)"
  }

  fileprivate static func depends(
    _ cases: [GroundJudgement.Case], on worst: GroundJudgement.Case, _ judge: ContrastJudge
  ) -> Self {
    let list = EnvironmentWords.list(cases.map(\.reading)) { "\(Ratio($0.ratio)) to \(Ratio($0.maximumRatio))" }
    return """
      \(PairName(worst.pair)) has \(list), \(judge.asked): the colour behind the translucent \
      \(Quotation(worst.pair.second.name)) is not known and decides the result
      """
  }

  fileprivate static func mayFall(
    _ worst: GroundJudgement.Case, short judge: ContrastJudge, _ judgement: GroundJudgement
  ) -> Self {
    let first = Quotation(worst.pair.first.name)
    let ratio = Ratio(worst.reading.ratio)
    let place = EnvironmentWords([worst.reading.environment])
    if let elsewhere = worst.elsewhere {
      return """
        \(first) has at most \(ratio) in \(place) on the palette's backgrounds but \(Ratio(elsewhere.ratio)) on \
        \(Quotation(elsewhere.name)), \(judge.asked); its background is not specified
        """
    }
    return """
      \(first) has \(ratio) in \(place) on \(Quotation(worst.pair.second.name)) but enough on some of the \
      \(judgement.grounds) backgrounds, \(judge.asked); its background is not specified
      """
  }
}
