package import DynamicType

extension TextOutcomes.Outcome {
  /// The text size setting that the App Store's *Larger Text* requires.
  ///
  /// Body is at least twice as large there as at Large.
  package static let largerText = ContentSizeCategory.accessibilityExtraLarge

  /// Creates the outcome of one measurement.
  package init(_ outcome: Verdict, _ reason: ReviewReason?) {
    switch outcome {
    case .pass: self = .pass
    case .fail: self = .fail
    case .needsReview: self = reason?.isBounded == true ? .bounded : .review
    case .notApplicable: self = .undrawn
    }
  }

  /// Creates the outcome of one measurement; `isAssumed` is true for a container that is not stated.
  ///
  /// A text in an assumed container may not be drawn at all, so it does not fail.
  package init(_ measurement: borrowing TextMeasurement, isAssumed: Bool) {
    self.init(measurement.outcome, measurement.reason)
    if isAssumed, self == .fail { self = .review }
    // A text that fits in one line probably fits in its unknown slot; another one depends on it.
    if self == .bounded, !measurement.fits { self = .review }
  }

  /// Creates the worst outcome of a text in a slot at all sizes up to a category.
  package init(_ result: borrowing SlotMeasurement, upTo category: ContentSizeCategory? = nil) {
    let isAssumed = result.sharedSlot.value.isContainerAssumed
    self = result.notMeasured == nil ? .undrawn : .unmeasured
    // An iterator would copy every measurement.
    for index in result.measurements.indices {
      if let category, result.measurements[index].category > category { break }
      self = max(self, Self(result.measurements[index], isAssumed: isAssumed))
    }
  }
}
