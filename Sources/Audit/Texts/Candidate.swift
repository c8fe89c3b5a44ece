import AuditModel
import DynamicType
import RuleKit
import TextRules

/// A finding that may be kept, with its sort keys and its position in the plan.
///
/// A run has tens of thousands of findings and shows a few dozen. Only these are measured again and written. A
/// candidate is therefore only a few numbers, and does not keep its text in memory.
struct Candidate: Sendable {
  let weight: FindingWeight
  let review: ReviewWeight
  let risk: LineRisk
  /// The reason why the finding needs review; nil if it is a failure.
  let reason: ReviewReason?
  /// The position of the text in its container.
  let position: Plan.Position
  /// The index of the rule in ``RuleSet/all``.
  let rule: Int
  /// The location of the finding; nil unless it concerns one plural or device form.
  let location: SourceLocation?

  init(_ diagnosis: Diagnosis, rule: Int, in subject: SlotMeasurement, at position: Plan.Position) {
    let start = subject.measurements[diagnosis.breakage.first].category
    weight = FindingWeight(
      isReview: diagnosis.reason != nil, severity: diagnosis.severity, start: start, over: diagnosis.overBy)
    review = ReviewWeight(over: diagnosis.overBy)
    risk = LineRisk(lineLimit: subject.measurements.first?.lineLimit, start: start, over: diagnosis.overBy)
    (self.position, self.rule, reason) = (position, rule, diagnosis.reason)
    location = subject.form?.location
  }

  /// Creates a candidate from a finding on a translation, which has no container.
  init(_ finding: Finding, position: Plan.Position, rule: Int) {
    weight = FindingWeight(finding)
    review = ReviewWeight(over: 0)
    risk = LineRisk(lineLimit: nil, start: nil, over: 0)
    (self.position, self.rule, reason) = (position, rule, finding.reason)
    location = finding.form == nil ? nil : finding.location
  }

  private func location(in plan: Plan) -> SourceLocation { location ?? plan.string(of: position.entry).location }

  /// Returns the order of findings, which is the same as in `sortedWorstFirst`.
  static func worstFirst(in plan: Plan) -> @Sendable (Candidate, Candidate) -> Bool {
    { $0.weight.isWorse(than: $1.weight) ?? $0.stands(before: $1, in: plan) }
  }

  /// Returns the order of texts that need more than one line and have no stated line limit.
  static func riskiestFirst(in plan: Plan) -> @Sendable (Candidate, Candidate) -> Bool {
    { $0.risk.isWorse(than: $1.risk) ?? $0.stands(before: $1, in: plan) }
  }

  /// Returns the order in which a report lists findings that need review.
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

  /// Returns whether the candidate precedes another with the same weight.
  private func stands(before other: Candidate, in plan: Plan) -> Bool {
    let (string, next) = (plan.string(of: position.entry), plan.string(of: other.position.entry))
    let (location, nextLocation) = (location(in: plan), other.location(in: plan))
    if location != nextLocation { return location < nextLocation }
    if string.key != next.key { return string.key < next.key }
    // `RuleSet.all` is sorted by identifier, so indexes can be compared instead of names.
    if rule != other.rule { return rule < other.rule }
    let (slot, nextSlot) = (plan.slot(of: position.entry), plan.slot(of: other.position.entry))
    if slot.boldText != nextSlot.boldText { return !slot.boldText }
    return position < other.position
  }
}
