extension ReviewReason {
  /// Whether the reason is a container that is not known well enough, rather than a value near a limit.
  ///
  /// Findings with such reasons do not fail a run with `--fail-on review`. They are not listed among the worst
  /// findings and are never added to a baseline.
  public var isBounded: Bool { isOpen || self == .containerBounded || self == .heightBounded }

  /// Whether the reason is a text whose slot is not known, so that the app may draw it in any style and container.
  public var isOpen: Bool { self == .noSlot || self == .noUseFound || self == .useNotFollowed }
}
