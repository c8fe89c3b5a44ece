import AuditModel
import DynamicType
import RuleKit
import TextRules

/// A finding that may come to be kept: what it is ordered by, and where to find the rest again.
///
/// A run meets tens of thousands of findings and shows some dozens. Only those are measured once more and put into
/// words, so a candidate is a few numbers, and the text it is about has long been let go.
struct Candidate: Sendable {
  let weight: FindingWeight
  let review: ReviewWeight
  let risk: LineRisk
  /// The text in its room.
  let position: Plan.Position
  /// The place of the rule in ``RuleSet/all``.
  let rule: Int
  /// Where the finding stands, if that is a form of its own.
  let location: SourceLocation?

  init(
    _ diagnosis: Diagnosis, from start: ContentSizeCategory, lineLimit: Int?, position: Plan.Position, rule: Int,
    at location: SourceLocation?
  ) {
    weight = FindingWeight(
      isReview: diagnosis.reason != nil, severity: diagnosis.severity, start: start, over: diagnosis.overBy)
    review = ReviewWeight(over: diagnosis.overBy)
    risk = LineRisk(lineLimit: lineLimit, start: start, over: diagnosis.overBy)
    self.position = position
    self.rule = rule
    self.location = location
  }

  /// A finding on a translation, which has no room.
  init(_ finding: Finding, position: Plan.Position, rule: Int) {
    weight = FindingWeight(finding)
    review = ReviewWeight(over: 0)
    risk = LineRisk(lineLimit: nil, start: nil, over: 0)
    self.position = position
    self.rule = rule
    location = finding.form == nil ? nil : finding.location
  }

  private func location(in plan: Plan) -> SourceLocation { location ?? plan.string(of: position.entry).location }

  /// The order of findings: that of `sortedWorstFirst`.
  static func worstFirst(in plan: Plan) -> @Sendable (Candidate, Candidate) -> Bool {
    { $0.weight.isWorse(than: $1.weight) ?? $0.stands(before: $1, in: plan) }
  }

  /// The order of texts for which one line is not enough while nobody stated their line limit.
  static func riskiestFirst(in plan: Plan) -> @Sendable (Candidate, Candidate) -> Bool {
    { $0.risk.isWorse(than: $1.risk) ?? $0.stands(before: $1, in: plan) }
  }

  /// The order in which a report lists doubts.
  static func reviewsWorstFirst(in plan: Plan) -> @Sendable (Candidate, Candidate) -> Bool {
    { one, other in
      if let isWorse = one.review.isWorse(than: other.review) { return isWorse }
      let (string, next) = (plan.string(of: one.position.entry), plan.string(of: other.position.entry))
      let (location, nextLocation) = (one.location(in: plan), other.location(in: plan))
      if location != nextLocation { return location < nextLocation }
      if string.key != next.key { return string.key < next.key }
      if string.locale != next.locale { return string.locale < next.locale }
      return one.weight.isWorse(than: other.weight) ?? one.stands(before: other, in: plan)
    }
  }

  /// Whether it comes first where both weigh the same.
  private func stands(before other: Candidate, in plan: Plan) -> Bool {
    let (string, next) = (plan.string(of: position.entry), plan.string(of: other.position.entry))
    let (location, nextLocation) = (location(in: plan), other.location(in: plan))
    if location != nextLocation { return location < nextLocation }
    if string.key != next.key { return string.key < next.key }
    // The order of all rules is that of the identifiers.
    if rule != other.rule { return rule < other.rule }
    let (slot, nextSlot) = (plan.slot(of: position.entry), plan.slot(of: other.position.entry))
    if slot.boldText != nextSlot.boldText { return !slot.boldText }
    return position < other.position
  }
}
