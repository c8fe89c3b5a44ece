internal import AuditModel

extension Diagnosis {
  /// Looks for measurements that need a person for one of the reasons; the first of `reasons` that occurs wins.
  ///
  /// Its severity is always a note, and it is worst where the text is farthest over its room.
  init?(doubting subject: SlotMeasurement, about reasons: [ReviewReason]) {
    guard subject.measurements.indices.contains(where: { subject.measurements[$0].outcome == .needsReview }) else {
      return nil
    }
    for reason in reasons {
      let breakage = Breakage(subject) { $0.outcome == .needsReview && $0.reason == reason }
      guard let breakage else { continue }
      let width = subject.slot.width
      let worst = breakage.worst(of: subject) { max($0.overBy, $0.naturalWidth - width) }
      let one = subject.measurements[worst]
      self.init(
        breakage: breakage, severity: .note, reason: reason, worst: worst,
        overBy: max(one.overBy, one.naturalWidth - width, 0))
      return
    }
    return nil
  }
}
