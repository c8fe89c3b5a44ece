internal import AuditModel

/// Why a rule cannot tell, and how near the limit the text is.
struct Doubt {
  let breakage: Breakage
  let reason: ReviewReason

  /// Looks for measurements that need a person for one of the reasons; the first of `reasons` that occurs wins.
  init?(_ subject: SlotMeasurement, about reasons: [ReviewReason]) {
    for reason in reasons {
      let doubtful = Breakage(subject) { $0.outcome == .needsReview && $0.reason == reason }
      guard let doubtful else { continue }
      breakage = doubtful
      self.reason = reason
      return
    }
    return nil
  }

  /// A finding that asks for a person; its severity is always a note.
  func finding(of rule: String, message: Finding.Message) -> Finding {
    var finding = Finding(rule: rule, severity: .note, subject: breakage.subject, message: message)
    let width = breakage.subject.slot.width
    let worst = breakage.worst { max($0.overBy, $0.naturalWidth - width) }
    finding.outcome = .needsReview
    finding.reason = reason
    finding.firstCategory = breakage.first.category
    finding.worst = Finding.Worst(
      category: worst.category, overBy: max(worst.overBy, worst.naturalWidth - width, 0), visibleText: worst.visibleText
    )
    return finding
  }
}
