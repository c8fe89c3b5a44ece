import AuditModel

/// A finding in which the width of the room has no say: it is told of the narrowest room, and not of every wider one.
struct ReportedFinding: Hashable, Sendable {
  /// The rule's place in ``RuleSet/all``.
  var rule: Int
  /// Why it needs a person.
  var reason: ReviewReason?
}

extension ReviewReason {
  /// Whether it may be another matter in a wider room.
  var concernsWidth: Bool {
    switch self {
    case .noSlot, .placeholderWidth, .missingGlyphs: false
    default: true
    }
  }
}
