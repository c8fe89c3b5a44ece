internal import AuditModel

extension Diagnosis {
  /// Looks for measurements that need review.
  ///
  /// The first of `reasons` that occurs wins.
  ///
  /// The severity is always note. The worst category is the one with the largest excess.
  static func review(of subject: SlotMeasurement, for reasons: [ReviewReason]) -> Diagnosis? {
    let occurs = subject.measurements.withUnsafeBufferPointer { buffer in
      var occurs: UInt32 = 0
      guard let all = buffer.baseAddress else { return occurs }
      for index in buffer.indices where all[index].outcome == .needsReview {
        if let reason = all[index].reason { occurs |= 1 << reason.place }
      }
      return occurs
    }
    guard let reason = reasons.first(where: { occurs & (1 << $0.place) != 0 }),
      let breakage = Breakage(in: subject.measurements, where: { $0.outcome == .needsReview && $0.reason == reason })
    else { return nil }
    let width = subject.slot.width
    let worst = breakage.worst(of: subject) { max($0.overBy, $0.naturalWidth - width) }
    let overBy = subject.measurements.withUnsafeBufferPointer { buffer in
      buffer.baseAddress.map { max($0[worst].overBy, $0[worst].naturalWidth - width, 0) } ?? 0
    }
    return Diagnosis(breakage: breakage, severity: .note, reason: reason, worst: worst, overBy: overBy)
  }
}

extension SlotMeasurement {
  /// The treatment of placeholders in words, to append to "the text fits".
  var stated: String { samples.isEmpty ? "without its placeholders" : "with samples for its placeholders" }
}
