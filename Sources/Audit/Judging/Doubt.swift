internal import AuditModel

extension Diagnosis {
  /// Looks for measurements that need a person for one of the reasons; the first of `reasons` that occurs wins.
  ///
  /// Its severity is always a note, and it is worst where the text is farthest over its room.
  static func doubt(on subject: SlotMeasurement, about reasons: [ReviewReason]) -> Diagnosis? {
    guard Breakage.occurs(in: subject.measurements, where: { $0.outcome == .needsReview }) else { return nil }
    for reason in reasons {
      let breakage = Breakage(in: subject.measurements) { $0.outcome == .needsReview && $0.reason == reason }
      guard let breakage else { continue }
      let width = subject.slot.width
      let worst = breakage.worst(of: subject) { max($0.overBy, $0.naturalWidth - width) }
      let overBy = subject.measurements.withUnsafeBufferPointer {
        max($0[worst].overBy, $0[worst].naturalWidth - width, 0)
      }
      return Diagnosis(breakage: breakage, severity: .note, reason: reason, worst: worst, overBy: overBy)
    }
    return nil
  }
}

extension SlotMeasurement {
  /// How placeholders were measured, to follow "the text fits".
  var stated: String { samples.isEmpty ? "without its placeholders" : "with samples for its placeholders" }
}
