/// The comparison of a run with an earlier report.
public struct Comparison: Hashable, Sendable {
  /// The earlier report as the user named it.
  public var file: String
  /// The number of findings that the earlier report does not contain.
  public var new = 0
  /// The number of findings that have become worse.
  public var worse = 0
  /// The number of findings that have not become worse.
  public var known = 0
  /// The findings of the earlier report that this run checked again and did not find, in the order of that report.
  public var fixed: [EarlierFinding] = []
  /// The number of missing findings that a baseline accepts or a comment turns off.
  public var accepted = 0
  /// The number of missing findings in files, languages, rules or sizes that this run did not check.
  public var notChecked = 0

  /// Creates a comparison without findings.
  ///
  /// - Parameter file: The earlier report as the user named it.
  public init(file: String) { self.file = file }

  /// Counts a finding of this run.
  ///
  /// - Parameter change: The finding's change.
  public mutating func count(_ change: Change) {
    switch change {
    case .new: new += 1
    case .worse: worse += 1
    case .known: known += 1
    }
  }
}
