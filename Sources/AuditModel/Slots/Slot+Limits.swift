extension Slot {
  /// The largest available width or height that is accepted, in points; our own limit, far above any screen, so that a
  /// slip is reported.
  package static let largestLength = 100_000.0

  /// The largest line limit that is accepted; our own limit, so that a slip is reported.
  package static let mostLines = 10_000

  /// The largest character limit that is accepted; our own limit, so that a slip is reported.
  package static let mostCharacters = 1_000_000

  /// The largest size of a custom font that is accepted, in points; our own limit, so that a slip is reported.
  package static let largestFontSize = 1_000.0
}
