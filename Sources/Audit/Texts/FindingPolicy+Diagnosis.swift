import AuditModel
import RuleKit
import TextRules

extension FindingPolicy.Subject {
  /// Creates the subject for the finding of a rule on a measured text.
  init(_ diagnosis: Diagnosis, rule: String, in subject: SlotMeasurement) {
    self.init(
      rule: rule, file: subject.string.location.file, key: subject.string.key,
      table: subject.string.details?.table, locale: subject.string.locale, slot: subject.slot,
      needsReview: diagnosis.outcome == .needsReview, isBounded: diagnosis.reason?.isBounded ?? false,
      severity: diagnosis.severity,
      extent: Baseline.Extent(
        from: subject.measurements[diagnosis.breakage.first].category, over: diagnosis.overBy),
      uncertainty: subject.measurements[diagnosis.worst].uncertainty)
  }
}
