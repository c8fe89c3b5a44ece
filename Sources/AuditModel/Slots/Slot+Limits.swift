extension Slot {
  /// The largest accepted width or height, in points.
  ///
  /// The limit is our own, far above any screen, so that typing mistakes are reported.
  package static let largestLength = 100_000.0

  /// The largest accepted line limit (our own choice, so that typing mistakes are reported).
  package static let mostLines = 10_000

  /// The largest accepted character limit (our own choice, so that typing mistakes are reported).
  package static let mostCharacters = 1_000_000

  /// The largest accepted size of a custom font, in points (our own choice, so that typing mistakes are reported).
  package static let largestFontSize = 1_000.0
}
