/// The results and findings that an audit keeps in memory; the counts are always complete.
///
/// A terminal report shows only the worst findings and the counts. ``worst(failures:reviews:)`` is enough for it, and
/// memory then grows only with the input files. A report that lists findings needs ``findings``. A report with a
/// record per text needs ``results``, and a report with every measurement needs ``everything``.
public enum AuditRetention: Hashable, Sendable {
  /// Every result and every finding.
  case everything
  /// Every finding, and the measurements of each result that have findings (``MeasurementChoice/findings``).
  case results
  /// Every finding but no results; measurements are kept only as part of a finding.
  case findings
  /// The worst findings and no results.
  ///
  /// Failures are errors and warnings; notes are only counted. Reviews are findings that need review.
  case worst(failures: Int, reviews: Int)

  /// Returns the smallest retention that is enough for two consumers.
  ///
  /// - Parameter other: The retention that the other consumer needs.
  /// - Returns: A retention that keeps everything that either consumer needs.
  public func joined(with other: AuditRetention) -> AuditRetention {
    switch (self, other) {
    case (.worst(let failures, let reviews), .worst(let others, let othersReviews)):
      .worst(failures: max(failures, others), reviews: max(reviews, othersReviews))
    case (.everything, _), (_, .everything): .everything
    case (.results, _), (_, .results): .results
    case (.findings, _), (_, .findings): .findings
    }
  }
}
