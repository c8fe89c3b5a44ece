internal import AuditModel

extension Diagnosis {
  /// Looks for measurements that need review.
  ///
  /// The first of `reasons` that occurs wins.
  ///
  /// The severity is always note. The worst category is the one with the largest excess.
  static func review(of subject: SlotMeasurement, for reasons: [ReviewReason]) -> Diagnosis? {
    let width = subject.slot.width
    for reason in reasons {
      let open = Breakage(in: subject.measurements) { $0.reason == reason && $0.outcome == .needsReview }
      guard let open else { continue }
      let worst = open.worst(of: subject) { max($0.overBy, $0.naturalWidth - width) }
      let overBy = max(subject.measurements[worst].overBy, subject.measurements[worst].naturalWidth - width, 0)
      return Diagnosis(breakage: open, severity: .note, reason: reason, worst: worst, overBy: overBy)
    }
    return nil
  }
}

extension SlotMeasurement {
  /// The treatment of placeholders in words, to append to "the text fits".
  var stated: String { samples.isEmpty ? "without its placeholders" : "with samples for its placeholders" }
}
