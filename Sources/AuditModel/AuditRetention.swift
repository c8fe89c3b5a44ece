/// The results and findings that an audit keeps in memory; the counts are always complete.
///
/// A report that lists or groups findings, such as the one in a terminal, needs ``findings``. A report with a record per
/// text needs ``results``, and a report with every measurement needs ``everything``.
public enum AuditRetention: Hashable, Sendable {
  /// Every result and every finding.
  case everything
  /// Every finding, and the measurements of each result that have findings (``MeasurementChoice/findings``).
  case results
  /// Every finding but no results; measurements are kept only as part of a finding.
  case findings

  /// Returns the smallest retention that is enough for two consumers.
  ///
  /// - Parameter other: The retention that the other consumer needs.
  /// - Returns: A retention that keeps everything that either consumer needs.
  public func joined(with other: AuditRetention) -> AuditRetention {
    switch (self, other) {
    case (.everything, _), (_, .everything): .everything
    case (.results, _), (_, .results): .results
    case (.findings, .findings): .findings
    }
  }
}
