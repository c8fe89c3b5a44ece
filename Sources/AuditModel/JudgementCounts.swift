/// How judgements came out.
///
/// A rule that finds nothing wrong with its subject is one judgement. One that does is a judgement for each thing it finds:
/// two buttons that are too small are two that are not as they should be, and one that cannot be told beside them is one
/// for a person. Subjects are counted in each environment anew; findings on one element in several environments are told
/// once, so there may be fewer of them.
public struct JudgementCounts: Hashable, Codable, Sendable {
  /// Judgements that are as they should be.
  public var pass = 0
  /// Judgements that are not.
  public var fail = 0
  /// Judgements a person has to make.
  public var needsReview = 0
  /// Rules that say nothing about their subject.
  public var notApplicable = 0

  /// Creates empty counts.
  public init() {}

  /// Judgements that say something.
  public var judgements: Int { pass + fail + needsReview }

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
