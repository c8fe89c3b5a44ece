extension ReviewReason {
  /// Whether the reason is a container that is not known well enough, rather than a value near a limit.
  ///
  /// Findings with such reasons do not fail a run with `--fail-on review`. They are not listed among the worst
  /// findings and are never added to a baseline.
  public var isBounded: Bool { self == .noSlot || self == .containerBounded }
}
