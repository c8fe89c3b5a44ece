import AuditModel

/// A finding that does not depend on the width, and is only reported for the narrowest container.
struct ReportedFinding: Hashable, Sendable {
  /// The index of the rule in ``RuleSet/all``.
  var rule: Int
  /// The reason why the finding needs review; nil for a failure.
  var reason: ReviewReason?
}

extension ReviewReason {
  /// Whether the reason depends on the width, and may not apply in a wider container.
  var concernsWidth: Bool {
    switch self {
    case .noSlot, .useNotFollowed, .noUseFound, .placeholderWidth, .missingGlyphs: false
    default: true
    }
  }
}
