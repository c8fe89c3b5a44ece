extension ReviewReason {
  /// Whether it says that too little is known of the container, not that something is near a limit.
  ///
  /// Such reasons do not count for `--fail-on review`, are not listed among the worst and never enter a baseline.
  public var isBounded: Bool { self == .noSlot || self == .containerBounded }
}
