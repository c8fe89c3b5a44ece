extension ReviewReason {
  /// Whether the reason is a container that is not known well enough, rather than a value near a limit.
  ///
  /// Findings with such reasons do not fail `--fail-on review`, are not listed among the worst and are never added to a
  /// baseline.
  public var isBounded: Bool { self == .noSlot || self == .containerBounded }
}
