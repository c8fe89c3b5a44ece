/// The number of checks by outcome.
///
/// A rule that finds no problem in its subject counts as one check. Otherwise each problem counts as one: two buttons
/// that are too small fail twice, and a third that is uncertain needs review once. Each environment counts separately.
/// A finding about an element covers all its environments, so there may be fewer findings than failures.
public struct JudgementCounts: Hashable, Codable, Sendable {
  /// The number of checks that passed.
  public var pass = 0
  /// The number of checks that failed.
  public var fail = 0
  /// The number of checks that need review.
  public var needsReview = 0
  /// The number of checks whose rule does not apply to the subject.
  public var notApplicable = 0

  /// Creates empty counts.
  public init() {}

  /// The number of checks that passed, failed or need review.
  public var judgements: Int { pass + fail + needsReview }

  /// Counts one check.
  ///
  /// - Parameter outcome: The outcome of the check.
  public mutating func count(_ outcome: Verdict) {
    switch outcome {
    case .pass: pass += 1
    case .fail: fail += 1
    case .needsReview: needsReview += 1
    case .notApplicable: notApplicable += 1
    }
  }

  /// Adds other counts.
  ///
  /// - Parameter other: The counts to add.
  public mutating func add(_ other: JudgementCounts) {
    pass += other.pass
    fail += other.fail
    needsReview += other.needsReview
    notApplicable += other.notApplicable
  }
}
