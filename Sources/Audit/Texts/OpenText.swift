import AuditModel
import TextRules

/// A finding on a text with an unknown slot, with its sort keys and its position in the plan.
///
/// All texts of a key share one finding, for which only the riskiest text is measured again. An open text is therefore
/// only a few numbers, and does not keep its text in memory.
struct OpenText: Sendable {
  /// The reason why the text needs review.
  let reason: ReviewReason
  /// The position of the text in its container.
  let position: Plan.Position
  /// The index of the rule in ``RuleSet/all``.
  let rule: Int
  private let risk: LineRisk
  /// The location of the finding; nil unless it concerns one plural or device form.
  private let location: SourceLocation?

  init(
    _ diagnosis: Diagnosis, because reason: ReviewReason, rule: Int, in subject: SlotMeasurement,
    at position: Plan.Position
  ) {
    (self.reason, self.position, self.rule) = (reason, position, rule)
    risk = LineRisk(
      lineLimit: subject.measurements.first?.lineLimit,
      start: subject.measurements[diagnosis.breakage.first].category, over: diagnosis.overBy)
    location = subject.form?.location
  }

  /// Returns whether the text precedes another in the order of risk, which is total.
  func isRiskier(than other: OpenText, in plan: Plan) -> Bool {
    if let isWorse = risk.isWorse(than: other.risk) { return isWorse }
    let (string, next) = (plan.string(of: position.entry), plan.string(of: other.position.entry))
    let (place, nextPlace) = (location ?? string.location, other.location ?? next.location)
    if place != nextPlace { return place < nextPlace }
    if string.key != next.key { return string.key < next.key }
    // `RuleSet.all` is sorted by identifier, so indexes can be compared instead of names.
    if rule != other.rule { return rule < other.rule }
    let (slot, nextSlot) = (plan.slot(of: position.entry), plan.slot(of: other.position.entry))
    if slot.boldText != nextSlot.boldText { return !slot.boldText }
    return position < other.position
  }
}
