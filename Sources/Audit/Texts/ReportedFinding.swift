import AuditModel

/// A finding that does not depend on the width, and is reported only for the narrowest container.
struct ReportedFinding: Hashable, Sendable {
  /// The index of the rule in ``RuleSet/all``.
  var rule: Int
  /// The reason for a review.
  var reason: ReviewReason?
}

extension ReviewReason {
  /// Whether the reason may not apply in a wider container.
  var concernsWidth: Bool {
    switch self {
    case .noSlot, .placeholderWidth, .missingGlyphs: false
    default: true
    }
  }
}
