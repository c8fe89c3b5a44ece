/// The numbers of texts by outcome; each text counts once, with its worst outcome.
///
/// A text may be measured in several slots, containers and sizes. Failing is worst, then not being measured, needing
/// review, needing review only because the container is not known well enough, and passing.
public struct TextOutcomes: Hashable, Sendable {
  /// The outcome of one text.
  package enum Outcome: UInt8, Comparable, Sendable {
    case undrawn, pass, bounded, review, unmeasured, fail

    package static func < (one: Outcome, other: Outcome) -> Bool { one.rawValue < other.rawValue }
  }

  /// The number of texts that fail at some size.
  public var fail = 0
  /// The number of texts that could not be measured.
  public var unmeasured = 0
  /// The number of texts that need review at some size, and do not fail.
  public var review = 0
  /// The number of texts that need review only because their container is not known well enough.
  ///
  /// See ``ReviewReason/isBounded``.
  public var bounded = 0
  /// The number of texts that pass at every size.
  public var pass = 0
  /// The number of texts without a size to measure: empty ones, and those that are never cut off.
  public var undrawn = 0

  /// Creates empty counts.
  public init() {}

  /// The number of texts.
  public var all: Int { fail + unmeasured + review + bounded + pass + undrawn }

  /// The number of texts that were measured or should have been.
  public var drawn: Int { all - undrawn }

  /// The number of texts whose result depends on something unknown: they need review, or could not be measured.
  public var open: Int { review + unmeasured }

  /// Counts a text.
  package mutating func count(_ outcome: Outcome) {
    switch outcome {
    case .undrawn: undrawn += 1
    case .pass: pass += 1
    case .bounded: bounded += 1
    case .review: review += 1
    case .unmeasured: unmeasured += 1
    case .fail: fail += 1
    }
  }

  /// Adds other counts.
  ///
  /// - Parameter other: The counts to add.
  public mutating func add(_ other: TextOutcomes) {
    fail += other.fail
    unmeasured += other.unmeasured
    review += other.review
    bounded += other.bounded
    pass += other.pass
    undrawn += other.undrawn
  }
}
