internal import AuditModel

extension Diagnosis {
  /// Returns a diagnosis of the measurements that need review, or nil if there are none.
  ///
  /// The first of `reasons` that occurs wins. The severity is always note. The worst category is the one with the
  /// largest excess.
  static func review(of subject: SlotMeasurement, for reasons: [ReviewReason]) -> Diagnosis? {
    for reason in reasons {
      let open = FailingSizes(in: subject.measurements) { $0.reason == reason && $0.outcome == .needsReview }
      if let open { return Diagnosis(review: open, reason, of: subject) }
    }
    return nil
  }

  /// Creates a note on measurements that need review.
  init(review open: FailingSizes, _ reason: ReviewReason, of subject: SlotMeasurement) {
    let (width, measurements) = (subject.sharedSlot.value.width, subject.measurements)
    let worst = open.worst(of: subject) { max($0.overBy, $0.naturalWidth - width) }
    let overBy = max(measurements[worst].overBy, measurements[worst].naturalWidth - width, 0)
    self.init(breakage: open, severity: .note, reason: reason, worst: worst, overBy: overBy)
  }
}

extension SlotMeasurement {
  /// The treatment of placeholders in words, to append to "the text fits".
  var stated: String { samples.isEmpty ? "without its placeholders" : "with samples for its placeholders" }
}
