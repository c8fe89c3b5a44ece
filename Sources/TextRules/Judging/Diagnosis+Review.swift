internal import AuditModel

extension Diagnosis {
  /// Looks for measurements that need review.
  ///
  /// The first of `reasons` that occurs wins.
  ///
  /// The severity is always note. The worst category is the one with the largest excess.
  static func review(of subject: SlotMeasurement, for reasons: [ReviewReason]) -> Diagnosis? {
    let measurements = subject.measurements
    let open = measurements.places { $0.outcome == .needsReview }
    guard let reason = reasons.first(where: { reason in open.contains { measurements[$0].reason == reason } }),
      let breakage = Breakage(in: measurements, where: { $0.outcome == .needsReview && $0.reason == reason })
    else { return nil }
    let width = subject.slot.width
    let worst = breakage.worst(of: subject) { max($0.overBy, $0.naturalWidth - width) }
    let overBy = max(measurements[worst].overBy, measurements[worst].naturalWidth - width, 0)
    return Diagnosis(breakage: breakage, severity: .note, reason: reason, worst: worst, overBy: overBy)
  }
}

extension SlotMeasurement {
  /// The treatment of placeholders in words, to append to "the text fits".
  var stated: String { samples.isEmpty ? "without its placeholders" : "with samples for its placeholders" }
}
